import { expect } from "storybook/test";
import { Checklist } from "#widgets/checklist/checklist.tsx";
import preview from "../../.storybook/preview.tsx";
import { fitsTheWindow } from "../fits-the-window.ts";

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

/** Nothing on the list: its name stands alone, without a box to tick. */
export const Empty = List.extend({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { children: <ul /> },
  async play({ canvas }) {
    await expect(canvas.getByRole("figure", { name: "Your claim file" })).toBeVisible();
    await expect(canvas.queryByRole("listitem")).toBeNull();
  },
});

/** One thing to do. */
export const One = List.extend({
  parameters: { chromatic: { disableSnapshot: true } },
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
    await expect(getComputedStyle(only ?? document.body, "::before").width).toBe("18px");
    // The frame closes the list, so its last entry has no rule of its own.
    await expect(getComputedStyle(only ?? document.body).borderBottomWidth).toBe("0px");
  },
});

const longEntries = Array.from(
  { length: 30 },
  (_, place) => `${place + 1}. Every letter of the Rechtsschutzversicherungsgesellschaft that sets a deadline`,
);

/** Thirty things in long words on the narrowest phone: they break, and each stands clear of its box. */
export const Long = List.extend({
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: "narrow" } },
  args: {
    children: (
      <ul>
        {longEntries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
    ),
  },
  async play({ canvas }) {
    await expect(innerWidth).toBe(320);
    const items = canvas.getAllByRole("listitem");
    await expect(items).toHaveLength(30);
    await fitsTheWindow();
    for (const item of items.slice(0, 3)) {
      const words = document.createRange();
      words.selectNodeContents(item);
      await expect(words.getBoundingClientRect().left - item.getBoundingClientRect().left).toBeGreaterThan(18);
    }
  },
});

/** On paper every entry has its box, drawn by a line: printers leave grounds away. A short list keeps to one sheet. */
export const OnPaper = List.extend({
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { media: "print" },
  async play({ canvas }) {
    const list = canvas.getByRole("figure", { name: "Your claim file" });
    await expect(getComputedStyle(list).breakInside).toBe("avoid");
    await expect(getComputedStyle(list).backgroundColor).toBe("rgba(0, 0, 0, 0)");
    for (const item of canvas.getAllByRole("listitem")) {
      await expect(item).toBeVisible();
      const box = getComputedStyle(item, "::before");
      await expect([box.width, box.height, box.borderTopStyle]).toEqual(["18px", "18px", "solid"]);
    }
  },
});
