import { expect, within } from "storybook/test";
import { EntryTriples } from "#widgets/reading/guide-text/guide-text-components.tsx";
import { Text, GuideText } from "#widgets/reading/guide-text/guide-text.tsx";
import type { ProseModule } from "#widgets/reading/guide-text/prose-module.ts";
import { markdownComponents } from "#widgets/reading/markdown/markdown-components.tsx";
import * as disability from "#text/learn/disability-insurance.md";
import * as health from "#text/learn/health-insurance.md";
import * as claims from "#text/learn/insurance-claims.md";
import preview from "../../../.storybook/preview.tsx";
import { provinceNamesByCode } from "#words/province-names.ts";

const meta = preview.meta({
  component: GuideText,
  args: { of: health },
});

/** A page's file, which says by its own blocks how its texts are set. */
function pageOf({ default: Content }: ProseModule) {
  return () => <Content components={markdownComponents} />;
}

/** Notes stand in the text, at its measure, in reading order. */
export const InText = meta.story({
  render: pageOf(health),
  async play({ canvas }) {
    const note = canvas.getByRole("note", { name: provinceNamesByCode.QC });
    const wait = canvas.getByRole("figure", { name: "The wait for public coverage, for a new permanent resident" });
    await expect(note.getBoundingClientRect().bottom).toBeLessThan(wait.getBoundingClientRect().top);
  },
});

/** In the margin a note stands beside the text it belongs to and takes no width from it. */
export const InMargin = meta.story({
  render: pageOf(claims),
  async play({ canvas }) {
    const note = canvas.getByRole("note", { name: provinceNamesByCode.QC }).getBoundingClientRect();
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
    const note = canvas.getByRole("note", { name: provinceNamesByCode.QC }).getBoundingClientRect();
    const table = canvas.getByRole("table", { name: "First notice, by kind of claim" }).getBoundingClientRect();
    await expect(note.bottom).toBeLessThan(table.top);
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

/** Three notes about three places, side by side, below the heading that joins them. */
export const NotesInColumns = meta.story({
  render: pageOf(disability),
  async play({ canvas }) {
    const tops = canvas.getAllByRole("note").map((note) => note.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
    await expect(
      canvas.getByRole("heading", { name: "Where you live changes the gap" }).getBoundingClientRect().bottom,
    ).toBeLessThan(tops[0] ?? 0);
  },
});

/** Few short steps read well side by side, and wider than a line of text. */
export const StepsAcross = meta.story({
  render: pageOf(claims),
  async play({ canvasElement }) {
    const steps = [...canvasElement.querySelectorAll("[data-slot=step]")].map((step) => step.getBoundingClientRect());
    await expect(steps).toHaveLength(3);
    await expect(new Set(steps.map(({ top }) => top)).size).toBe(1);
    await expect(steps[2]?.right).toBeGreaterThan(1000);
  },
});

/** A list of bold lead-ins as a small reference of three columns. */
export const Entries = meta.story({
  render: () => (
    <Text>
      <EntryTriples>
        {["Life", "Home", "Auto", "Travel", "Health", "Disability"].map((line) => (
          <li key={line}>
            <strong>{line}.</strong> Review the amount once a year.
          </li>
        ))}
      </EntryTriples>
    </Text>
  ),
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
