import { expect } from "storybook/test";
import { Callout } from "#design-system/callout/callout.tsx";
import { PartFold } from "#design-system/details/part-fold.tsx";
import { Container } from "#design-system/layout/container.tsx";
import { Prose } from "#design-system/prose/prose.tsx";
import { proseComponents } from "#design-system/prose/prose-components.tsx";
import preview from "../../.storybook/preview.tsx";
import Sample from "./prose-sample.md";

const meta = preview.meta({
  component: Prose,
  parameters: { layout: "fullscreen" },
  args: { children: <Sample components={proseComponents} /> },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
});

/** Rendered Markdown: headings with fragments, lists, a table, a quotation. */
export const Markdown = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole("heading", { level: 2, name: "What decides a claim" })).toHaveAttribute(
      "id",
      "what-decides-a-claim",
    );
    await expect(canvas.getByRole("table")).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "the definitions" })).toHaveFocus();
  },
});

/** A link to another site announces the new tab; an internal link doesn't. */
export const LinksToOtherSites = meta.story({
  async play({ canvas }) {
    const outside = canvas.getByRole("link", { name: /guide of the regulator.*new tab/ });
    await expect(outside).toHaveAttribute("target", "_blank");
    await expect(canvas.getByRole("link", { name: "the definitions" })).not.toHaveAttribute("target");
  },
});

/** Line length is limited for readability, however wide the page. */
export const ComfortableLines = meta.story({
  async play({ canvas }) {
    const paragraph = canvas.getByText(/A claim is a question about words/);
    const characters = paragraph.offsetWidth / (Number.parseFloat(getComputedStyle(paragraph).fontSize) * 0.5);
    await expect(characters).toBeLessThan(85);
  },
});

/** A component between paragraphs keeps its own styles and gets vertical space. */
export const PartsBetweenParagraphs = meta.story({
  args: {
    children: (
      <>
        <p>Before the part.</p>
        <Callout title="A part of its own">
          <p>With its own text.</p>
        </Callout>
        <p>After the part.</p>
      </>
    ),
  },
  async play({ canvas }) {
    const before = canvas.getByText("Before the part.").getBoundingClientRect();
    const part = canvas.getByRole("note").getBoundingClientRect();
    await expect(part.top - before.bottom).toBeGreaterThanOrEqual(32);
  },
});

/** Parts that fold on phones by their headings; in a wide window they are open. */
export const FoldedParts = meta.story({
  args: {
    children: (
      <>
        <h2>What a policy pays</h2>
        <p>The answer, which is never folded.</p>
        <PartFold>
          <summary>
            <h2>What it leaves out</h2>
          </summary>
          <p>Wear, and what you do on purpose.</p>
        </PartFold>
        <PartFold>
          <summary>
            <h2>How to complain about an insurer that doesn’t answer</h2>
          </summary>
          <p>Begin with the person who handles your file.</p>
        </PartFold>
      </>
    ),
  },
  async play({ canvas }) {
    await expect(canvas.getByText("Wear, and what you do on purpose.")).toBeVisible();
  },
});

export const FoldedPartsOnAPhone = FoldedParts.extend({
  globals: { viewport: { value: "phone" } },
  async play({ canvas, userEvent }) {
    const hidden = canvas.getByText("Wear, and what you do on purpose.");
    await expect(hidden).not.toBeVisible();
    await userEvent.click(canvas.getByRole("heading", { name: "What it leaves out" }));
    await expect(hidden).toBeVisible();
  },
});

/** Fine print. */
export const Small = meta.story({
  args: { size: "small", children: <p>Fine print under a table, in full sentences all the same.</p> },
  async play({ canvas }) {
    const text = canvas.getByText(/Fine print/);
    await expect(getComputedStyle(text).fontSize).toBe("15px");
  },
});
