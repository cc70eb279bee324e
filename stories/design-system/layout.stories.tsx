import { useLayoutEffect } from "react";
import { expect, fn } from "storybook/test";
import { Heading } from "#design-system/heading/heading.tsx";
import { Cluster } from "#design-system/layout/cluster.tsx";
import { Container } from "#design-system/layout/container.tsx";
import { DeferredRendering } from "#design-system/layout/deferred-rendering.tsx";
import { Grid } from "#design-system/layout/grid.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { Sidebar } from "#design-system/layout/sidebar.tsx";
import { Stack } from "#design-system/layout/stack.tsx";
import { OnPageNav } from "#design-system/on-page-nav/on-page-nav.tsx";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  component: Stack,
  subcomponents: { Cluster, Container, DeferredRendering, Grid, Section, Sidebar },
  parameters: { layout: "fullscreen" },
  args: { children: null },
});

function Block({ children }: { readonly children: string }) {
  return <div className="border border-line bg-surface p-4">{children}</div>;
}

const numbers = ["One", "Two", "Three", "Four", "Five"];

function left(element: HTMLElement): number {
  return Math.round(element.getBoundingClientRect().left);
}

function isBefore(first: HTMLElement, second: HTMLElement): boolean {
  return Boolean(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING);
}

function columnCount(grid: HTMLElement): number {
  return getComputedStyle(grid).gridTemplateColumns.split(" ").length;
}

/** Text, form and full-width content share one left edge. */
export const OneLeftEdge = meta.story({
  render: () => (
    <>
      <Section labelledBy="edge">
        <Heading level={2} id="edge">
          As wide as the page
        </Heading>
      </Section>
      <Section width="prose">
        <Block>As wide as a line of text</Block>
      </Section>
      <Section width="narrow">
        <Block>As wide as a form</Block>
      </Section>
    </>
  ),
  async play({ canvas }) {
    const edge = left(canvas.getByRole("heading"));
    const text = canvas.getByText("As wide as a line of text");
    const form = canvas.getByText("As wide as a form");
    await expect([left(text), left(form)]).toEqual([edge, edge]);
    await expect(text.offsetWidth).toBeGreaterThan(form.offsetWidth);
    await expect(canvas.getByRole("region", { name: "As wide as the page" })).toBeVisible();
  },
});

/** The grid responds to its container's width, not the viewport's: three columns become one in a narrow container. */
export const GridFollowsItsRoom = meta.story({
  render: () => (
    <Stack gap="large">
      <Container>
        <Grid columns={3} as="ul">
          {numbers.map((number) => (
            <li key={number}>{number}</li>
          ))}
        </Grid>
      </Container>
      <div className="w-64">
        <Grid columns={3} as="ul">
          {numbers.map((number) => (
            <li key={number}>{number}</li>
          ))}
        </Grid>
      </div>
    </Stack>
  ),
  async play({ canvas }) {
    const [wide, narrow] = canvas.getAllByRole("list");
    await expect(wide && columnCount(wide)).toBe(3);
    await expect(narrow && columnCount(narrow)).toBe(1);
  },
});

/** Adjacent sections of one tone share a single gap, for an even rhythm. A deep section applies the dark colour scheme. */
export const SectionsAndTones = meta.story({
  render: () => (
    <>
      {(["plain", "plain", "sunken", "wash", "deep"] as const).map((tone, index) => (
        <Section key={`${tone} ${index}`} tone={tone} labelledBy={`section-${index}`}>
          <Stack gap="small">
            <Heading level={2} id={`section-${index}`}>
              {`Section ${index + 1}, ${tone}`}
            </Heading>
            <p className="text-ink-soft">Quiet text keeps its contrast on every tone.</p>
          </Stack>
        </Section>
      ))}
    </>
  ),
  async play({ canvas }) {
    const section = (name: string) => getComputedStyle(canvas.getByRole("region", { name }));
    await expect(section("Section 1, plain").paddingTop).not.toBe("0px");
    await expect(section("Section 2, plain").paddingTop).toBe("0px");
    await expect(section("Section 3, sunken").paddingTop).not.toBe("0px");
    await expect(getComputedStyle(canvas.getByRole("heading", { name: "Section 5, deep" })).colorScheme).toBe("dark");
  },
});

/** Visual order follows reading order: a start aside precedes the main content, an end aside follows it. */
export const SidebarReadsInOrder = meta.story({
  render: () => (
    <Container>
      <Stack gap="large">
        <Sidebar side="start">
          <Block>Navigation</Block>
          <Block>Main content of the first</Block>
        </Sidebar>
        <Sidebar side="end" sticky>
          <Block>Aside</Block>
          <Block>Main content of the second</Block>
        </Sidebar>
      </Stack>
    </Container>
  ),
  async play({ canvas }) {
    await expect(isBefore(canvas.getByText("Navigation"), canvas.getByText("Main content of the first"))).toBe(true);
    await expect(isBefore(canvas.getByText("Main content of the second"), canvas.getByText("Aside"))).toBe(true);
    await expect(left(canvas.getByText("Aside"))).toBeGreaterThan(left(canvas.getByText("Main content of the second")));
  },
});

/** A navigation longer than the viewport scrolls independently, so its last link stays reachable. */
export const LongSidebar = meta.story({
  globals: { viewport: { value: "desktop" } },
  render: () => (
    <Container>
      <Sidebar side="start" sticky>
        <OnPageNav
          items={Array.from({ length: 30 }, (_, index) => ({
            href: `#part-${index + 1}` as const,
            label: `Part ${index + 1}`,
          }))}
        />
        <Stack gap="section">
          {Array.from({ length: 30 }, (_, index) => (
            <div key={index} id={`part-${index + 1}`}>
              <Block>{`What part ${index + 1} says`}</Block>
            </div>
          ))}
        </Stack>
      </Sidebar>
    </Container>
  ),
  async play({ canvas }) {
    scrollTo({ top: 600, behavior: "instant" });
    const column = canvas.getByRole("navigation").parentElement ?? document.body;
    const last = canvas.getByRole("link", { name: "Part 30" });
    await expect(last.getBoundingClientRect().bottom).toBeGreaterThan(innerHeight);
    column.scrollTo({ top: column.scrollHeight, behavior: "instant" });
    const { left, bottom } = last.getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(innerHeight);
    await expect(scrollY).toBe(600);
    // A focus ring is five pixels wide, and a scroll container clips it at its edge.
    await expect(left - column.getBoundingClientRect().left).toBeGreaterThanOrEqual(5);
  },
});

/** Every component with every gap and number of columns. */
export const Gallery = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Section tone="sunken">
      <Stack gap="section">
        {([2, 3, 4] as const).map((columns) => (
          <Grid key={columns} columns={columns} min="small" gap="medium">
            {numbers.map((number) => (
              <Block key={number}>{number}</Block>
            ))}
          </Grid>
        ))}
        <Cluster>
          {(["small", "medium", "large"] as const).map((gap) => (
            <Stack key={gap} gap={gap}>
              <Block>{`Stack, ${gap}`}</Block>
              <Block>{`Stack, ${gap}`}</Block>
            </Stack>
          ))}
        </Cluster>
        {(["small", "medium", "large"] as const).map((gap) => (
          <Cluster key={gap} gap={gap}>
            {numbers.map((number) => (
              <Block key={number}>{`${number}, ${gap}`}</Block>
            ))}
          </Cluster>
        ))}
      </Stack>
    </Section>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByText(/^Stack/)).toHaveLength(6);
  },
});

const noteFirstDrawing = fn();

function FirstDrawing() {
  useLayoutEffect(() => noteFirstDrawing(document.querySelector("#storybook-root, main, body")?.textContent), []);
  return null;
}

/** A long page renders its heading first; the sections follow shortly after, without interaction. */
export const HeadingFirst = meta.story({
  render: () => (
    <DeferredRendering isDeferred>
      <Section isFirst>
        <Heading level={2}>Drawn at once</Heading>
      </Section>
      <Section>
        <Block>Drawn a moment later</Block>
      </Section>
      <FirstDrawing />
    </DeferredRendering>
  ),
  async play({ canvas }) {
    await expect(await canvas.findByText("Drawn a moment later")).toBeVisible();
    await expect(noteFirstDrawing).toHaveBeenCalledOnce();
    await expect(noteFirstDrawing).toHaveBeenCalledWith(expect.stringContaining("Drawn at once"));
    await expect(noteFirstDrawing).not.toHaveBeenCalledWith(expect.stringContaining("Drawn a moment later"));
  },
});
