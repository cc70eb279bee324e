import type { PageRow, PageRows } from "./page-row.ts";

const guide = {
  changeFrequency: "monthly",
  priority: 0.8,
  whileLoading: "previous page",
} as const satisfies Partial<PageRow>;
const groupGuide = { ...guide, priority: 0.7, whileLoading: "placeholder" } as const satisfies Partial<PageRow>;

const resource = {
  changeFrequency: "yearly",
  priority: 0.6,
  whileLoading: "previous page",
} as const satisfies Partial<PageRow>;

export const learnRows = {
  "/learn": {
    label: "Learn",
    title: "Learn About Insurance in Canada",
    description:
      "Sixteen guides to insurance in Canada: how it works, how to choose and claim, each line of coverage, and guides for your stage of life.",
    keywords: ["learn insurance", "insurance education Canada", "insurance guides"],
    page: "learn/learn-page",
    changeFrequency: "weekly",
    priority: 0.9,
    whileLoading: "previous page",
  },
  "/learn/how-insurance-works": {
    ...guide,
    label: "How Insurance Works",
    title: "How Insurance Works",
    description:
      "What a premium pays for, how a policy is built and who is who: the ideas behind every insurance policy sold in Canada.",
    keywords: ["how insurance works", "premium", "deductible", "insurance policy"],
    page: "learn/how-insurance-works-page",
  },
  "/learn/choose-insurance": {
    ...guide,
    label: "How to Choose Insurance",
    title: "How to Choose Insurance in 3 Steps",
    description:
      "Work out what you need, compare like with like, then check the licence: three steps to insurance that fits.",
    keywords: ["choose insurance", "insurance needs", "compare policies", "insurance broker Canada"],
    page: "learn/choose-insurance-page",
  },
  "/learn/insurance-claims": {
    ...guide,
    label: "Insurance Claims",
    title: "How to File an Insurance Claim",
    description:
      "Report at once, document everything, follow up: how to make an insurance claim in Canada and what to do when it stalls.",
    keywords: ["insurance claim", "file a claim", "claim denied", "adjuster"],
    page: "learn/insurance-claims-page",
  },
  "/learn/life-insurance": {
    ...guide,
    label: "Life Insurance Guide",
    title: "Life Insurance Guide",
    description:
      "Term, whole and universal life compared, how much coverage to buy, tax rules, the application and the riders worth paying for.",
    keywords: ["life insurance Canada", "term life", "whole life", "universal life"],
    page: "learn/life-insurance-page",
  },
  "/learn/home-insurance": {
    ...guide,
    label: "Home Insurance Guide",
    title: "Home Insurance Guide",
    description:
      "What a home policy covers and leaves out, what it costs by home value, how claims run and what differs by province.",
    keywords: ["home insurance Canada", "condo insurance", "tenant insurance", "sewer backup"],
    page: "learn/home-insurance-page",
  },
  "/learn/auto-insurance": {
    ...guide,
    label: "Auto Insurance Guide",
    title: "Auto Insurance Guide",
    description:
      "Minimum liability by province, the optional coverage, the discounts and the claim: auto insurance in Canada in one place.",
    keywords: ["auto insurance Canada", "car insurance", "minimum liability", "DCPD"],
    page: "learn/auto-insurance-page",
  },
  "/learn/health-insurance": {
    ...guide,
    label: "Health Insurance Guide",
    title: "Health Insurance Guide",
    description:
      "What your provincial plan leaves out, what private plans add, and how drug, dental and critical illness coverage work in Canada.",
    keywords: ["health insurance Canada", "extended health", "drug plan", "dental plan"],
    page: "learn/health-insurance-page",
  },
  "/learn/travel-insurance": {
    ...guide,
    label: "Travel Insurance Guide",
    title: "Travel Insurance Guide",
    description:
      "Why a provincial card is not enough abroad, what stability means, and how to make a travel claim that is paid.",
    keywords: ["travel insurance Canada", "emergency medical", "pre-existing condition", "super visa insurance"],
    page: "learn/travel-insurance-page",
  },
  "/learn/business-insurance": {
    ...guide,
    label: "Business Insurance Guide",
    title: "Business Insurance Guide",
    description:
      "Liability, property, interruption, cyber and the rest: which coverage a small business in Canada needs, and in what order.",
    keywords: [
      "business insurance Canada",
      "commercial general liability",
      "professional liability",
      "cyber insurance",
    ],
    page: "learn/business-insurance-page",
  },
  "/learn/disability-insurance": {
    ...guide,
    label: "Disability Insurance Guide",
    title: "Disability Insurance Guide",
    description:
      "How disability insurance replaces a paycheque, when benefits are taxed, and the definitions that decide a claim.",
    keywords: ["disability insurance Canada", "income protection", "own occupation", "EI sickness benefits"],
    page: "learn/disability-insurance-page",
  },
  "/learn/insurance-comparison": {
    ...guide,
    label: "Insurance Comparison Tips",
    title: "Insurance Comparison Tips",
    description:
      "Two prices mean nothing until the limits, deductibles and exclusions match. How to compare insurance quotes properly.",
    keywords: ["compare insurance quotes", "insurance comparison", "insurance ratings"],
    page: "learn/insurance-comparison-page",
  },
  "/learn/insurance-savings": {
    ...guide,
    label: "Insurance Savings Strategies",
    title: "Insurance Savings Strategies",
    description:
      "Ways to pay less for insurance without losing coverage that matters, with the arithmetic behind each of them.",
    keywords: ["save on insurance", "insurance discounts", "bundle insurance", "raise deductible"],
    page: "learn/insurance-savings-page",
  },
  "/learn/young-professionals-insurance": {
    ...groupGuide,
    label: "Young Professionals",
    title: "Insurance for Young Professionals",
    description:
      "Starting a career in Canada: the coverage to buy first, what to skip, and what your benefits plan already does.",
    keywords: ["insurance for young professionals", "tenant insurance", "disability insurance"],
    page: "learn/young-professionals-insurance-page",
  },
  "/learn/new-immigrant-insurance": {
    ...groupGuide,
    label: "New Immigrants",
    title: "Insurance for Newcomers to Canada",
    description:
      "Health coverage for the first months, driving records from abroad, the super visa and the frauds aimed at people new to Canada.",
    keywords: [
      "newcomer insurance Canada",
      "new immigrant insurance",
      "super visa",
      "provincial health waiting period",
    ],
    page: "learn/new-immigrant-insurance-page",
  },
  "/learn/high-net-worth-insurance": {
    ...groupGuide,
    label: "High Net Worth",
    title: "Insurance for High-Net-Worth Households",
    description:
      "Full replacement, umbrella liability, art and several homes, and life insurance for tax at death: coverage for larger estates.",
    keywords: ["high net worth insurance", "umbrella liability", "estate insurance Canada"],
    page: "learn/high-net-worth-insurance-page",
  },
  "/learn/insurance-for-seniors": {
    ...groupGuide,
    label: "Seniors",
    title: "Insurance for Seniors",
    description:
      "Keep, convert or drop: life, travel, home, driving and health coverage after 60, and how to turn down what you do not need.",
    keywords: ["insurance for seniors", "senior life insurance", "travel insurance seniors", "term conversion"],
    page: "learn/insurance-for-seniors-page",
  },
  "/learn/resources/insurance-checklist": {
    ...resource,
    label: "Insurance Checklist",
    title: "Insurance Checklist",
    description: "What to check once a year and what to tell your insurer, to tick and print.",
    keywords: ["insurance checklist"],
    page: "learn/resources/insurance-checklist-page",
  },
  "/learn/resources/comparison-workbook": {
    ...resource,
    label: "Comparison Workbook",
    title: "Insurance Comparison Workbook",
    description: "A sheet for three insurance quotes, to fill in, print or save as a spreadsheet.",
    keywords: ["insurance comparison"],
    page: "learn/resources/comparison-workbook-page",
  },
  "/learn/resources/new-driver-kit": {
    ...resource,
    label: "New Driver Kit",
    title: "New Driver Kit",
    description: "What a first car insurance policy must have in each province, and a crash sheet.",
    keywords: ["car insurance"],
    page: "learn/resources/new-driver-kit-page",
  },
} as const satisfies PageRows;
