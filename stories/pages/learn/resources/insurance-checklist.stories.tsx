import { expect } from "storybook/test";
import InsuranceChecklistPage from "#text/learn/resources/insurance-checklist.md?page";
import preview from "../../../../.storybook/preview.tsx";
import { expectWholeGuide } from "../expect-whole-guide.ts";
import { resourceWords } from "#text/learn/resources/resource-words.ts";

const meta = preview.meta({
  component: InsuranceChecklistPage,
  parameters: { layout: "fullscreen" },
});

/** Every box of the checklist can be ticked, and the page can be printed. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement, userEvent }) {
    await expectWholeGuide(canvasElement, "Insurance checklist");
    await expect(canvas.getByRole("button", { name: resourceWords.print })).toBeVisible();
    await expect(canvas.getByRole("table", { name: "My policies" })).toBeVisible();
    const boxes = canvas.getAllByRole("checkbox");
    for (const box of boxes.slice(0, 3)) await userEvent.click(box);
    await expect(boxes.filter((box) => box instanceof HTMLInputElement && box.checked)).toHaveLength(3);
  },
});
