import { expect, within } from "storybook/test";
import type { Company } from "#domain/company.ts";
import { encodeShareLink } from "#domain/tools/share-link.ts";
import { companyNames } from "#text/company-analysis/names.ts";
import { expectLivingFragments } from "../expect-living-fragments.ts";
import { expectNumberedSources } from "../expect-numbered-sources.ts";

/** What every company analysis owes its reader: the record, each grade with agency and date or an open blank, the other nine. */
export async function expectProfile(canvasElement: HTMLElement, company: Company) {
  const canvas = within(canvasElement);
  await expect(canvas.getAllByRole("heading", { level: 1 }).map(({ textContent }) => textContent)).toEqual([
    company.name,
  ]);

  const file = canvas.getByRole("region", { name: /on file/i });
  for (const fact of [company.headquarters, company.structure, ...company.sellsThrough, ...company.brands]) {
    await expect(file).toHaveTextContent(fact);
  }
  for (const service of company.complaintService.split(" and ")) {
    await expect(file).toHaveTextContent(service === "GIO" ? "1-877-225-0446" : "1-888-295-8112");
  }
  for (const fund of company.protection.split(" and ")) await expect(file).toHaveTextContent(fund);
  await expect(
    within(file)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href"))
      .filter((href) => href?.startsWith("/") === true),
  ).toEqual([
    ...company.lines.map((line) => `/insurance-types/${line}`),
    `/blog/insurance-consumer-rights-canada${encodeShareLink({ insurer: company.name })}`,
  ]);

  const ratings = canvas.getByRole("region", { name: "Strength ratings" });
  await expect(ratings).toHaveTextContent(company.ratingNote);
  await expect(ratings).toHaveTextContent("It says nothing about how claims are treated.");
  if (company.strengthRatings.length === 0) await expect(ratings).toHaveTextContent("No grade printed");
  const entries = within(ratings).queryAllByRole("listitem");
  await expect(entries).toHaveLength(company.strengthRatings.length);
  for (const [index, { agency, grade, asOf }] of company.strengthRatings.entries()) {
    for (const part of [agency, grade, asOf]) await expect(entries[index]).toHaveTextContent(part);
  }

  const others = within(canvas.getByRole("navigation", { name: "Read beside it" }));
  await expect(new Set(others.getAllByRole("link").map((link) => link.getAttribute("href")))).toEqual(
    new Set(
      Object.keys(companyNames)
        .filter((slug) => slug !== company.slug)
        .map((slug) => `/company-analysis/${slug}-analysis`),
    ),
  );
  await expectLivingFragments(canvasElement);
  await expectNumberedSources(canvasElement);
}
