import { expect } from "storybook/test";
import { Accordion } from "#design-system/accordion/accordion.tsx";
import { Badge } from "#design-system/badge/badge.tsx";
import { Breadcrumb } from "#design-system/breadcrumb/breadcrumb.tsx";
import { ButtonLink } from "#design-system/button/button-link.tsx";
import { Callout } from "#design-system/callout/callout.tsx";
import { Card } from "#design-system/card/card.tsx";
import { DescriptionList } from "#design-system/description-list/description-list.tsx";
import { Details } from "#design-system/details/details.tsx";
import { HeadingBlock } from "#design-system/heading/heading-block.tsx";
import { Hero } from "#design-system/hero/hero.tsx";
import { HeroIllustration } from "#design-system/illustration/hero-illustration.tsx";
import { Plate } from "#design-system/illustration/plate.tsx";
import { Cluster } from "#design-system/layout/cluster.tsx";
import { Container } from "#design-system/layout/container.tsx";
import { Grid } from "#design-system/layout/grid.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { Sidebar } from "#design-system/layout/sidebar.tsx";
import { Stack } from "#design-system/layout/stack.tsx";
import { OnPageNav } from "#design-system/on-page-nav/on-page-nav.tsx";
import { Prose } from "#design-system/prose/prose.tsx";
import { Stat, StatList } from "#design-system/stat/stat.tsx";
import { Step } from "#design-system/steps/step.tsx";
import { Steps } from "#design-system/steps/steps.tsx";
import { Table } from "#design-system/table/table.tsx";
import { Tabs } from "#design-system/tabs/tabs.tsx";
import { Tag } from "#design-system/tag/tag.tsx";
import preview from "../../.storybook/preview.tsx";

interface StressProps {
  /** Text for every component that takes words. */
  readonly words: string;
  /** A short figure or name. */
  readonly short: string;
  readonly direction?: "ltr" | "rtl";
}

/** Every identity, layout and content component on one page, filled with the same words. */
function EveryPart({ words, short, direction = "ltr" }: StressProps) {
  return (
    <div dir={direction}>
      <Hero
        title={words}
        lead={words}
        kicker={words}
        actions={<ButtonLink href="#go">{words}</ButtonLink>}
        figure={<HeroIllustration />}
      />
      <Section>
        <Stack gap="large">
          <Breadcrumb items={[{ label: words, href: "/" }, { label: words }]} />
          <Sidebar side="start">
            <OnPageNav
              items={[
                { href: "#one", label: words },
                { href: "#two", label: words },
              ]}
            />
            <HeadingBlock level={2} title={words} lead={words} kicker={words} />
          </Sidebar>
          <Grid columns={3}>
            <Card title={words} href="#card" headingLevel={3} media={<Plate name="life" />} meta={words}>
              <p>{words}</p>
            </Card>
            <Card title={words} headingLevel={3} tone="surface">
              <p>{words}</p>
            </Card>
          </Grid>
          <Cluster>
            <Badge tone="positive">{words}</Badge>
            <Badge look="solid">{words}</Badge>
            <Tag href="#tag">{words}</Tag>
          </Cluster>
          <Callout tone="caution" title={words}>
            <p>{words}</p>
          </Callout>
          <StatList>
            <Stat value={short} label={words} note={words} />
            <Stat value={short} label={words} />
          </StatList>
          <Steps>
            <Step title={words} headingLevel={3}>
              <p>{words}</p>
            </Step>
          </Steps>
          <Steps direction="across">
            <Step title={words}>{words}</Step>
            <Step title={words}>{words}</Step>
          </Steps>
          <DescriptionList items={[{ term: words, description: words }]} />
          <DescriptionList layout="ledger" items={[{ term: words, description: short }]} />
          <Prose>
            <h2>{words}</h2>
            <p>{words}</p>
            <ul>
              <li>{words}</li>
            </ul>
            <blockquote>{words}</blockquote>
          </Prose>
          <Details summary={words} open>
            {words}
          </Details>
          <Accordion items={[{ id: "stress-part", title: words, content: words }]} />
          <Tabs
            label="Tabs"
            items={[
              { id: "stress-one", title: words, content: <p>{words}</p> },
              { id: "stress-two", title: words, content: <p>{words}</p> },
            ]}
          />
          <Table
            caption={words}
            columns={[
              { key: "name", header: words },
              { key: "text", header: words },
              { key: "figure", header: words, numeric: true },
            ]}
            rows={[{ name: words, text: words, figure: short }]}
            note={words}
          />
        </Stack>
      </Section>
    </div>
  );
}

/** Whether an element is only announced, as `sr-only` hides it, also at some widths only. */
function isClipped(element: Element | null): boolean {
  return element !== null && element.clientWidth <= 1 && getComputedStyle(element).overflow === "hidden";
}

/** Names of the components that overflow the page; a scroll container may hold more than it shows. */
function partsThatStickOut(canvasElement: HTMLElement): readonly string[] {
  const { left, right } = canvasElement.getBoundingClientRect();
  const names = new Set<string>();
  for (const element of canvasElement.querySelectorAll("[data-slot] *, [data-slot]")) {
    const box = element.getBoundingClientRect();
    const scroller = element.parentElement?.closest(".tabs-list, .table-scroll, .sr-only, .tabs-heading");
    const hidden =
      !element.checkVisibility() ||
      element.closest(".tabs-heading, .sr-only, thead") !== null ||
      isClipped(element) ||
      isClipped(element.parentElement);
    if (scroller || hidden || (box.left >= left - 1 && box.right <= right + 1)) continue;
    names.add(element.closest("[data-slot]")?.getAttribute("data-slot") ?? element.tagName);
  }
  return [...names];
}

const meta = preview.meta({
  component: EveryPart,
  parameters: {
    layout: "fullscreen",
    viewport: { options: { smallest: { name: "Smallest", styles: { width: "320px", height: "640px" } } } },
  },
  args: { words: "Home insurance and what moves its price", short: "$1,280" },
});

/** 320 pixels wide, as on the smallest phones and at 400 % zoom: nothing overflows, so the page never scrolls sideways. */
export const Narrow = meta.story({
  globals: { viewport: { value: "smallest", isRotated: false } },
  async play({ canvasElement }) {
    await expect(canvasElement.clientWidth).toBe(320);
    await expect(partsThatStickOut(canvasElement)).toEqual([]);
    await expect(document.documentElement.scrollWidth).toBe(320);
  },
});

/** Words longer than the line break inside their component. */
export const LongWords = Narrow.extend({
  args: {
    words: "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetzhaftpflichtversicherung",
    short: "$1,280,000,000",
  },
  async play({ canvasElement }) {
    await expect(partsThatStickOut(canvasElement)).toEqual([]);
    await expect(document.documentElement.scrollWidth).toBe(320);
  },
});

/** With doubled text size at tablet width, no component overflows. */
export const TextAt200Percent = meta.story({
  beforeEach() {
    document.documentElement.style.fontSize = "200%";
    return () => document.documentElement.style.removeProperty("font-size");
  },
  async play({ canvas, canvasElement }) {
    await expect(
      getComputedStyle(canvas.getAllByText("Home insurance and what moves its price")[1] ?? document.body).fontSize,
    ).not.toBe("17px");
    await expect(partsThatStickOut(canvasElement)).toEqual([]);
  },
});

/** Right to left, the layout is mirrored: text alignment, rules and icons change sides. */
export const RightToLeft = meta.story({
  args: { words: "تأمين المنزل وما يحدد سعره", short: "١٬٢٨٠ دولار", direction: "rtl" },
  async play({ canvas, canvasElement }) {
    const title = canvas.getByRole("heading", { level: 1 });
    await expect(getComputedStyle(title).direction).toBe("rtl");
    await expect(partsThatStickOut(canvasElement)).toEqual([]);
    const callout = canvas.getByRole("note");
    await expect(getComputedStyle(callout).borderRightWidth).toBe("4px");
  },
});

/** Empty lists and omitted optional texts leave no empty boxes, rules or headings. */
export const Empty = meta.story({
  render: () => (
    <Container>
      <Breadcrumb items={[]} />
      <OnPageNav items={[]} />
      <DescriptionList items={[]} />
      <Accordion items={[]} />
      <HeadingBlock level={2} title="A title alone" />
      <Table caption="No rows" columns={[{ key: "name", header: "Name" }]} rows={[]} empty="Nothing matches." />
    </Container>
  ),
  async play({ canvas }) {
    await expect(canvas.queryByRole("navigation")).toBeNull();
    await expect(canvas.queryByRole("term")).toBeNull();
    await expect(canvas.getAllByRole("heading")).toHaveLength(1);
    await expect(canvas.getByRole("cell")).toHaveTextContent("Nothing matches.");
  },
});
