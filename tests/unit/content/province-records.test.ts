import { expect, test } from "vitest";
import { premiumTaxes } from "#domain/figures/premium-taxes.ts";
import { provinceCodes } from "#domain/province-code.ts";
import { provinces } from "#content/provinces/provinces.ts";

/* The guides state in prose the figures that the tools calculate with. Both must agree. */

const records = new Map(provinces.map((province) => [province.abbreviation, province]));

test.each(provinceCodes)("%s: guide and tools name the same tax on premiums", (code) => {
  const written = records.get(code)?.premiumTax.value ?? "";
  const named = [...written.matchAll(/([\d.]+)%/g)].map(([, percent]) => Number(percent));
  const known: Readonly<Record<string, { readonly value: Readonly<Record<string, number>> }>> = premiumTaxes;
  const rates = Object.values(known[code]?.value ?? {}).map((rate) => rate * 100);
  for (const rate of rates.filter((one) => one > 0)) expect(named).toContain(Math.round(rate * 1000) / 1000);
  expect(named.length > 0).toBe(rates.some((rate) => rate > 0));
});
