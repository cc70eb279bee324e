import type { Interest } from "#domain/lead.ts";
import type { SitePath } from "#site/site-path.ts";

interface LearnEntry {
  readonly path: SitePath;
  readonly title: string;
  readonly text: string;
}

/** Guides by stage of life. */
export const groupGuides = [
  {
    path: "/learn/young-professionals-insurance",
    title: "Young professionals",
    text: "What your benefits plan already pays, what to buy first and what can wait.",
  },
  {
    path: "/learn/new-immigrant-insurance",
    title: "New immigrants",
    text: "When your health card starts, driving with a foreign licence, and the super visa.",
  },
  {
    path: "/learn/high-net-worth-insurance",
    title: "High net worth",
    text: "Insurance for several homes, art, liability and tax at death.",
  },
  {
    path: "/learn/insurance-for-seniors",
    title: "Seniors",
    text: "Which policies to keep, convert or drop, and how to travel insured.",
  },
] as const satisfies readonly LearnEntry[];

/** The twelve essential topics, in the order to read them. */
export const essentialTopics = [
  {
    path: "/learn/how-insurance-works",
    title: "How insurance works",
    text: "Premiums, deductibles, limits and who is who.",
  },
  {
    path: "/learn/choose-insurance",
    title: "How to choose insurance",
    text: "Work out what you need, compare, check the licence.",
  },
  {
    path: "/learn/insurance-claims",
    title: "Filing a claim",
    text: "Report, document, follow up, and what to do when it stalls.",
  },
  { path: "/learn/life-insurance", title: "Life insurance", text: "Term, whole and universal, and how much to buy." },
  { path: "/learn/home-insurance", title: "Home insurance", text: "What is covered, what is not, and what it costs." },
  {
    path: "/learn/auto-insurance",
    title: "Auto insurance",
    text: "Minimums by province and the coverage worth adding.",
  },
  { path: "/learn/health-insurance", title: "Health insurance", text: "What your health card does not pay for." },
  {
    path: "/learn/travel-insurance",
    title: "Travel insurance",
    text: "Which policy for which trip, and how to claim.",
  },
  {
    path: "/learn/business-insurance",
    title: "Business insurance",
    text: "The coverage a small business needs, in order.",
  },
  {
    path: "/learn/disability-insurance",
    title: "Disability insurance",
    text: "Income when illness or injury stops your work.",
  },
  { path: "/learn/insurance-comparison", title: "Comparison tips", text: "How to compare two quotes line by line." },
  { path: "/learn/insurance-savings", title: "Savings strategies", text: "Pay less without losing coverage you need." },
] as const satisfies readonly LearnEntry[];

/** What the form below opens. They are described here only; the links come once the form is sent. */
export const freeResources = [
  {
    path: "/learn/resources/insurance-checklist",
    title: "Insurance checklist",
    text: "What to check once a year, what to tell your insurer after a change, and where your policies are.",
  },
  {
    path: "/learn/resources/comparison-workbook",
    title: "Comparison workbook",
    text: "Tables for three quotes, with limits, deductibles and exclusions line by line, on paper or as a spreadsheet.",
  },
  {
    path: "/learn/resources/new-driver-kit",
    title: "New driver kit",
    text: "What a first policy must have in each province, what changes its price, and a crash sheet for the glove box.",
  },
] as const satisfies readonly LearnEntry[];

/** Said over the links once the form is sent. */
export const resourcesReady = "Your three resources are ready. Open, fill in and print them:";

/** The form at the foot of the page. */
export const resourcesForm = {
  title: "Download All Resources",
  description: "The checklist, the workbook and the kit open here as soon as you send the form. They are free.",
  buttonText: "Download All Resources",
  leadType: "resource_download",
  pageSource: "learn_index",
  interests: ["insurance_education", "life_insurance", "home_insurance", "auto_insurance", "financial_planning"],
} as const satisfies { interests: readonly Interest[]; [key: string]: unknown };
