import { formatDollars } from "#format/money.ts";
import { formatNumber, formatPercent } from "#format/number-format.ts";
import type { AutoAnswer, AutoAnswerKeys } from "#domain/tools/auto-answer.ts";
import type { autoInputs } from "#domain/tools/auto-inputs.ts";
import type { ToolWords } from "#domain/tools/tool-words.ts";
import { noTaxSentences } from "./premium-tax-words.ts";

const share = (ratio: number) => formatPercent(ratio, { maximum: 1 });
const whole = (value: number) => formatNumber(value);

/** Reasons to keep the coverage that depend on an unanswered question. */
function keepIf(open: readonly ("financed" | "savings")[]): string {
  if (open.length === 2)
    return " Keep it if the car is financed or leased, or if you couldn’t replace the car from savings.";
  if (open.includes("financed")) return " Keep it if the car is financed or leased.";
  return open.includes("savings") ? " Keep it if you couldn’t replace the car from savings." : "";
}

/** What the auto tool says. */
export const autoToolWords: ToolWords<typeof autoInputs, AutoAnswerKeys, AutoAnswer> = {
  question: "What coverage is compulsory here, and are collision and comprehensive still worth it on my car?",
  questions: {
    value: {
      label: "What the car would sell for today, in dollars",
      hint: "Look at ads for the same model, year and kilometres.",
    },
    financed: { label: "Is the car financed or leased?" },
    collision: {
      label: "Collision premium in dollars a year",
      hint: "Each coverage has its own line in your policy. Enter 0 if you don’t have it.",
    },
    comprehensive: { label: "Comprehensive premium in dollars a year", hint: "Fire, theft, hail, glass." },
    deductible: { label: "Deductible now, in dollars", hint: "Left empty, we count $1,000." },
    altDeductible: { label: "A higher deductible to try, in dollars" },
    altSaving: { label: "What it would save, in dollars a year" },
    savings: { label: "Savings you could use for another car, in dollars" },
    discounts: {
      label: "Discounts you were offered",
      hint: "They’re taken off one after another, so together they come to less than you’d get by adding them.",
      row: "Discount",
      add: "Add a discount",
      fields: { percent: { label: "Percent" } },
    },
    premium: { label: "Whole premium before these discounts, in dollars a year" },
    liability: { label: "Your liability limit, in dollars" },
    benefitsDropped: { label: "I gave up income replacement in my accident benefits" },
    workCover: { label: "Does a plan at work pay part of your income if you can’t work?" },
  },
  form: [
    { title: "The car", inputs: ["value", "collision", "comprehensive", "financed", "savings"] },
    { title: "The deductible", inputs: ["deductible", "altDeductible", "altSaving"] },
    { title: "The rest of the policy", inputs: ["liability", "benefitsDropped", "workCover", "premium", "discounts"] },
  ],
  headline: {
    cannotPay: ({ value, deductible }) => ({
      label: "Coverage for your own car",
      figure: "It can’t pay anything",
      sentence: `The deductible of ${formatDollars(deductible)} is as high as the car’s value of ${formatDollars(value)}, so the insurer would pay nothing.`,
    }),
    keepFinanced: ({ ratio }) => ({
      label: "Coverage for your own car",
      figure: "Keep collision and comprehensive",
      sentence: `The lender or leasing company requires them. They cost you ${share(ratio)} a year of the most they could pay.`,
    }),
    keepSavings: ({ ratio, atStake, savings }) => ({
      label: "Coverage for your own car",
      figure: "Keep collision coverage for now",
      sentence: `A total loss would cost you ${formatDollars(atStake)}, and you have ${formatDollars(savings)} for it. Collision and comprehensive cost ${share(ratio)} a year of the most they could pay.`,
    }),
    worthQuestioning: ({ ratio, years }) => ({
      label: "Coverage for your own car",
      figure: "Think about dropping it",
      sentence: `Collision and comprehensive cost ${share(ratio)} a year of the most they could pay. Counting only total losses, they pay if you lose a car like this more than once in ${whole(years)} years.`,
    }),
    aboveTenth: ({ ratio, open }) => ({
      label: "What collision and comprehensive cost a year, as a share of the most they could pay",
      figure: share(ratio),
      sentence: `That is more than a tenth, where many advisers say to think again.${keepIf(open)}`,
    }),
    stillPays: ({ ratio, yearAbove }) => ({
      label: "Coverage for your own car",
      figure: "Still reasonable",
      sentence:
        yearAbove === null
          ? `Collision and comprehensive cost ${share(ratio)} a year of the most they could pay, less than a tenth for the next twenty years.`
          : `Collision and comprehensive cost ${share(ratio)} a year of the most they could pay. As the car loses value, that passes a tenth in about ${whole(yearAbove)} ${yearAbove === 1 ? "year" : "years"}.`,
    }),
  },
  asks: {
    chooseProvince: () => ({
      label: "Coverage for your own car",
      ask: "Choose a province",
      sentence: "The tax on premiums depends on it. Whether the coverage is worth its price will stand here.",
    }),
    mandatoryOnly: () => ({
      label: "Coverage for your own car",
      ask: "Enter the car’s value",
      sentence:
        "With that and what collision and comprehensive cost you, you’ll see here whether they’re still worth it. What your province makes compulsory is below.",
    }),
    premiumsMissing: ({ value }) => ({
      label: "Coverage for your own car",
      ask: "Enter what it costs you",
      sentence: `Add what collision and comprehensive cost you a year; enter 0 for one you don’t have. Your renewal shows both. You’ll see here whether they’re worth it for a car of ${formatDollars(value)}.`,
    }),
  },
  working: {
    ownDamagePremium: "Collision and comprehensive, with tax",
    mostItPays: "The most they could pay",
    ratioBoth: "Premium as a share of that",
    ratioCollision: "Collision alone as a share of that",
    totalLossYears: "One total loss in so many years would break even",
    deductibleYears: "Years until the higher deductible has paid for itself",
    discounted: "Premium after the discounts",
    discountTotal: "All discounts as one",
    minimumLiability: "Minimum liability by law",
  },
  charts: {
    payback: "What the coverage would pay",
    value: "The car’s value",
    ratio: "Premium as a share of the most it could pay",
    threshold: "A tenth (rule of thumb)",
  },
  warnings: {
    noIncomeReplacement: () =>
      "Nothing would replace your income after a crash: you gave up the benefit in your car insurance and have no plan at work. You can add it back to your policy.",
    incomeReplacementDropped: () =>
      "You gave up income replacement in your car insurance. Check that a plan at work would pay instead, or add it back.",
    ontarioBenefitsOptional: () =>
      "In Ontario, since July 1, 2026, only medical, rehabilitation and attendant care benefits are compulsory. Income replacement is optional.",
    albertaCareFirst: ({ share: paid, ceiling }) =>
      `Crashes in Alberta from January 1, 2027 fall under Care-First. Nearly everyone who is hurt gets care and benefits, whoever caused the crash, and suing the other driver becomes the exception. The government’s 2025 paper plans ${share(paid)} of net pay for people who can’t work, on gross pay up to ${formatDollars(ceiling)}. You can buy optional coverage above that.`,
    publicBasic: () => "The public insurer sells your basic coverage. You can only drop or move what you buy on top.",
    ontarioDirectCompensation: () =>
      "In Ontario your own insurer pays for damage that isn’t your fault. If you give up direct compensation, you get nothing for it, even when you’re not at fault.",
    countsTotalLossesOnly: () =>
      "This counts total losses only. Smaller repairs make the coverage worth more, and claims can raise your premium.",
    liabilityBelowMinimum: ({ minimum }) =>
      `Your liability limit is below the legal minimum of ${formatDollars(minimum)} here.`,
    deductibleNeverPays: () => "The deductible to try isn’t higher, or saves nothing, so it never pays.",
    deductibleAboveSavings: ({ deductible, savings }) =>
      `A deductible of ${formatDollars(deductible)} is more than the ${formatDollars(savings)} you could use. Don’t choose a deductible larger than your savings.`,
    taxUnknown: ({ why }) => noTaxSentences[why],
  },
  reasonsNotToBuy: {
    paidOffAndAffordable: () =>
      "The car is paid off and you could replace it from savings, so you can do without collision and comprehensive. Liability coverage stays compulsory.",
  },
  sensitivity: { label: "The premium as a share of the most it could pay", value: share },
  method: [
    "We divide what collision and comprehensive cost you in a year, with tax, by the most they could pay: the car’s value less the deductible. Above a tenth, many advisers say to think again. That is a rule of thumb.",
    "We assume that the car loses 15% of its value each year, for illustration. Yours may hold its value better.",
    "Discounts are multiplied: 10% and 5% together take 14.5% off.",
    "No premium is predicted here. Prices depend on the driver, the car and the place, so we use only what you enter.",
  ],
  adviserQuestions: [
    "What would my premium be without collision, and without comprehensive?",
    "What does a deductible $500 higher save me each year?",
    "Which accident benefits do I have, and what would each cost?",
    "Which discounts apply to me that are not on this policy?",
  ],
  nextSteps: {
    "disability-insurance-calculator": "See how long your money would last without pay",
    "insurance-comparison-tool": "Compare two or three auto quotes like for like",
  },
  extraBlocks: ({ minimumLiability, deductibleYears, discounted, discountTotal }) => {
    const rows = [
      ...(minimumLiability === null
        ? []
        : [
            [
              "Minimum liability by law",
              {
                text: formatDollars(minimumLiability.value),
                basis: minimumLiability.basis,
                asOf: minimumLiability.asOf,
              },
            ],
          ]),
      ...(deductibleYears === null
        ? []
        : [
            [
              "The higher deductible pays if you claim less than once in",
              `${formatNumber(deductibleYears, { maximum: 1 })} years`,
            ],
          ]),
      ...(discounted === null || discountTotal === 0
        ? []
        : [["Premium after all discounts", `${formatDollars(discounted)} (${share(discountTotal)} less)`]]),
    ];
    return rows.length === 0
      ? []
      : [
          {
            kind: "table",
            title: "The rest of your policy",
            columns: [{ header: "Question" }, { header: "Answer" }],
            rows,
          },
        ];
  },
};
