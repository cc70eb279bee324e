import { formatDollars } from "#format/money.ts";
import { formatNumber, formatPercent } from "#format/number-format.ts";
import type { AutoAnswer, AutoAnswerKeys } from "#domain/tools/auto-answer.ts";
import type { autoInputs } from "#domain/tools/auto-inputs.ts";
import type { ToolWords } from "#domain/tools/tool-words.ts";
import { noTaxSentences } from "./premium-tax-words.ts";

const share = (ratio: number) => formatPercent(ratio, { maximum: 1 });
const whole = (value: number) => formatNumber(value);

/** What the auto tool says. */
export const autoToolWords: ToolWords<typeof autoInputs, AutoAnswerKeys, AutoAnswer> = {
  question: "What must I carry here, and do collision, comprehensive and a low deductible still pay on this car?",
  questions: {
    value: {
      label: "What the car would sell for today, in dollars",
      hint: "Look at ads for the same model, year and distance.",
    },
    financed: { label: "It is financed or leased" },
    collision: { label: "Collision premium in dollars a year", hint: "Each coverage has its own line in your policy." },
    comprehensive: { label: "Comprehensive premium in dollars a year", hint: "Fire, theft, hail, glass." },
    deductible: { label: "Deductible now, in dollars" },
    altDeductible: { label: "A higher deductible to try, in dollars" },
    altSaving: { label: "What it would save, in dollars a year" },
    savings: { label: "Savings you could use for another car, in dollars" },
    discounts: {
      label: "Discounts you were offered",
      hint: "They are taken off one after another, so they come to less than their total.",
      row: "Discount",
      add: "Add a discount",
      fields: { percent: { label: "Percent" } },
    },
    premium: { label: "Whole premium before these discounts, in dollars a year" },
    liability: { label: "Your liability limit, in dollars" },
    benefitsDropped: { label: "I gave up income replacement in my accident benefits" },
    workCover: { label: "My job’s plan pays part of my income if I can’t work" },
  },
  form: [
    { title: "The car", inputs: ["value", "financed", "savings"] },
    { title: "Coverage for your own car", inputs: ["collision", "comprehensive", "deductible"] },
    { title: "A higher deductible", inputs: ["altDeductible", "altSaving"] },
    { title: "The rest of the policy", inputs: ["liability", "benefitsDropped", "workCover", "premium", "discounts"] },
  ],
  headline: {
    mandatoryOnly: () => ({
      label: "Coverage for your own car",
      figure: "Enter the car’s value",
      sentence:
        "With the value and what collision and comprehensive cost you, we work out whether they still pay. What your province asks you to carry is below.",
    }),
    cannotPay: ({ value, deductible }) => ({
      label: "Coverage for your own car",
      figure: "It cannot pay",
      sentence: `The deductible of ${formatDollars(deductible)} is as high as the car’s value of ${formatDollars(value)}, so there is nothing left that the insurer would pay.`,
    }),
    keepFinanced: ({ ratio }) => ({
      label: "Coverage for your own car",
      figure: "Keep it",
      sentence: `The lender or lessor asks for it. It costs you ${share(ratio)} a year of the most it could pay.`,
    }),
    keepSavings: ({ ratio, atStake, savings }) => ({
      label: "Coverage for your own car",
      figure: "Keep it for now",
      sentence: `A total loss would cost you ${formatDollars(atStake)}, and you have ${formatDollars(savings)} for it. The coverage costs ${share(ratio)} a year of the most it could pay.`,
    }),
    worthQuestioning: ({ ratio, years }) => ({
      label: "Coverage for your own car",
      figure: "Worth questioning",
      sentence: `It costs ${share(ratio)} a year of the most it could pay. Counting only total losses, it pays if you would lose a car like this more than once in ${whole(years)} years.`,
    }),
    stillPays: ({ ratio, yearAbove }) => ({
      label: "Coverage for your own car",
      figure: "Still reasonable",
      sentence:
        yearAbove === null
          ? `It costs ${share(ratio)} a year of the most it could pay, less than a tenth for the next twenty years.`
          : `It costs ${share(ratio)} a year of the most it could pay. As the car loses value, that passes a tenth in about ${whole(yearAbove)} ${yearAbove === 1 ? "year" : "years"}: ask again then.`,
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
    minimumLiability: "Least liability the law asks for",
  },
  charts: {
    payback: "What the coverage would pay",
    value: "The car’s value",
    ratio: "Premium as a share of the most it could pay",
    threshold: "A tenth, a rule of thumb",
  },
  warnings: {
    noIncomeReplacement: () =>
      "Nothing would replace your income after a crash: you gave up the benefit in your car insurance and have no plan at work. Since July 1, 2026 most accident benefits in Ontario are optional. Ask to put it back.",
    ontarioBenefitsOptional: () =>
      "In Ontario, since July 1, 2026, only medical, rehabilitation and attendant care benefits are compulsory. Income replacement is yours to choose.",
    albertaCareFirst: ({ share: paid, ceiling }) =>
      `Crashes in Alberta from January 1, 2027 fall under Care-First. Nearly everyone who is hurt gets care and benefits, whoever caused the crash, and suing the other driver becomes the exception. The government’s 2025 paper plans ${share(paid)} of net pay for people who can’t work, on gross pay up to ${formatDollars(ceiling)}. You can buy optional coverage above that.`,
    publicBasic: () =>
      "The public insurer sells your basic coverage. Only what you buy on top can be dropped or moved.",
    ontarioDirectCompensation: () =>
      "In Ontario your own insurer pays for damage that is not your fault. If you give up direct compensation, you get nothing for it, even when you are not at fault.",
    countsTotalLossesOnly: () =>
      "This counts total losses only. Smaller repairs make the coverage worth more, and claims can raise your premium.",
    liabilityBelowMinimum: ({ minimum }) =>
      `Your liability limit is below the ${formatDollars(minimum)} that the law asks for here.`,
    deductibleNeverPays: () => "The deductible to try is not higher, or saves nothing, so it never pays.",
    deductibleAboveSavings: ({ deductible, savings }) =>
      `A deductible of ${formatDollars(deductible)} is more than the ${formatDollars(savings)} you could use. Choose none that you could not pay.`,
    taxUnknown: ({ why }) => noTaxSentences[why],
  },
  reasonsNotToBuy: {
    paidOffAndAffordable: () =>
      "The car is paid off and you could replace it from savings, so collision and comprehensive are yours to drop. Liability never is.",
  },
  sensitivity: { label: "The premium as a share of the most it could pay", value: share },
  method: [
    "We divide what collision and comprehensive cost you in a year, with tax, by the most they could pay: the car’s value less the deductible. Above a tenth, many advisers say to think again. That is a rule of thumb and not a law.",
    "The car is taken to lose 15% of its value each year, for illustration. Yours may hold its value better.",
    "Discounts are multiplied and not added: 10% and 5% together take 14.5% off.",
    "No premium is predicted here. What others pay depends on the driver, the car and the place, so we use only what you enter.",
  ],
  adviserQuestions: [
    "What would my premium be without collision, and without comprehensive?",
    "What does a deductible $500 higher save me each year?",
    "Which accident benefits do I have, and what would each add?",
    "Which discounts apply to me that are not on this policy?",
  ],
  nextSteps: {
    "disability-insurance-calculator": "See how long you could live without your pay",
    "insurance-comparison-tool": "Compare two or three auto quotes like for like",
  },
  extraBlocks: ({ minimumLiability, deductibleYears, discounted, discountTotal }) => {
    const rows = [
      ...(minimumLiability === null
        ? []
        : [
            [
              "Least liability coverage the law asks for",
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
