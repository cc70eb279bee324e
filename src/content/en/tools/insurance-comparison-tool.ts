import { formatExactDollars } from "#format/money.ts";
import { formatNumber } from "#format/number-format.ts";
import type { ComparedField, ComparisonAnswer, ComparisonAnswerKeys } from "#domain/tools/comparison-answer.ts";
import type { comparisonInputs } from "#domain/tools/comparison-inputs.ts";
import type { ToolWords } from "#domain/tools/tool-words.ts";
import { comparisonBlocks, type ComparisonBlockWords } from "#content/tools/comparison-blocks.ts";
import { noTaxSentences } from "./premium-tax-words.ts";

const yesNo = { yes: "Yes", no: "No" } as const;
const settlement = { replacement: "Replacement cost", actualCash: "Actual cash value" } as const;

/** What a field of a quote is called, and how its value is written. */
const fields = {
  dwellingLimit: { label: "Dwelling limit, in dollars" },
  contents: { label: "Contents limit, in dollars" },
  livingExpense: { label: "Additional living expense limit, in dollars" },
  liability: { label: "Liability limit, in dollars" },
  waterDeductible: { label: "Deductible for water damage, in dollars" },
  sewer: { label: "Sewer backup is covered", options: yesNo },
  overland: { label: "Overland water is covered", options: yesNo },
  earthquakePct: { label: "Earthquake deductible, in percent", hint: "Leave it empty if earthquake is not covered." },
  bylaw: { label: "By-law coverage", options: yesNo },
  roofSettlement: { label: "A damaged roof is paid at", options: settlement },
  contentsSettlement: { label: "Contents are paid at", options: settlement },
  injuryOptions: {
    label: "Injury options",
    hint: "In a few words, the same for each quote: “income replacement $600”.",
  },
  comprehensiveDeductible: { label: "Deductible for comprehensive, in dollars" },
  depreciationWaiver: { label: "Waiver of depreciation", options: yesNo },
  lossOfUse: { label: "Loss of use limit, in dollars" },
  familyProtection: { label: "Family protection", options: yesNo },
  kilometres: { label: "Kilometres a year" },
  amount: { label: "Amount, in dollars" },
  term: { label: "Term, in years" },
  renewalPrice: { label: "Yearly premium after the first term, in dollars" },
  conversionAge: { label: "Can be converted until age" },
  exclusions: { label: "What is excluded", hint: "In a few words, the same for each quote." },
  maximum: { label: "Most it pays, in dollars" },
  stabilityDays: { label: "Stability period, in days" },
} as const satisfies Record<
  ComparedField,
  { readonly label: string; readonly hint?: string; readonly options?: object }
>;

const nameOf = (quote: number, name: string, word = "Quote") => (name === "" ? `${word} ${quote}` : name);

function howManyDiffer(differences: number): string {
  if (differences === 0) return "You say that they don’t.";
  return differences === 1 ? "One thing differs." : `${formatNumber(differences)} things differ.`;
}

/** The rate of claims at which the cheapest quote and the next one cost the same. */
function equalCostSentence(turnsAt: number | null): string {
  if (turnsAt === null || turnsAt === 0) return "";
  return `It and the next one cost the same at one claim in ${formatNumber(1 / turnsAt, { maximum: 1 })} years.`;
}

const lineNames = { home: "home", auto: "auto", life: "life", travel: "travel" } as const;

const blockWords: ComparisonBlockWords = {
  fields,
  withoutUnit: (label) => label.replace(/, in (?:dollars|years|percent|days)\b/, ""),
  quote: (ordinal) => `Quote ${ordinal}`,
  unknown: "Not known",
  sideBySide: {
    title: "Side by side",
    columns: ["What", "The same?"],
    premium: ["Premium before tax", "The price"],
    deductible: ["Deductible", "Counted in the cost"],
    same: "Same",
    differs: "Differs",
    notAllKnown: "Not all known",
  },
  message: {
    title: "Ask for a quote on the same terms",
    lead: "The terms are those of your first quote. Change them if you like, and send the message to the others.",
    deductible: "Deductible",
    term: (name, value) => `- ${name}: ${value}`,
    text: (line, terms) => [
      "Hello,",
      "",
      `I am comparing quotes for ${lineNames[line]} insurance. Please send me a new quote on these terms:`,
      ...terms,
      "",
      "If you can’t offer one of them, please say which. Everything else should stay as in your quote.",
      "",
      "Thank you",
    ],
  },
  flipPoints: {
    title: "When do two quotes cost the same?",
    columns: ["Quotes", "They cost the same at"],
    pair: (one, other) => `${one} and ${other}`,
    everyYears: (years) => `one claim in ${formatNumber(years, { maximum: 1 })} years`,
    never: "no claim at all",
  },
  unitPrice: {
    title: (line) => (line === "home" ? "Price for each $1,000 of dwelling limit" : "Price for each $100,000"),
    columns: ["Quote", "A year"],
  },
};

/** What the comparison of quotes says. */
export const comparisonToolWords: ToolWords<typeof comparisonInputs, ComparisonAnswerKeys, ComparisonAnswer> = {
  question: "Which of my quotes is cheaper for the same coverage?",
  questions: {
    line: {
      label: "What are the quotes for?",
      options: { home: "Home", auto: "Auto", life: "Life", travel: "Travel" },
    },
    quotes: {
      label: "Your quotes",
      hint: "Premiums before sales tax. Empty fields aren’t compared.",
      row: "Quote",
      add: "Add a quote",
      fields: {
        name: { label: "Insurer" },
        premium: { label: "Premium, in dollars a year" },
        fees: { label: "Fees, in dollars a year" },
        deductible: { label: "Deductible, in dollars" },
        ...fields,
      },
    },
    sameCoverage: {
      label: "Do the quotes cover the same things?",
      hint: "The same limits, deductibles for water and earthquake, and add-ons. The details below help you check.",
    },
    frequency: {
      label: "How many claims do you expect a year?",
      hint: "0.1 is one claim in ten years.",
    },
  },
  form: [
    { title: "The quotes", inputs: ["line", "quotes", "sameCoverage"] },
    { title: "Your claims", inputs: ["frequency"] },
  ],
  headline: {
    notComparable: ({ differences }) => ({
      label: "Your quotes",
      figure: "These quotes don’t cover the same things",
      sentence: `${howManyDiffer(differences)} The lower price may be for less coverage. Use the message below to get a quote on the same terms.`,
    }),
    cheapest: ({ quote, name, expected, saving, coverageKnown, turnsAt }) => ({
      label: coverageKnown ? "Cheapest for the same coverage" : "Cheapest, if the coverage is the same",
      figure: `${nameOf(quote, name)} is ${formatExactDollars(saving)} cheaper${coverageKnown ? "" : " if both have the same coverage: you haven’t said"}`,
      sentence:
        `With tax, fees and the deductibles of the claims you expect, it comes to ${formatExactDollars(expected)} a year. ${equalCostSentence(turnsAt)}`.trim(),
    }),
    same: ({ coverageKnown }) => ({
      label: "Your quotes",
      figure: coverageKnown
        ? "They cost the same"
        : "They cost the same, if they have the same coverage: you haven’t said",
      sentence: "Choose by how each insurer handles claims.",
    }),
  },
  asks: {
    needTwoQuotes: () => ({
      label: "Your quotes",
      ask: "Enter two premiums",
      sentence:
        "The cheaper quote will stand here, and by how much, with tax, fees and the deductibles of the claims you expect.",
    }),
    chooseProvince: () => ({
      label: "Your quotes",
      ask: "Choose a province",
      sentence: "The tax on premiums depends on it. Then the cheaper quote will stand here, and by how much.",
    }),
    premiumMissing: ({ quote, name }) => ({
      label: "Your quotes",
      ask: `Enter the premium of ${nameOf(quote, name, "quote")}`,
      sentence: "It may be the cheapest of them.",
    }),
    deductibleMissing: ({ quote, name }) => ({
      label: "Your quotes",
      ask: `Enter the deductible of ${nameOf(quote, name, "quote")}`,
      sentence: "A lower premium can come from a higher deductible. Enter 0 if there is none.",
    }),
  },
  working: {
    cost: "Premium with tax and fees, quote",
    expected: "With the deductibles to expect, quote",
    unitPrice: "For each unit of coverage, quote",
    flipPoint: "Claims a year at which it costs the same as an earlier one, quote",
  },
  charts: { cost: "What each quote costs a year", flip: "What each costs by claims a year", quote: "Quote" },
  chartValue: formatExactDollars,
  warnings: {
    taxUnknown: ({ why }) => noTaxSentences[why],
    oneClaimRate: () =>
      "We count the same number of claims for each quote. If you claim more often, a low deductible is worth more.",
    alwaysWins: ({ better, worse }) =>
      `Quote ${better} costs less than quote ${worse} and has the lower deductible too. Check what it leaves out.`,
    notFilledIn: ({ fields: open }) =>
      `${open === 1 ? "One detail is" : `${formatNumber(open)} details are`} known for one quote only. They may differ too.`,
  },
  reasonsNotToBuy: { nothing: () => "" },
  sensitivity: { label: "The lowest yearly cost", value: formatExactDollars },
  method: [
    "Each quote costs its premium with your province’s sales tax, and its fees. To that we add the deductible, times the claims you expect in a year.",
    "We compare prices only where the coverage is the same. As long as two quotes differ somewhere, we say so instead of naming the cheaper one.",
    "Two quotes with different deductibles cost the same at one rate of claims. If you claim less often than that, the one with the higher deductible is cheaper.",
    "We don’t score insurers or predict premiums. The ones here are yours.",
  ],
  adviserQuestions: [
    "Are all limits, deductibles and endorsements of these quotes the same?",
    "Which fees are extra, and what does paying monthly cost?",
    "What can change the price at renewal?",
    "What does one quote exclude that the other includes?",
  ],
  nextSteps: { "multi-policy-savings": "See whether home and auto together cost less" },
  extraBlocks: comparisonBlocks(blockWords),
};
