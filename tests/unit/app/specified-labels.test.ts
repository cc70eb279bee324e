import { describe, expect, test } from "vitest";
import { pageNames } from "#page-names";
import { pageDescriptions } from "#page-descriptions";
import { tools } from "#text/tools.ts";
import { sitePaths } from "#site/site-path.ts";

/*
 * Copied from the specification by hand, not read from the registry: a page's label in lists and breadcrumbs, its title,
 * and a phrase that only its description contains.
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
  ["home-insurance-calculator", "Home Insurance Calculator", "Home Insurance Calculator", "dwelling limit"],
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
  ["senior-insurance-review", "Senior Insurance Review", "Senior Insurance Review", "which have a deadline"],
  ["insurance-comparison-tool", "Insurance Comparison Tool", "Insurance Comparison Tool", "quotes side by side"],
  ["provincial-insurance-guide", "Provincial Insurance Guide", "Provincial Insurance Guide Download", "territory"],
  ["consultation", "Free Consultation", "Book a Free 15-Minute Consultation", "Fifteen minutes"],
].map(([slug, label, title, phrase]) => [`/tools/${slug}`, label, title, phrase]);

const learnPages = [
  ["how-insurance-works", "How Insurance Works", "How Insurance Works", "who is who"],
  ["choose-insurance", "How to Choose Insurance", "How to Choose Insurance in 3 Steps", "check the licence"],
  ["insurance-claims", "Insurance Claims", "How to File an Insurance Claim", "what to do when it stalls"],
  ["life-insurance", "Life Insurance Guide", "Life Insurance Guide", "riders worth paying for"],
  ["home-insurance", "Home Insurance Guide", "Home Insurance Guide", "home policy covers and leaves out"],
  ["auto-insurance", "Auto Insurance Guide", "Auto Insurance Guide", "Minimum liability by province"],
  ["health-insurance", "Health Insurance Guide", "Health Insurance Guide", "provincial plan leaves out"],
  ["travel-insurance", "Travel Insurance Guide", "Travel Insurance Guide", "provincial card isn't enough"],
  ["business-insurance", "Business Insurance Guide", "Business Insurance Guide", "a small business in Canada needs"],
  ["disability-insurance", "Disability Insurance Guide", "Disability Insurance Guide", "replaces a paycheque"],
  ["insurance-comparison", "Insurance Comparison Tips", "Insurance Comparison Tips", "Two prices mean nothing"],
  ["insurance-savings", "Insurance Savings Strategies", "Insurance Savings Strategies", "pay less for insurance"],
  ["prices", "What Insurance Costs in Canada", "What Insurance Costs in Canada", "each with its date and source"],
  ["young-professionals-insurance", "Young Professionals", "Insurance for Young Professionals", "Starting a career"],
  ["new-immigrant-insurance", "New Immigrants", "Insurance for Newcomers to Canada", "super visa"],
  ["high-net-worth-insurance", "High Net Worth", "Insurance for High-Net-Worth Households", "art and several homes"],
  ["insurance-for-seniors", "Seniors", "Insurance for Seniors", "Keep, convert or drop"],
  ["life-events", "Life Events", "Life Events and Your Insurance", "a new job or a crash"],
  ["life-events/first-rental", "First Rental", "Your First Rental", "from the lease to the keys"],
  ["life-events/condo", "A Condo", "Buying a Condo", "from the corporation"],
  ["life-events/first-home", "A First Home", "Buying a First Home", "what can stop a policy"],
  ["life-events/landlord", "Renting Out a Home", "Becoming a Landlord or a Host", "first guest or tenant"],
  [
    "life-events/working-for-yourself",
    "Working for Yourself",
    "Starting to Work for Yourself",
    "from your group plan to your first contract",
  ],
  ["life-events/new-baby", "A New Baby", "A New Baby", "can't be made up later"],
  [
    "life-events/moving-in-together-or-apart",
    "Moving In Together or Apart",
    "Moving In Together or Separating",
    "does differently for couples",
  ],
  ["life-events/leaving-a-job", "Leaving a Job", "Leaving or Losing a Job", "no health questions"],
  [
    "life-events/moving-to-another-province",
    "Moving to Another Province",
    "Moving to Another Province",
    "licence and plates",
  ],
  ["life-events/a-death-in-the-family", "A Death in the Family", "After a Death in the Family", "the final tax return"],
  [
    "life-events/cancelled-or-refused",
    "Cancelled, Refused or Not Renewed",
    "Insurance Cancelled, Refused or Not Renewed",
    "who has to insure you",
  ],
  ["life-events/first-48-hours", "The First 48 Hours", "First 48 Hours After a Crash or Flood", "what not to sign"],
  ["questions", "Insurance Questions", "Insurance Questions and Answers", "each with a short answer"],
  ["resources/insurance-checklist", "Insurance Checklist", "Insurance Checklist", "check once a year"],
  ["resources/comparison-workbook", "Comparison Workbook", "Insurance Comparison Workbook", "A sheet for three"],
  ["resources/new-driver-kit", "New Driver Kit", "New Driver Kit", "a crash sheet"],
].map(([slug, label, title, phrase]) => [`/learn/${slug}`, label, title, phrase]);

const typePages = [
  ["life", "Life Insurance", "Compare Life Insurance in Canada", "no-exam, term-to-100"],
  ["home", "Best Home Insurance", "Best Home Insurance in Canada", "Ten home insurers ranked"],
  ["auto", "Auto Insurance", "Compare Auto Insurance in Canada", "Who sells auto insurance where"],
  ["travel", "Travel Insurance", "Compare Travel Insurance in Canada", "visitor plans"],
  ["health", "Health Insurance", "Compare Health Insurance in Canada", "Individual drug, dental"],
  ["business", "Business Insurance", "Compare Business Insurance in Canada", "Business packages"],
  ["disability", "Disability Insurance", "Compare Disability Insurance in Canada", "waiting period"],
].map(([slug, label, title, phrase]) => [`/insurance-types/${slug}`, label, title, phrase]);

const articles = [
  [
    "best-life-insurance-canada-2024",
    "Best Life Insurance 2024",
    "Best Life Insurance in Canada 2024",
    "Three large life insurers",
  ],
  [
    "home-insurance-guide-canada-2024",
    "Home Insurance Guide 2024",
    "The Ultimate Home Insurance Guide 2024",
    "47 factors",
  ],
  [
    "auto-insurance-rates-by-province-2024",
    "Auto Rates by Province 2024",
    "Auto Insurance Rates by Province 2024",
    "drivers pay in ten provinces",
  ],
  [
    "insurance-actuarial-tables-explained",
    "Actuarial Tables Explained",
    "Insurance Actuarial Tables Explained",
    "life tables and claim counts",
  ],
  ["insurance-fraud-canada", "Insurance Fraud in Canada", "Insurance Fraud in Canada", "ghost brokers"],
  [
    "insurance-consumer-rights-canada",
    "Insurance Consumer Rights",
    "Your Insurance Rights in Canada",
    "What an insurer owes you",
  ],
].map(([slug, label, title, phrase]) => [`/blog/${slug}`, label, title, phrase]);

const ownPages = [
  ["/", "Home", "Northcover: Insurance in Canada, Explained", "insurer comparisons and calculators"],
  ["/learn", "Learn", "Learn About Insurance in Canada", "Sixteen guides"],
  ["/insurance-types", "Insurance Types", "Insurance Types in Canada", "seven kinds of insurance"],
  ["/blog", "Blog", "Insurance Blog: Insight for Canadians", "Longer reads"],
  ["/tools", "Tools", "Free Insurance Tools & Calculators", "Twelve free insurance tools"],
  ["/faq", "FAQ", "Credit in Canada: Frequently Asked Questions", "Credit scores"],
  ["/insurance-quotes-canada", "Insurance Quotes", "Insurance Quotes in Canada", "three ways to start"],
  ["/insurance-rates-canada", "Insurance Rates", "Insurance Rates in Canada", "Where premiums are heading"],
  ["/about", "About", "About Northcover", "Who writes Northcover"],
  ["/about/corrections", "Corrections", "Corrections to This Site", "Every fact that was wrong"],
  ["/sitemap", "Sitemap", "Sitemap", "the same list as XML"],
  ["/terms-of-service", "Terms of Service", "Terms of Service", "what it does not promise"],
  ["/privacy-policy", "Privacy Policy", "Privacy Policy", "What Northcover stores"],
  ["/request-sent", "Request sent", "We Have Your Request", "after you send us a form"],
  ["/request-not-sent", "Request not sent", "Your Request Was Not Sent", "did not store your form"],
];

const written = [...ownPages, ...learnPages, ...typePages, ...articles, ...toolPages, ...provinces, ...companies];

describe("every page", () => {
  test("is in the specified tables", () => {
    expect(new Set(written.map(([path]) => path))).toEqual(new Set(sitePaths));
  });

  test("has a unique phrase in its description", () => {
    const telling = written.map(([path, , , phrase = ""]) => [
      path,
      sitePaths.filter((sitePath) => pageDescriptions[sitePath].description.includes(phrase)),
    ]);
    expect(telling).toEqual(written.map(([path]) => [path, [path]]));
  });

  test.each(written)("%s is called %s", (path, label, title) => {
    const page = sitePaths.find((sitePath) => sitePath === path);
    if (page === undefined) throw new Error(`${path} is no page`);
    const row = pageNames[page];
    expect([row.label, row.title]).toEqual([label, title]);
  });
});

/** A tool's title, its link text, and a phrase that only its card contains. */
const cards = [
  ["Life Insurance Needs Calculator", "Calculate your life insurance needs", "nothing you enter is sent"],
  ["Home Insurance Calculator", "Check your home coverage", "your dwelling limit"],
  ["Auto Insurance Calculator", "Check your car coverage", "on your car"],
  ["Disability Insurance Calculator", "Check your income protection", "without work"],
  ["Travel Insurance Calculator", "Check your travel coverage", "hospital bill abroad"],
  ["Coverage Gap Analyzer", "Find the gaps in your coverage", "too big for your savings"],
  ["Multi-Policy Savings", "Check what bundling saves", "separate policies"],
  ["Business Insurance Calculator", "List your business coverage", "a business like yours"],
  ["Estate Planning Review", "Review your estate plan", "fall due at death"],
  ["Senior Insurance Review", "Review coverage after 60", "after 60"],
  ["Insurance Comparison Tool", "Compare your quotes", "three of your quotes"],
  ["Provincial Insurance Guide", "Look up your province", "two provinces"],
] as const;

test("the tools' cards have the titles of the table, in order", () => {
  expect(tools.map(({ title, actionText }) => [title, actionText])).toEqual(
    cards.map(([title, actionText]) => [title, actionText]),
  );
  for (const [index, [title, , phrase]] of cards.entries()) {
    const telling = tools.filter(({ description }) => description.includes(phrase)).map((tool) => tool.title);
    expect([index, telling]).toEqual([index, [title]]);
  }
});
