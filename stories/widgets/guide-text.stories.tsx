import { expect, within } from "storybook/test";
import { GuideText } from "#widgets/guide-text/guide-text.tsx";
import * as disability from "#content/en/learn/disability-insurance.md";
import * as claims from "#content/en/learn/insurance-claims.md";
import * as savings from "#content/en/learn/insurance-savings.md";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  component: GuideText,
  args: { of: claims.part("guide") },
});

/** Notes stand in the text, at its measure, in reading order. */
export const InText = meta.story({
  async play({ canvas }) {
    const note = canvas.getByRole("note", { name: "Quebec" });
    const table = canvas.getByRole("table", { name: "First notice, by kind of claim" });
    await expect(note.getBoundingClientRect().bottom).toBeLessThan(table.getBoundingClientRect().top);
  },
});

/** In the margin a note stands beside the text it belongs to and takes no width from it. */
export const InMargin = meta.story({
  args: { notes: "margin" },
  async play({ canvas }) {
    const note = canvas.getByRole("note", { name: "Quebec" }).getBoundingClientRect();
    const table = canvas.getByRole("table", { name: "First notice, by kind of claim" }).getBoundingClientRect();
    await expect(note.left).toBeGreaterThan(table.right);
    await expect(note.top).toBeLessThan(table.bottom);
    await expect(note.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

/** On a phone there is no margin, so the note is back in the text. */
export const NoMarginOnAPhone = InMargin.extend({
  globals: { viewport: { value: "phone", isRotated: false } },
  async play({ canvas, canvasElement }) {
    const note = canvas.getByRole("note", { name: "Quebec" }).getBoundingClientRect();
    const table = canvas.getByRole("table", { name: "First notice, by kind of claim" }).getBoundingClientRect();
    await expect(note.bottom).toBeLessThan(table.top);
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

/** Three notes about three places, side by side, below the heading that joins them. */
export const NotesInColumns = meta.story({
  args: { of: disability.part("provinces"), notes: "columns" },
  async play({ canvas }) {
    const tops = canvas.getAllByRole("note").map((note) => note.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
    await expect(canvas.getByRole("heading", { level: 2 }).getBoundingClientRect().bottom).toBeLessThan(tops[0] ?? 0);
  },
});

/** Few short steps read well side by side, and wider than a line of text. */
export const StepsAcross = meta.story({
  args: { of: claims.part("opening"), steps: "across" },
  async play({ canvas }) {
    const steps = canvas.getAllByRole("listitem").map((step) => step.getBoundingClientRect());
    await expect(steps).toHaveLength(3);
    await expect(new Set(steps.map(({ top }) => top)).size).toBe(1);
    await expect(steps[2]?.right).toBeGreaterThan(1000);
  },
});

/** A list of bold lead-ins as a small reference of three columns. */
export const Entries = meta.story({
  args: { of: savings.part("year"), lists: "triples" },
  async play({ canvas }) {
    const entries = within(canvas.getByRole("list")).getAllByRole("listitem");
    await expect(entries).toHaveLength(6);
    const [first, second, , fourth] = entries.map((entry) => entry.getBoundingClientRect());
    await expect(second?.top).toBe(first?.top);
    await expect(fourth?.left).toBe(first?.left);
    await expect(fourth?.top).toBeGreaterThan(first?.top ?? 0);
  },
});

/** The same entries on a phone: one under the other. */
export const EntriesOnAPhone = Entries.extend({
  globals: { viewport: { value: "phone", isRotated: false } },
  async play({ canvas }) {
    const lefts = canvas.getAllByRole("listitem").map((entry) => entry.getBoundingClientRect().left);
    await expect(new Set(lefts).size).toBe(1);
  },
});
