import { expect, within } from "storybook/test";
import { Checklist } from "#widgets/reading/checklist/checklist.tsx";
import preview from "../../../.storybook/preview.tsx";

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
    // The site draws the box: the browser's own is grey on dark paper.
    await expect(getComputedStyle(policy).appearance).toBe("none");
    await userEvent.click(policy);
    await expect(policy).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "letter" })).not.toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(boxes[1]).toBeChecked();
    await step("the whole row toggles the checkbox, except its link", async () => {
      const line = canvas.getByText("Receipts, by day").closest("li");
      const { left, bottom } = (line ?? document.body).getBoundingClientRect();
      // The text is above the label, which has the rest of the row.
      await expect(document.elementFromPoint(left + 60, bottom - 3)?.closest("label")).toContainElement(
        boxes[2] ?? null,
      );
      await userEvent.click(canvas.getByText("Receipts, by day"));
      await expect(boxes[2]).toBeChecked();
      await expect(hit(canvas.getByRole("link", { name: "letter" }))).toBe(
        canvas.getByRole("link", { name: "letter" }),
      );
      for (const item of canvas.getAllByRole("listitem"))
        await expect(item.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    });
  },
});

/** Nothing on the list: its name stands alone, without a box to tick. */
export const Empty = meta.story({
  args: { children: <ul /> },
  async play({ canvas }) {
    await expect(canvas.getByRole("figure", { name: "Your claim file" })).toBeVisible();
    await expect(canvas.queryByRole("listitem")).toBeNull();
  },
});

/** One thing to do. */
export const One = meta.story({
  args: {
    children: (
      <ul>
        <li>Policy, with endorsements</li>
      </ul>
    ),
  },
  async play({ canvas }) {
    const [only, ...others] = canvas.getAllByRole("listitem");
    await expect(others).toEqual([]);
    await expect(canvas.getByRole("checkbox", { name: "Policy, with endorsements" })).toBeVisible();
    // The frame closes the list, so its last entry has no rule of its own.
    await expect(getComputedStyle(only ?? document.body).borderBottomWidth).toBe("0px");
  },
});

/** On paper every entry keeps its box, to be ticked by pen. A short list keeps to one sheet. */
export const OnPaper = meta.story({
  globals: { media: "print" },
  async play({ canvas }) {
    const list = canvas.getByRole("figure", { name: "Your claim file" });
    await expect(getComputedStyle(list).breakInside).toBe("avoid");
    await expect(getComputedStyle(list).backgroundColor).toBe("rgba(0, 0, 0, 0)");
    for (const item of canvas.getAllByRole("listitem")) {
      await expect(item).toBeVisible();
      await expect(within(item).getByRole("checkbox")).toBeVisible();
    }
  },
});
