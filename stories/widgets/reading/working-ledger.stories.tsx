import { expect, within } from "storybook/test";
import { formatExactDollars } from "#format/money.ts";
import { WorkingLedger } from "#widgets/reading/working-ledger.tsx";
import preview from "../../../.storybook/preview.tsx";
import { inside } from "../../inside.tsx";

const meta = preview.meta({
  component: WorkingLedger,
  args: {
    working: {
      title: "Immediate needs",
      lines: [
        { label: "Debts", amount: 20_000 },
        { label: "Mortgage", amount: 350_000 },
        { label: "Final expenses (our assumption)", amount: 15_000 },
      ],
      amount: 385_000,
    },
  },
});

/** Lines and what they come to, as a table with its own name. */
export const Sum = meta.story({
  async play({ canvas }) {
    const ledger = within(canvas.getByRole("table", { name: "Immediate needs" }));
    await expect(ledger.getAllByRole("row").map((row) => row.textContent)).toEqual([
      "Debts$20,000",
      "Mortgage$350,000",
      "Final expenses (our assumption)$15,000",
      "Immediate needs$385,000",
    ]);
  },
});

/** Each step with its sum and its period, and cents where the rounding is the point. */
export const Steps = meta.story({
  args: {
    working: {
      title: "How we got there",
      lines: [
        { label: "Coverage in thousands", calculation: "$250,000 ÷ 1,000 × 3.5 × 0.5", amount: 437.5, per: "month" },
        { label: "Rounded to a whole dollar", calculation: "$437.50", amount: 438, per: "month" },
      ],
      amount: 438,
      per: "month",
    },
    format: formatExactDollars,
  },
  async play({ canvas }) {
    await expect(
      canvas.getByRole("row", { name: "Coverage in thousands $250,000 ÷ 1,000 × 3.5 × 0.5 $437.50 a month" }),
    ).toBeVisible();
    await expect(canvas.getByRole("row", { name: "How we got there $438 a month" })).toBeVisible();
  },
});

/** A step below zero keeps its sign, in a place hardly wider than the words. */
export const Negative = meta.story({
  args: {
    working: {
      title: "Income replacement",
      lines: [
        {
          label: "Your income less your spouse's",
          calculation: "$50,000 \u2212 $60,000",
          amount: -10_000,
          per: "year",
        },
        { label: "Seven tenths of that", calculation: "\u2212$200,000 × 0.7", amount: -140_000 },
      ],
      amount: -140_000,
    },
  },
  decorators: [inside("max-w-72")],
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole("row", { name: "Income replacement \u2212$140,000" })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
