import { expect, within } from "storybook/test";
import { AnnotatedPaper } from "#widgets/pictures/annotated-paper.tsx";
import preview from "../../../.storybook/preview.tsx";
import { markdownList, markdownTable } from "./markdown.tsx";

const meta = preview.meta({
  component: AnnotatedPaper,
  args: {
    sender: "Home policy 0417-226",
    title: "Declarations",
    caption: "An invented policy.",
    children: [
      markdownTable([
        ["Line", "Entry", "Note"],
        ["Named insured", "Ana and Luis Reyes", "1"],
        ["Insured location", "14 Birch Street", ""],
        ["Premium", "$1,680", "2"],
      ]),
      markdownList([
        ["Who is insured.", "Everyone else isn't."],
        ["The price.", "For the whole term."],
      ]),
    ],
  },
});

/** Each numbered line has its note; the line without a number has none. */
export const Declarations = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas }) {
    const paper = within(canvas.getByRole("figure", { name: "Declarations" }));
    const lines = paper.getAllByRole("row").map(({ textContent }) => textContent);
    await expect(lines).toEqual([
      "LineEntryNote",
      "Named insuredAna and Luis Reyes1",
      "Insured location14 Birch Street",
      "Premium$1,6802",
    ]);
    await expect(paper.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "1Who is insured. Everyone else isn't.",
      "2The price. For the whole term.",
    ]);
  },
});

/** Two columns of entries have visible headers: equal values in both are two cells. */
export const RenewalOffer = meta.story({
  args: {
    sender: "Your car insurance renews on June 1",
    title: "Renewal offer",
    children: [
      markdownTable([
        ["Line", "Last year", "This year", "Note"],
        ["Premium", "$1,640", "$2,132", "1"],
        ["Liability", "$1,000,000", "$1,000,000", ""],
      ]),
      markdownList([["The old price.", "A rise of 30%."]]),
    ],
  },
  async play({ canvas }) {
    await expect(canvas.getByRole("columnheader", { name: "Last year" })).toBeVisible();
    await expect(canvas.getAllByRole("cell", { name: "$1,000,000" })).toHaveLength(2);
  },
});

/** On a phone the notes are below the paper, and nothing overflows. */
export const Phone = meta.story({
  ...RenewalOffer.input,
  globals: { viewport: { value: "phone", isRotated: false } },
  async play({ canvas, canvasElement }) {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    const { bottom } = canvas.getByRole("table").getBoundingClientRect();
    await expect(canvas.getByRole("list").getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
  },
});
