import { expect, within } from "storybook/test";
import { NeedChart } from "#widgets/charts/need-chart/need-chart.tsx";
import { modes } from "../../../.storybook/modes.ts";
import preview from "../../../.storybook/preview.tsx";

const part = (label: string, amount: number) => ({ label, amount });

const meta = preview.meta({
  component: NeedChart,
  args: {
    title: "Where the need comes from",
    parts: [
      part("Income replacement", 700_000),
      part("Immediate needs", 385_000),
      part("Future needs", 240_000),
      part("Special adjustments", 160_000),
    ],
    total: part("Total needs", 1_485_000),
    covered: part("Coverage you already have", 100_000),
    gap: part("Coverage gap", 1_385_000),
  },
});

/** Each bar has its name and amount as text, from the parts to the gap. */
export const Readable = meta.story({
  async play({ canvas }) {
    const figure = within(canvas.getByRole("figure", { name: "Where the need comes from" }));
    await expect(figure.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "Income replacement $700,000",
      "Immediate needs $385,000",
      "Future needs $240,000",
      "Special adjustments $160,000",
      "Total needs $1,485,000",
      "Coverage you already have $100,000",
      "Coverage gap $1,385,000",
    ]);
  },
});

/** A negative component extends to the left: its bar is hollow, and its amount has a minus sign. */
export const SpouseEarnsMore = Readable.extend({
  args: {
    parts: [
      part("Income replacement", -140_000),
      part("Immediate needs", 315_000),
      part("Future needs", 25_000),
      part("Special adjustments", 0),
    ],
    total: part("Total needs", 200_000),
    covered: part("Coverage you already have", 50_000),
    gap: part("Coverage gap", 150_000),
  },
  async play({ canvas }) {
    await expect(canvas.getByText("\u2212$140,000")).toBeVisible();
    await expect(canvas.getByText("$150,000")).toBeVisible();
  },
});

/** With more cover than need, the gap is zero and the chart fits its box. */
export const OverInsured = Readable.extend({
  args: {
    parts: [part("Income replacement", 0), part("Immediate needs", 15_000)],
    total: part("Total needs", 15_000),
    covered: part("Coverage you already have", 500_000),
    gap: part("Coverage gap", 0),
  },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getAllByRole("listitem").at(-1)).toHaveTextContent("Coverage gap $0");
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** With all amounts zero, no bar has a width. */
export const Nothing = Readable.extend({
  args: {
    parts: [part("Income replacement", 0)],
    total: part("Total needs", 0),
    covered: part("Coverage you already have", 0),
    gap: part("Coverage gap", 0),
  },
  async play({ canvas }) {
    await expect(canvas.getAllByText("$0")).toHaveLength(4);
  },
});

/** Long words in a narrow container: labels wrap, amounts don't, and nothing scrolls sideways. */
export const LongLabels = Readable.extend({
  args: {
    parts: [part("Einkommensersatz für Hinterbliebene und Unterhaltsberechtigte", 1_000_000_000)],
    total: part("Gesamtversicherungsbedarf aller Beteiligten", 1_000_000_000),
  },
  globals: { viewport: { value: "narrow" } },
  async play() {
    await expect(innerWidth).toBe(320);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
});

/** For visual review: the usual case, a negative component, and more cover than need. */
export const Gallery = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  render: (args) => (
    <div className="grid gap-section">
      <NeedChart {...args} />
      <NeedChart {...args} {...SpouseEarnsMore.composed.args} title="The spouse earns more" />
      <NeedChart {...args} {...OverInsured.composed.args} title="More cover than need" />
    </div>
  ),
});
