import { expect } from "storybook/test";
import { Checklist } from "#widgets/checklist/checklist.tsx";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  component: Checklist,
  args: {
    title: "Your claim file",
    children: (
      <ul>
        <li>Policy, with endorsements</li>
        <li>
          Every <a href="#letter">letter</a> that sets a deadline, with the date in your calendar and the name of
          whoever sent it
        </li>
        <li>Receipts, by day</li>
      </ul>
    ),
  },
});

/** What a press in the middle of an element reaches. */
function hit(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2);
}

/** A named group around a plain list; the boxes can be ticked, by their words too; a link among the words stays a link. */
export const List = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, userEvent, step }) {
    await expect(canvas.getByRole("figure", { name: "Your claim file" })).toBeVisible();
    const boxes = canvas.getAllByRole("checkbox");
    await expect(boxes).toHaveLength(3);
    const policy = canvas.getByRole("checkbox", { name: "Policy, with endorsements" });
    await userEvent.click(policy);
    await expect(policy).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "letter" })).not.toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(boxes[1]).toBeChecked();
    await step("the whole line is the box's, but for the link in it", async () => {
      await expect(hit(canvas.getByText("Receipts, by day"))?.closest("label")).toContainElement(boxes[2] ?? null);
      await expect(hit(canvas.getByRole("link", { name: "letter" }))).toBe(
        canvas.getByRole("link", { name: "letter" }),
      );
      for (const item of canvas.getAllByRole("listitem"))
        await expect(item.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    });
  },
});
