import { expect, within } from "storybook/test";
import type { Province } from "#domain/province.ts";
import { provinceTiles } from "#text/provincial/tiles.ts";
import { expectLivingFragments } from "../expect-living-fragments.ts";
import { expectNumberedSources } from "../expect-numbered-sources.ts";

/** What every provincial guide owes its reader: the record as it is typed, a way to each other province, no dead fragment. */
export async function expectGuide(canvasElement: HTMLElement, province: Province, title: string) {
  const canvas = within(canvasElement);
  await expect(canvas.getAllByRole("heading", { level: 1 }).map(({ textContent }) => textContent)).toEqual([title]);

  const glance = canvas.getByRole("region", { name: "At a glance" });
  const { minimumLiability, premiumTax, healthPlan, regulators, compulsoryCover, homeRisks } = province;
  const facts = [
    minimumLiability.value,
    premiumTax.value,
    healthPlan.name,
    healthPlan.newcomerStart.value,
    ...compulsoryCover,
    ...homeRisks,
    ...regulators.map(({ name }) => name),
  ];
  for (const fact of facts) await expect(glance).toHaveTextContent(fact);
  await expect(glance).toHaveTextContent(
    province.autoAnnualRange === undefined
      ? "None: we have found no reliable figure"
      : `$${province.autoAnnualRange.from.toLocaleString("en-CA")} to $${province.autoAnnualRange.to.toLocaleString("en-CA")} a year`,
  );

  for (const { dollars, period } of [...province.autoPrices, ...province.homePrices]) {
    const from = typeof dollars === "number" ? dollars : dollars.from;
    await expect(glance).toHaveTextContent(`$${from.toLocaleString("en-CA")}`);
    await expect(glance).toHaveTextContent(period);
  }
  if (province.autoPrices.length === 0) await expect(glance).toHaveTextContent("Not found");

  const map = within(canvas.getByRole("navigation", { name: "Provincial guides" }));
  const addresses = map.getAllByRole("link").map((link) => link.getAttribute("href"));
  await expect(new Set(addresses)).toEqual(
    new Set(Object.keys(provinceTiles).map((slug) => `/provincial/${slug}-insurance-guide`)),
  );
  await expect(map.getByRole("link", { current: "page" })).toHaveAttribute(
    "href",
    `/provincial/${province.slug}-insurance-guide`,
  );
  await expectLivingFragments(canvasElement);
  await expectNumberedSources(canvasElement);
}
