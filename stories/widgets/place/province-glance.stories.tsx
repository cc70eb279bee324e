import { expect, within } from "storybook/test";
import { alberta } from "#text/provincial/alberta.ts";
import { nunavut } from "#text/provincial/nunavut.ts";
import { ProvinceGlance, type ProvinceGlanceProps } from "#widgets/place/at-a-glance/province-glance.tsx";
import preview from "../../../.storybook/preview.tsx";
import { priceWords } from "#words/prices.ts";
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
  parameters: { chromatic: { disableSnapshot: false } },
});

/** A record as terms and values: law, price, risks, tax, health card, supervisors; what has no mark names its sources. */
export const Ledger = meta.story({
  async play({ canvas }) {
    const glance = within(canvas.getByRole("region", { name: "At a glance" }));
    await expect(glance.getByText("Minimum liability by law").nextElementSibling).toHaveTextContent("$200,000");
    await expect(glance.getByText(priceWords.owners).nextElementSibling).toHaveTextContent("$1,200 to $1,800 a year");
    // One link for each range of numbers.
    const others = glance.getByText(/^Other facts:$/);
    const [firstSource] = within(others).getAllByRole("link");
    firstSource?.focus();
    await expect(firstSource).toHaveFocus();
    await expect(others).toHaveTextContent(/^Other facts: sources [\d–, ]+$/);
  },
});

/** Side by side, in groups with headings of their own. */
export const Band = Ledger.extend({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { layout: band },
  async play({ canvas }) {
    await expect(canvas.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      "On the road",
      "At home",
      provinceWords.atTheDoctor,
      provinceWords.whoSupervises,
    ]);
  },
});

/** Where no price is reliable none is printed, and the reader is told. */
export const WithoutPrice = Band.extend({
  parameters: { chromatic: { disableSnapshot: true } },
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
  decorators: [
    (Story) => (
      <div className="max-w-72">
        <Story />
      </div>
    ),
  ],
});
