import { expect, within } from "storybook/test";
import { Stack } from "#design-system/layout/stack.tsx";
import { insuranceLines } from "#domain/insurance-line.ts";
import type { ProvinceCode } from "#domain/province-code.ts";
import { priceBands } from "#content/price-bands.ts";
import { OnePrice, type OnePriceProps } from "#widgets/charts/prices/one-price.tsx";
import { PriceVisitorContext, priceVisitorStore } from "#widgets/charts/prices/price-visitor.ts";
import { ProvinceContext, provinceStore } from "#widgets/place/province-choice/province-choice.ts";
import { environmentInMemory } from "../../tool-environment.tsx";
import preview from "../../../.storybook/preview.tsx";
import { expectLink } from "../../expect-link.ts";
import { bandWords, bandWordsOf } from "#words/price-bands.ts";
import { priceBases, pricePeriod } from "#words/prices.ts";
import { onePriceWords } from "#words/one-price.ts";

/** Shows the price to a visitor who chose a province, or none. */
function chosen(province: ProvinceCode | null) {
  const store = provinceStore(environmentInMemory());
  store.choose(province);
  return (args: OnePriceProps) => (
    <ProvinceContext value={store}>
      <OnePrice {...args} />
    </ProvinceContext>
  );
}

const seenFrom = { nowhere: chosen(null), ontario: chosen("ON"), yukon: chosen("YT") };

const args: OnePriceProps = { bands: priceBands, line: "auto" };

const meta = preview.meta({ component: OnePrice, args });

/** What the price is for, where and when; its place among the others; sources, and that it is no quote. */
export const Canada = meta.story({
  render: seenFrom.nowhere,
  async play({ canvas }) {
    const price = within(canvas.getByRole("region", { name: bandWords.averageCar }));
    await expect(price.getByText("$1,703")).toBeVisible();
    await expect(price.getByText(`For example, Alberta, ${pricePeriod("firstHalfOf2024")}`)).toBeVisible();
    await expect(price.getByText("Prince Edward Island: $948")).toBeVisible();
    await expect(price.getByText(`${bandWordsOf.greaterToronto}: $2,638`)).toBeVisible();
    await expect(price.getByText(onePriceWords.kind(priceBases.average).trim())).toBeVisible();
    await expect(price.getByRole("link", { name: /Insurance Institute/ })).toHaveAttribute(
      "href",
      expect.stringContaining("insuranceinstitute.ca"),
    );
    await expectLink(price, onePriceWords.others(10), "/learn/prices#auto");
  },
});

/** Follows the visitor's province. */
export const ChosenProvince = meta.story({
  render: seenFrom.ontario,
  async play({ canvas }) {
    const price = within(canvas.getByRole("region", { name: bandWords.averageCar }));
    await expect(price.getByText("$2,006")).toBeVisible();
    await expect(price.getByText("Ontario, October 2024")).toBeVisible();
  },
});

/** A much older average of a territory, among the newer ones of the provinces. */
export const ChosenTerritory = meta.story({
  render: seenFrom.yukon,
  async play({ canvas }) {
    await expect(canvas.getByText(`Yukon, ${pricePeriod("from2017To2020")}`)).toBeVisible();
    await expect(canvas.getByText("Yukon: $812")).toBeVisible();
  },
});

/** The only known price has no track, and leads to the list of prices. */
export const Alone = meta.story({
  args: { bands: priceBands.filter(({ line, province }) => line === "home" && province === "AB"), line: "home" },
  async play({ canvas }) {
    await expect(canvas.getByText("$2,089")).toBeVisible();
    await expect(canvas.getByRole("region").querySelector("[viewBox^='0 0 100']")).toBeNull();
    await expect(canvas.getByRole("link", { name: onePriceWords.others(0) })).toBeVisible();
  },
});

/** Without a province, another one's price is an example. */
export const NoProvinceAndNoneOfCanada = meta.story({
  args: { line: "home" },
  render: seenFrom.nowhere,
  async play({ canvas }) {
    await expect(canvas.getByRole("region", { name: bandWords.homeQuote })).toHaveTextContent(
      onePriceWords.elsewhere("Ontario", null),
    );
  },
});

/** A chosen province without a price: that none was found, and another one's for comparison. */
export const ChosenProvinceWithoutPrice = meta.story({
  args: { line: "home" },
  render: seenFrom.yukon,
  async play({ canvas }) {
    await expect(canvas.getByRole("region", { name: bandWords.homeQuote })).toHaveTextContent(
      onePriceWords.elsewhere("Ontario", "Yukon"),
    );
  },
});

const told = (answers: Parameters<ReturnType<typeof priceVisitorStore>["change"]>[0]) => {
  const store = priceVisitorStore();
  store.change(answers);
  return store;
};

/** Follows sex and smoking, without a price of the other sex; with none told, a range of both. */
export const ChosenSexAndSmoking = meta.story({
  args: { line: "life" },
  // A page has one price; here four of the same name stand beside each other.
  parameters: { a11y: { config: { rules: [{ id: "landmark-unique", enabled: false }] } } },
  render: (args) => (
    <Stack>
      {(
        [
          { age: 42 },
          { age: 42, sex: "woman", smokes: false },
          { age: 42, sex: "man", smokes: true },
          { age: 42, sex: "woman", smokes: true },
        ] as const
      ).map((answers) => (
        <PriceVisitorContext key={JSON.stringify(answers)} value={told(answers)}>
          <OnePrice {...args} />
        </PriceVisitorContext>
      ))}
    </Stack>
  ),
  async play({ canvas }) {
    const [both, woman, smokingMan, smokingWoman] = canvas.getAllByRole("region").map((region) => within(region));
    await expect(both?.getByText("$34 to $45")).toBeVisible();
    await expect(woman?.getByText("$34")).toBeVisible();
    await expect(woman?.getByText(`${bandWordsOf.woman(40)}, 2024`)).toBeVisible();
    await expect(woman?.queryByText(bandWordsOf.man(40))).toBeNull();
    await expect(smokingMan?.getByText("$42.94")).toBeVisible();
    await expect(smokingWoman?.getByText("$57.27")).toBeVisible();
  },
});

/** On the page of a province, its own price, whatever the visitor chose. */
export const PageOfAProvince = meta.story({
  args: { province: "QC" },
  render: seenFrom.ontario,
  async play({ canvas }) {
    await expect(canvas.getByText("$872")).toBeVisible();
  },
});

/** On the page of a province without a price, nothing. */
export const PageOfAProvinceWithoutPrice = meta.story({
  args: { line: "home", province: "YT" },
  async play({ canvas }) {
    await expect(canvas.queryByRole("region")).toBeNull();
  },
});

/** All seven lines: prices of one trip by insurer, ranges as the source gives them, and of one profession and others. */
export const Gallery = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack>
      {insuranceLines.map((line) => (
        <OnePrice key={line} bands={priceBands} line={line} />
      ))}
    </Stack>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByRole("region")).toHaveLength(insuranceLines.length);
    const { shopOrOffice, otherTrades } = bandWordsOf;
    for (const words of [
      "BMO, August 2024",
      "Costco: $30",
      "Medipac: $93",
      "$800 to $1,200",
      `${shopOrOffice}: $500 to $800`,
    ])
      await expect(canvas.getByText(words)).toBeVisible();
    await expect(canvas.getByText(new RegExp(`^${otherTrades}`))).toBeVisible();
  },
});
