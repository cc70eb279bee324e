import { describe, expect, test } from "vitest";
import { registry } from "#app/registry/registry.ts";
import { pageDescriptions } from "#content/en/page-descriptions.ts";
import { tools } from "#content/en/tools.ts";
import { sitePaths } from "#site/site-path.ts";

/*
 * Written by hand, not read from the registry: a page's name in lists and breadcrumbs, and what its
 * description says of this page alone.
 */

const provinces = [
  ["alberta", "Alberta", "insurance in Alberta"],
  ["british-columbia", "British Columbia", "ICBC"],
  ["manitoba", "Manitoba", "Red River"],
  ["new-brunswick", "New Brunswick", "oil tanks and wood stoves"],
  ["newfoundland-and-labrador", "Newfoundland and Labrador", "accident benefits are optional, and why"],
  ["northwest-territories", "Northwest Territories", "N.W.T."],
  ["nova-scotia", "Nova Scotia", "half-million liability"],
  ["nunavut", "Nunavut", "Permafrost"],
  ["ontario", "Ontario", "July 2026"],
  ["prince-edward-island", "Prince Edward Island", "Fiona"],
  ["quebec", "Quebec", "Two insurers after one crash"],
  ["saskatchewan", "Saskatchewan", "Plate insurance"],
  ["yukon", "Yukon", "freight costs"],
].map(([slug, label, phrase]) => [`/provincial/${slug}-insurance-guide`, label, `${label} Insurance Guide`, phrase]);

const companies = [
  ["intact-financial", "Intact Financial", "largest property and casualty"],
  ["sun-life-financial", "Sun Life Financial", "Sun Life"],
  ["manulife-financial", "Manulife Financial", "Manulife"],
  ["canada-life", "Canada Life", "Three old names"],
  ["desjardins", "Desjardins", "Desjardins"],
  ["td-insurance", "TD Insurance", "TD Insurance"],
  ["co-operators", "Co-operators", "overland flood"],
  ["aviva-canada", "Aviva Canada", "British-owned"],
  ["wawanesa", "Wawanesa", "mutual from Manitoba"],
  ["ia-financial", "iA Financial", "Quebec City"],
].map(([slug, label, phrase]) => [`/company-analysis/${slug}-analysis`, label, `${label} Analysis`, phrase]);

const toolPages = [
  ["life-insurance-calculator", "Life Insurance Calculator", "Life Insurance Needs Calculator", "how much life"],
  ["home-insurance-calculator", "Home Insurance Calculator", "Home Insurance Calculator", "rebuilding"],
  ["auto-insurance-calculator", "Auto Insurance Calculator", "Auto Insurance Calculator", "your car"],
  [
    "disability-insurance-calculator",
    "Disability Insurance Calculator",
    "Disability Insurance Calculator",
    "two years without work",
  ],
  ["travel-insurance-calculator", "Travel Insurance Calculator", "Travel Insurance Calculator", "hospital bill abroad"],
  ["coverage-gap-analyzer", "Coverage Gap Analyzer", "Coverage Gap Analyzer", "nine risks"],
  ["multi-policy-savings", "Multi-Policy Savings", "Multi-Policy Savings Review", "the price of a bundle"],
  ["business-insurance-calculator", "Business Insurance Calculator", "Business Insurance Calculator", "your business"],
  ["estate-planning-review", "Estate Planning Review", "Estate Planning Insurance Review", "probate at death"],
  ["senior-insurance-review", "Senior Insurance Review", "Senior Insurance Review", "after 60"],
  ["insurance-comparison-tool", "Insurance Comparison Tool", "Insurance Comparison Tool", "three insurance quotes"],
  ["provincial-insurance-guide", "Provincial Insurance Guide", "Provincial Insurance Guide Download", "territory"],
  ["consultation", "Free Consultation", "Book a Free 15-Minute Consultation", "Fifteen minutes"],
].map(([slug, label, title, phrase]) => [`/tools/${slug}`, label, title, phrase]);

const written = [...provinces, ...companies, ...toolPages];

describe("the pages of provinces, companies and tools", () => {
  test("are all in the lists", () => {
    const below = sitePaths.filter((path) => /^\/(?:provincial|company-analysis|tools)\//.test(path));
    expect(new Set(written.map(([path]) => path))).toEqual(new Set(below));
  });

  test.each(written)("%s is called %s", (path, label, title, phrase = "") => {
    const known = sitePaths.find((sitePath) => sitePath === path);
    if (known === undefined) throw new Error(`${path} is no page`);
    const row = registry[known];
    expect([row.label, row.title]).toEqual([label, title]);
    expect(pageDescriptions[known].description).toContain(phrase);
  });
});

/** A tool's title, the words of its link, and a phrase of its card that fits no other. */
const cards = [
  ["Life Insurance Needs Calculator", "Calculate your life insurance needs", "nothing you enter is sent"],
  ["Home Insurance Calculator", "Estimate home insurance", "rebuilding your home"],
  ["Auto Insurance Calculator", "Estimate auto insurance", "on your car"],
  ["Disability Insurance Calculator", "Estimate income protection", "without work"],
  ["Travel Insurance Calculator", "Estimate travel insurance", "hospital bill abroad"],
  ["Coverage Gap Analyzer", "Find the gaps in your coverage", "too big for your savings"],
  ["Multi-Policy Savings", "Check what bundling saves", "a bundle against"],
  ["Business Insurance Calculator", "Estimate business insurance", "a business like yours"],
  ["Estate Planning Review", "Review your estate plan", "fall due at death"],
  ["Senior Insurance Review", "Review coverage after 60", "after 60"],
  ["Insurance Comparison Tool", "Compare insurers", "three of your quotes"],
  ["Provincial Insurance Guide", "Get your province's guide", "two provinces"],
] as const;

test("the tools' cards are called as the list says, in its order", () => {
  expect(tools.map(({ title, actionText }) => [title, actionText])).toEqual(
    cards.map(([title, actionText]) => [title, actionText]),
  );
  for (const [index, [title, , phrase]] of cards.entries()) {
    const telling = tools.filter(({ description }) => description.includes(phrase)).map((tool) => tool.title);
    expect([index, telling]).toEqual([index, [title]]);
  }
});
