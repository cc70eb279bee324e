import { expect, within } from "storybook/test";
import { alberta } from "#text/provincial/alberta.ts";
import { nunavut } from "#text/provincial/nunavut.ts";
import { ProvinceGlance, type ProvinceGlanceProps } from "#widgets/place/at-a-glance/province-glance.tsx";
import preview from "../../../.storybook/preview.tsx";
import { inside } from "../../inside.tsx";
import { priceWords } from "#words/prices.ts";
import * as readingWords from "#words/reading.ts";
import * as provinceWords from "#words/province.ts";

function InPage(props: ProvinceGlanceProps) {
  return (
    <>
      <h1 className="sr-only">{props.province.name}</h1>
      <ProvinceGlance {...props} />
    </>
  );
}

const ledger: ProvinceGlanceProps["layout"] = "ledger";
const band: ProvinceGlanceProps["layout"] = "band";
const margin: ProvinceGlanceProps["layout"] = "margin";

const meta = preview.meta({
  component: InPage,
  args: { province: alberta, layout: ledger },
});

/** A record as terms and values: law, price, risks, tax, health card, supervisors; what has no mark names its sources. */
export const Ledger = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas }) {
    const glance = within(canvas.getByRole("region", { name: provinceWords.atAGlance }));
    await expect(glance.getByText(provinceWords.minimumLiabilityTerm).nextElementSibling).toHaveTextContent("$200,000");
    await expect(glance.getByText(priceWords.owners).nextElementSibling).toHaveTextContent(
      provinceWords.aYear("$1,200 to $1,800"),
    );
    // One link for each range of numbers.
    const others = glance.getByText(provinceWords.otherFactsRestOn);
    const [firstSource] = within(others).getAllByRole("link");
    firstSource?.focus();
    await expect(firstSource).toHaveFocus();
    await expect(others).toHaveTextContent(
      new RegExp(`^${provinceWords.otherFactsRestOn} ${readingWords.sourceNumbers("[\\d–, ]+")}$`),
    );
  },
});

/** Side by side, in groups with headings of their own. */
export const Band = meta.story({
  args: { layout: band },
  async play({ canvas }) {
    await expect(canvas.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      provinceWords.onTheRoad,
      provinceWords.atHome,
      provinceWords.atTheDoctor,
      provinceWords.whoSupervises,
    ]);
  },
});

/** Where no price is reliable none is printed, and the reader is told. */
export const WithoutPrice = Band.extend({
  args: { province: nunavut },
  async play({ canvas }) {
    await expect(canvas.getByText(priceWords.noGuide)).toBeVisible();
    await expect(canvas.queryByText(/\d a year/)).toBeNull();
  },
});

/** One small column, for the margin of a text. */
export const Margin = Ledger.extend({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { layout: margin },
  decorators: [inside("max-w-72")],
});
