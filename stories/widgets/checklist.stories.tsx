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
        <li>Every letter that sets a deadline, with the date in your calendar and the name of whoever sent it</li>
        <li>Receipts, by day</li>
      </ul>
    ),
  },
});

/** A named group around a plain list; the boxes are for a pen, so they are no controls. */
export const List = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas }) {
    await expect(canvas.getByRole("figure", { name: "Your claim file" })).toBeVisible();
    const [first] = canvas.getAllByRole("listitem");
    await expect(getComputedStyle(first ?? document.body, "::before").width).toBe("18px");
    await expect(canvas.queryByRole("checkbox")).toBeNull();
  },
});
