import { expect } from "storybook/test";
import { DescriptionList } from "#design-system/description-list/description-list.tsx";
import { Stack } from "#design-system/layout/stack.tsx";
import preview from "../../.storybook/preview.tsx";
import { texts } from "../texts.ts";

const terms = [
  { term: "Deductible", description: "What you pay yourself before the insurer pays the rest of a claim." },
  { term: "Premium", description: "The price of a policy, usually per month or per year." },
  { term: "Rider", description: "An addition to a policy that changes what it covers, for a price." },
];

const amounts = [
  { term: "Debts and mortgage", description: "$412,000" },
  { term: "Income replacement", description: "$840,000" },
  { term: "Already covered", description: "−$250,000" },
];

const meta = preview.meta({
  component: DescriptionList,
  args: { items: terms },
});

/** Term and description side by side; stacked in a narrow container. */
export const Rows = meta.story({
  async play({ canvas }) {
    await expect(texts(canvas, "term")).toEqual(["Deductible", "Premium", "Rider"]);
    await expect(canvas.getAllByRole("definition")[1]).toHaveTextContent("The price of a policy");
  },
});

/** Amounts are right-aligned with tabular figures. */
export const Ledger = meta.story({
  args: { items: amounts, layout: "ledger" },
  async play({ canvas }) {
    const edges = canvas.getAllByRole("definition").map((amount) => Math.round(amount.getBoundingClientRect().right));
    await expect(new Set(edges).size).toBe(1);
  },
});

/** For narrow containers and long texts. */
export const Stacked = Rows.extend({
  args: { layout: "stacked" },
  async play({ canvas }) {
    const [term] = canvas.getAllByRole("term");
    const [definition] = canvas.getAllByRole("definition");
    await expect(term?.getBoundingClientRect().left).toBe(definition?.getBoundingClientRect().left);
  },
});

/** An empty list renders nothing. */
export const Empty = meta.story({
  args: { items: [] },
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector("dl")).toBeNull();
  },
});

/** Every layout. */
export const Gallery = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack gap="large">
      <DescriptionList items={terms} />
      <DescriptionList items={terms} layout="stacked" />
      <DescriptionList items={amounts} layout="ledger" />
    </Stack>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByRole("term")).toHaveLength(9);
  },
});
