import { expect, within } from "storybook/test";
import { texts } from "../../texts.ts";
import { insurers } from "#content/insurers.ts";
import { companySlugs } from "#domain/insurer.ts";
import { encodeShareLink } from "#domain/tools/share-link.ts";
import { longPeriod } from "#format/long-date.ts";
import type { PageText } from "#site/front-matter.ts";
import type { PageModule } from "#widgets/reading/guide-text/prose-module.ts";
import { shows, type Parts } from "../shows.ts";
import * as words from "#words/company-profile.ts";

function isCompanyFile(text: object): text is Pick<PageModule<"company">, "page"> {
  return "page" in text;
}

/** Front matter of a company's file. */
export function companyOf(text: object): PageText<"company"> {
  if (!isCompanyFile(text)) throw new Error("The file is no page.");
  return text.page;
}

/**
 * The play of a company analysis: facts, each grade with agency and date or a note where to look, links to the other
 * nine, and what this analysis alone has.
 */
export function expectProfile(text: object, parts: Parts) {
  return async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
    await expectFacts(canvasElement, companyOf(text));
    await shows(canvasElement, parts);
  };
}

async function expectFacts(canvasElement: HTMLElement, company: PageText<"company">) {
  const canvas = within(canvasElement);
  await expect(texts(canvas, "heading", { level: 1 })).toEqual([company.heading]);

  const file = canvas.getByRole("region", { name: /on file/i });
  for (const fact of [company.headOffice, company.ownership, ...company.soldThrough, ...company.brands]) {
    await expect(file).toHaveTextContent(fact);
  }
  for (const service of company.ombudservices) {
    await expect(file).toHaveTextContent(service === "gio" ? "1-877-225-0446" : "1-888-295-8112");
  }
  for (const fund of company.funds) await expect(file).toHaveTextContent(words.protectionFunds[fund]);
  await expect(
    within(file)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href"))
      .filter((href) => href?.startsWith("/") === true),
  ).toEqual([
    ...company.lines.map((line) => `/insurance-types/${line}`),
    `/blog/insurance-consumer-rights-canada${encodeShareLink({ insurer: company.heading })}`,
  ]);

  const grades = insurers[company.insurer].ratings;
  const ratings = canvas.getByRole("region", { name: words.strengthRatings });
  await expect(ratings).toHaveTextContent(company.aboutGrades);
  await expect(ratings).toHaveTextContent(words.whatAGradeIs);
  const entries = within(ratings).queryAllByRole("listitem");
  await expect(entries).toHaveLength(grades.length);
  for (const [index, { agency, grade, asOf }] of grades.entries()) {
    for (const part of [agency, grade, longPeriod(asOf)]) await expect(entries[index]).toHaveTextContent(part);
  }

  const others = within(canvas.getByRole("navigation", { name: words.readBesideIt }));
  await expect(new Set(others.getAllByRole("link").map((link) => link.getAttribute("href")))).toEqual(
    new Set(companySlugs.map((slug) => `/company-analysis/${slug}-analysis`).filter((path) => path !== company.path)),
  );
}
