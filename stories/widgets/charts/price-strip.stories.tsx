import { expect, within } from "storybook/test";
import { Stack } from "#design-system/layout/stack.tsx";
import { insuranceLines } from "#domain/insurance-line.ts";
import type { ProvinceCode } from "#domain/province-code.ts";
import { priceBands } from "#content/price-bands.ts";
import { PriceStrip, type PriceStripProps } from "#widgets/charts/prices/price-strip.tsx";
import { PriceVisitorContext, priceVisitorStore } from "#widgets/charts/prices/price-visitor.ts";
import { ProvinceContext, provinceStore } from "#widgets/place/province-choice/province-choice.ts";
import { environmentInMemory } from "../../tool-environment.tsx";
import preview from "../../../.storybook/preview.tsx";
import { bandWords, bandWordsOf } from "#words/price-bands.ts";
import { pricePeriod } from "#words/prices.ts";
import { priceBases, priceListWords } from "#words/price-lists.ts";

const { low, usual, high, endOf } = priceListWords;

const stores = { nobody: provinceStore(environmentInMemory()), ontario: chosen("ON"), yukon: chosen("YT") };

function chosen(province: ProvinceCode) {
  const store = provinceStore(environmentInMemory());
  store.choose(province);
  return store;
}

const args: PriceStripProps = { bands: priceBands, line: "auto" };

const meta = preview.meta({ component: PriceStrip, args });

/** Prices of several places by their bare names, what they are for, their kind, dates and sources, and that they are no quote. */
export const Canada = meta.story({
  render: (args) => (
    <ProvinceContext value={stores.nobody}>
      <PriceStrip {...args} />
    </ProvinceContext>
  ),
  async play({ canvas }) {
    const strip = canvas.getByRole("region", { name: bandWords.averageCar });
    await expect(strip).toHaveTextContent(`${priceListWords.inCanada} ${bandWords.averageCar}`);
    await expect(
      within(strip)
        .getAllByRole("term")
        .map(({ textContent }) => textContent),
    ).toEqual([
      "Prince Edward Island",
      `Alberta, ${pricePeriod("firstHalfOf2024")}`,
      `Ontario, ${pricePeriod("2024-10")}`,
    ]);
    await expect(within(strip).getByText("$948")).toBeVisible();
    await expect(strip).toHaveTextContent(priceListWords.dateAndKind("2022", priceBases.average).trim());
    await expect(within(strip).getByRole("link", { name: /MoneySense/ })).toHaveAttribute(
      "href",
      expect.stringContaining("moneysense.ca"),
    );
    await expect(within(strip).getByRole("link", { name: priceListWords.allPrices })).toHaveAttribute(
      "href",
      "/learn/prices#auto",
    );
  },
});

/** Follows the visitor's province. */
export const ChosenProvince = meta.story({
  render: (args) => (
    <ProvinceContext value={stores.ontario}>
      <PriceStrip {...args} />
    </ProvinceContext>
  ),
  async play({ canvas }) {
    const strip = canvas.getByRole("region", { name: bandWords.averageCar });
    await expect(strip).toHaveTextContent(priceListWords.inProvince("Ontario"));
    await expect(within(strip).getByText("$2,006")).toBeVisible();
    await expect(strip).toHaveTextContent(priceListWords.dateAndKind("October 2024", priceBases.average).trim());
  },
});

/** For one and the same customer, which price is low and which is high. */
export const OneCustomer = meta.story({
  args: { line: "travel" },
  async play({ canvas }) {
    await expect(canvas.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
      endOf(low, "Costco"),
      endOf(usual, "BMO"),
      endOf(high, "Medipac"),
    ]);
  },
});

/** Prices of one profession, and what is known of others. */
export const OtherTrades = meta.story({
  args: { line: "disability" },
  async play({ canvas }) {
    await expect(canvas.getByText(new RegExp(`^${bandWordsOf.otherTrades}`))).toBeVisible();
  },
});

/** Without a province, another one's prices are an example. */
export const NoProvinceAndNoneOfCanada = meta.story({
  args: { line: "home" },
  render: (args) => (
    <ProvinceContext value={stores.nobody}>
      <PriceStrip {...args} />
    </ProvinceContext>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole("region", { name: bandWords.homeQuote })).toHaveTextContent(
      priceListWords.elsewhere("Ontario", null),
    );
  },
});

/** A chosen province without a band of its own: that none was found, and another one's for comparison. */
export const ChosenProvinceWithoutBand = meta.story({
  args: { line: "home" },
  render: (args) => (
    <ProvinceContext value={stores.yukon}>
      <PriceStrip {...args} />
    </ProvinceContext>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole("region", { name: bandWords.homeQuote })).toHaveTextContent(
      priceListWords.elsewhere("Ontario", "Yukon"),
    );
  },
});

const told = (answers: Parameters<ReturnType<typeof priceVisitorStore>["change"]>[0]) => {
  const store = priceVisitorStore();
  store.change(answers);
  return store;
};

/** Follows sex and smoking: one's own price as the usual one, a smoker's beside a non-smoker's, and no price of the other sex. */
export const ChosenSexAndSmoking = meta.story({
  args: { line: "life" },
  render: (args) => (
    <Stack>
      {(
        [
          { age: 42, sex: "woman", smokes: false },
          { age: 42, sex: "man", smokes: true },
          { age: 42, sex: "woman", smokes: true },
        ] as const
      ).map((answers) => (
        <PriceVisitorContext key={`${answers.sex} ${answers.smokes}`} value={told(answers)}>
          <PriceStrip {...args} />
        </PriceVisitorContext>
      ))}
    </Stack>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
      bandWordsOf.woman(40),
      bandWordsOf.nonSmokingMan(45),
      bandWordsOf.smokingMan(45),
      bandWordsOf.smokingWomen,
    ]);
    await expect(canvas.getByText("$42.94")).toBeVisible();
    await expect(canvas.getByText("$57.27")).toBeVisible();
  },
});

/** On the page of a province, its own band, whatever the visitor chose. */
export const PageOfAProvince = meta.story({
  args: { province: "QC" },
  render: (args) => (
    <ProvinceContext value={stores.ontario}>
      <PriceStrip {...args} />
    </ProvinceContext>
  ),
  async play({ canvas }) {
    await expect(canvas.getByText("$1,139")).toBeVisible();
  },
});

/** On the page of a province without a band, nothing. */
export const PageOfAProvinceWithoutBand = meta.story({
  args: { line: "home", province: "YT" },
  async play({ canvas }) {
    await expect(canvas.queryByRole("region")).toBeNull();
  },
});

/** All seven lines. */
export const Gallery = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack>
      {insuranceLines.map((line) => (
        <PriceStrip key={line} bands={priceBands} line={line} />
      ))}
    </Stack>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByRole("link", { name: priceListWords.allPrices })).toHaveLength(insuranceLines.length);
  },
});
