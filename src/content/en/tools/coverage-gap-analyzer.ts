import { formatDollars } from "#format/money.ts";
import { formatNumber } from "#format/number-format.ts";
import type { CoverageGapAnswer, CoverageGapAnswerKeys, GapRisk, RiskRow } from "#domain/tools/coverage-gap-answer.ts";
import type { coverageGapInputs } from "#domain/tools/coverage-gap-inputs.ts";
import { formatRounded } from "#domain/tools/round-for-display.ts";
import { mostLines, type ToolWords } from "#domain/tools/tool-words.ts";
import { coverageGapBlocks } from "#content/tools/coverage-gap-blocks.ts";
import { allOf } from "#words/parts.ts";

const label = "Losses too big for your savings";

const risks: Readonly<Record<GapRisk, string>> = {
  death: "Your death",
  disability: "Two years without work",
  liability: "Being sued",
  property: "Losing your home or everything in it",
  water: "A flooded basement",
  earthquake: "An earthquake",
  car: "Being hurt in a car",
  abroad: "Hospital abroad",
  health: "Drugs and dental care",
};

const standings: Readonly<Record<RiskRow["status"], string>> = {
  notExposed: "Not a risk of yours",
  covered: "Covered",
  youCanCarryIt: "Your savings would cover it",
  partly: "Covered in part",
  gap: "Not covered",
  amountUnknown: "Enter what it’s worth",
  provinceUnknown: "Choose a province",
  notAnswered: "Not answered yet",
  insuredUpTo: "Covered up to your limit",
  toCheck: "Above your savings: check your coverage",
  limitOpen: "Covered: look the limit up",
  noneListed: "No liability coverage",
};

/** Words of a form of coverage, in the list of those held and where its limit isn't known. */
const kinds = {
  life: "Life",
  disability: "Disability",
  liability: "Liability, in a home or tenant policy",
  property: "Home or contents",
  water: "Sewer backup or overland water",
  earthquake: "Earthquake",
  car: "Accident benefits of a car",
  travel: "Travel medical",
  health: "Drugs and dental",
} as const;

const noneNeeded: Readonly<Record<Exclude<GapRisk, "liability">, string>> = {
  death: "Life insurance: nobody would be left with your debts or without your pay, or your savings would do.",
  disability: "Disability insurance: there’s no pay to replace, or your savings would last two years.",
  property:
    "Home or contents insurance: your savings would replace everything. A lender or landlord may still ask for it.",
  water: "Water coverage: there’s no basement to flood, or your savings would restore it.",
  earthquake:
    "Earthquake coverage: your province isn’t one we count as at risk, or your savings would cover your part.",
  car: "More accident benefits: you don’t drive, you kept the optional ones, or your province makes them compulsory.",
  abroad: "Travel insurance: you plan no trips abroad, or your savings would pay for three days in hospital.",
  health: "A health plan: you spend nothing on drugs and dental care, or your savings cover it.",
};

const losses = (count: number) => (count === 1 ? "1 loss" : `${formatNumber(count)} losses`);

/** A sentence that names the unanswered questions. */
function stillOpen(open: number): string {
  return open === 1 ? "One more risk is still open." : `${formatNumber(open)} more risks are still open.`;
}

function listOf(found: readonly GapRisk[]): string {
  return allOf(found.map((risk) => risks[risk].toLowerCase()));
}

/** What the analyzer says. */
export const coverageGapToolWords: ToolWords<typeof coverageGapInputs, CoverageGapAnswerKeys, CoverageGapAnswer> = {
  question: "Which losses could I not pay for, and which insurance can I do without?",
  questions: {
    household: {
      label: "Who lives with you?",
      options: {
        single: "I live alone",
        couple: "A partner",
        parents: "A partner and children",
        oneParent: "Children, no partner",
      },
    },
    home: {
      label: "Do you own or rent your home?",
      options: { own: "I own a house", rent: "I rent", condo: "I own a condo" },
    },
    basement: { label: "Is there a basement that could flood?" },
    pay: { label: "Your pay before tax, in dollars a year" },
    partnerPay: { label: "Your partner’s pay before tax, in dollars a year" },
    sharedDebts: {
      label: "Debts and mortgage someone else would be left with, in dollars",
      hint: "Enter 0 if there are none.",
    },
    propertyValue: {
      label: "What it would cost to rebuild or replace, in dollars",
      hint: "The house if you own it. What you have inside if you rent or own a condo.",
    },
    spending: { label: "Essential spending, in dollars a month" },
    savings: { label: "Savings you could use, in dollars" },
    employed: { label: "Are you employed?" },
    drives: { label: "Do you drive?" },
    benefitsDropped: { label: "Did you give up optional accident benefits in your car insurance?" },
    trips: { label: "Trips outside Canada in a year", hint: "Enter 0 if you don’t travel." },
    healthCosts: {
      label: "Drugs and dental care without a plan, in dollars a year",
      hint: "What a bad year would cost you. Enter 0 if a plan pays.",
    },
    homeBusiness: { label: "I run a business from home" },
    shortTermRental: { label: "I rent my home out for short stays" },
    groupLife: { label: "Life insurance that ends with my job, in dollars" },
    held: {
      label: "Which of these have you?",
      options: { ...kinds, none: "None of them", notSure: "Not sure, or perhaps others" },
    },
    covers: {
      label: "The limits of your coverage",
      hint: "List each policy. The limit is on its declarations page.",
      row: "Coverage",
      add: "Add coverage",
      fields: {
        kind: { label: "What it insures", options: kinds },
        limit: {
          label: "The most it pays, in dollars",
          hint: "For disability, what it pays a month. Left empty, it counts as unknown.",
        },
      },
    },
  },
  form: [
    { title: "To begin", inputs: ["held", "savings", "propertyValue", "trips"] },
    {
      title: "Your household",
      inputs: ["household", "pay", "employed", "groupLife", "partnerPay", "spending", "sharedDebts"],
    },
    { title: "Your home", inputs: ["home", "basement", "homeBusiness", "shortTermRental"] },
    { title: "Car and health", inputs: ["drives", "benefitsDropped", "healthCosts"] },
    { title: "What you have", inputs: ["covers"] },
  ],
  headline: {
    noGaps: () => ({
      label,
      figure: "None found",
      sentence: "For each risk, coverage or savings would pay. Savings are compared with one loss at a time.",
    }),
    gaps: ({ found, open }) => ({
      label,
      figure: `${losses(found.length)} you couldn’t pay`,
      areLinesDrawn: true,
      lines: found
        .slice(0, mostLines)
        .map(({ risk, net }) => ({ name: risks[risk], standing: `${formatRounded(net)} above coverage and savings` })),
      sentence: open === 0 ? "The whole list is below, with what each could cost." : stillOpen(open),
    }),
  },
  asks: {
    answerFirst: () => ({
      label,
      ask: "Say which coverage and savings you have",
      sentence: "The losses that neither would pay will stand here, with what you’d owe yourself.",
    }),
    heldFirst: ({ risks: toCheck }) => ({
      label,
      ask: `${losses(toCheck.length)} to check: which coverage have you?`,
      sentence: `Above your savings: ${listOf(toCheck)}. Tick the coverage you have and enter its limit. If you have none, tick that.`,
    }),
    moreOpen: ({ open }) => ({
      label,
      ask: "Answer the other questions too",
      sentence: `Coverage or savings would pay for what you’ve answered. ${stillOpen(open)}`,
    }),
  },
  working: risks,
  charts: { ...risks, ranked: "What you’d owe yourself" },
  warnings: {
    savingsCountedEachTime: () =>
      "Your savings are compared with each loss by itself. They can’t pay for two losses at once.",
    limitUnknown: ({ kind }) =>
      `You listed coverage without its limit (${Object.entries(kinds).find(([id]) => id === kind)?.[1] ?? kind}), so we can’t say whether it is enough. Look the limit up.`,
    provinceNeeded: () => "Choose your province: earthquake, car and hospital abroad depend on it.",
    homeBusinessExcluded: () =>
      "A home policy usually excludes a business, its equipment and its visitors. Tell your insurer.",
    shortTermRentalExcluded: () =>
      "A home policy usually excludes short stays by paying guests. Tell your insurer before the first one.",
    groupLifeEnds: ({ amount }) =>
      `${formatDollars(amount)} of life insurance ends with your job. You usually have 31 days to convert it to a policy of your own without health questions.`,
    disabilityIsGross: () =>
      "Two years without work: Employment Insurance is counted before tax, and no pension is counted. The disability calculator goes month by month.",
  },
  reasonsNotToBuy: { risk: ({ risk }) => noneNeeded[risk] },
  sensitivity: { label: "Everything you’d owe yourself, added up", value: formatRounded },
  method: [
    "For each risk: what you could lose, less the coverage you listed, less your savings. The largest comes first, however likely it is. There is no score.",
    "Death: shared debts, and for five years what is missing of 70% of what the household earns. That is a quick illustration; the life calculator does it properly.",
    "Two years without work: 24 months of essential spending, less 26 weeks of Employment Insurance if you’re employed.",
    "Being sued: a claim has no upper limit, so no amount is made up.",
    "A flooded basement: what restoring one cost on average, some years ago. An earthquake: 15% of what it would cost to rebuild, in British Columbia, Ontario and Quebec. Hospital abroad: three days in the United States at US$10,000, in Canadian dollars at a round rate of $1.40, less what your province pays.",
  ],
  adviserQuestions: [
    "Which of these gaps could a policy I have close, with an add-on or a higher limit?",
    "Which of my policies pay for the same loss?",
    "Which coverage ends if I change jobs, and by when must I replace it?",
  ],
  nextSteps: {
    "life-insurance-calculator": "Your death: work out what your family would need",
    "disability-insurance-calculator": "Two years without work: go month by month",
    "home-insurance-calculator": "Your home: check limits and add-ons",
    "auto-insurance-calculator": "Your car: see what’s compulsory and what still pays",
    "travel-insurance-calculator": "Hospital abroad: see what your province pays",
    "provincial-insurance-guide": "Drugs and dental care: see the rules of your province",
  },
  extraBlocks: coverageGapBlocks({
    title: "Risk by risk",
    columns: ["Risk", "Where you stand", "What you could lose", "Coverage", "What you’d owe yourself"],
    risks,
    standings,
    nothingToLose: "Nothing to lose",
  }),
};
