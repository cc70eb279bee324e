import { describe, expect, test } from "vitest";
import { autoAnnualRanges } from "#text/learn/auto-insurance/annual-ranges.ts";
import { provinceNames } from "#text/provincial/province-names.ts";
import { provinces } from "#text/provincial/provinces.ts";
import { minimumLiability } from "#domain/figures/minimum-liability.ts";
import { formatDollars } from "#format/money.ts";
import { provinceNamesByCode } from "#words/province-names.ts";

/* The guide, the tables and the tools each ship only the facts that they show; what they say of one province is the same. */
describe.each(provinces)("$name", ({ slug, name, abbreviation, minimumLiability: shown, autoAnnualRange }) => {
  test("has one name", () => {
    expect([provinceNames[slug], provinceNamesByCode[abbreviation]]).toEqual([name, name]);
  });

  test("has the same least liability in its guide and in the tools", () => {
    const amount = formatDollars(minimumLiability[abbreviation].value);
    expect(shown.value.startsWith(amount), `${shown.value}: ${amount}`).toBe(true);
  });

  test("has the same yearly range in its guide and in the table, or none in both", () => {
    const row = autoAnnualRanges.find((each) => each.slug === slug);
    expect(row).toEqual(autoAnnualRange && { slug, province: name, ...autoAnnualRange });
  });
});
