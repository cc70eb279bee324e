import { formatDollars } from "#format/money.ts";
import { formatNumber } from "#format/number-format.ts";
import type { FigureBasis } from "#domain/figure.ts";
import type { CoverageGapAnswer, CoverageGapAnswerKeys, GapRisk, RiskRow } from "#domain/tools/coverage-gap-answer.ts";
import type { coverageGapInputs } from "#domain/tools/coverage-gap-inputs.ts";
import { roundForDisplay } from "#domain/tools/round-for-display.ts";
import type { CellWords, ToolWords } from "#domain/tools/tool-words.ts";

const about = (amount: number) => formatDollars(roundForDisplay(amount));
const label = "Risks too big for your savings";

const risks: Readonly<Record<GapRisk, string>> = {
  death: "Your death",
  disability: "Two years without work",
  liability: "Being sued",
  property: "Losing your home or all in it",
  water: "A flooded basement",
  earthquake: "An earthquake",
  car: "Being hurt in a car",
  abroad: "Hospital abroad",
  health: "Drugs and dental care",
};

/** What is at stake where it is one figure of ours or of a source; the rest follows from what was entered, step by step. */
const stakes: Readonly<Partial<Record<GapRisk, { readonly basis: FigureBasis }>>> = {
  death: { basis: "illustrative" },
  liability: { basis: "illustrative" },
  water: { basis: "S221" },
  earthquake: { basis: "illustrative" },
};

const standings: Readonly<Record<RiskRow["status"], string>> = {
  notExposed: "Not a risk of yours",
  covered: "Covered",
  youCanCarryIt: "Your savings would pay",
  partly: "Covered in part",
  gap: "Gap",
  amountUnknown: "Enter what it is worth",
  provinceUnknown: "Choose a province",
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

const noneNeeded: Readonly<Record<GapRisk, string>> = {
  death: "Life insurance: no one would be left with your debts or without your pay, or savings would do.",
  disability: "Disability insurance: there is no pay to replace, or savings would carry you for two years.",
  liability: "Liability insurance: savings would pay a claim of a million dollars. A claim can be larger.",
  property: "Home or contents insurance: savings would replace it all. A lender may ask for it.",
  water: "Water coverage: there is no basement to flood, or savings would restore it.",
  earthquake: "Earthquake coverage: the ground is calm where you live, or savings would pay your part.",
  car: "More accident benefits: you do not drive, or those of your province are enough or compulsory.",
  abroad: "Travel insurance: you plan no trips abroad, or savings would pay three days in hospital.",
  health: "A health plan: you spend nothing on it, or savings pay for it.",
};

function stakeCell({ risk, status, atStake }: RiskRow): CellWords {
  if (status === "amountUnknown" || status === "provinceUnknown") return "–";
  const basis = stakes[risk]?.basis;
  return basis === undefined ? about(atStake) : { text: about(atStake), basis };
}

/** What the analyzer says. */
export const coverageGapToolWords: ToolWords<typeof coverageGapInputs, CoverageGapAnswerKeys, CoverageGapAnswer> = {
  question: "Which of my risks has no coverage and is too big for my savings?",
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
      label: "How do you live?",
      options: { own: "In my own house", rent: "In a rented home", condo: "In my own condo" },
    },
    basement: { label: "There is a basement that could flood" },
    pay: { label: "Your pay before tax, in dollars a year" },
    partnerPay: { label: "Your partner’s pay before tax, in dollars a year" },
    sharedDebts: { label: "Debts and mortgage someone else would be left with, in dollars" },
    propertyValue: {
      label: "What it would cost to rebuild or replace, in dollars",
      hint: "The house if you own it. What you have inside if you rent or own a condo.",
    },
    spending: { label: "What you must spend, in dollars a month" },
    savings: { label: "Savings you could use, in dollars" },
    employed: { label: "Are you employed?" },
    drives: { label: "I drive" },
    benefitsDropped: { label: "I gave up, or do not have, optional accident benefits" },
    trips: { label: "Trips outside Canada in a year" },
    healthCosts: {
      label: "Drugs and dental care without a plan, in dollars a year",
      hint: "What you would pay for in a year with much of it.",
    },
    homeBusiness: { label: "I run a business from home" },
    shortTermRental: { label: "I rent my home out for short stays" },
    groupLife: { label: "Life insurance that ends with my job, in dollars" },
    covers: {
      label: "Your coverage",
      hint: "The limit is on the declarations page of each policy.",
      row: "Coverage",
      add: "Add coverage",
      fields: {
        kind: { label: "What it insures", options: kinds },
        limit: {
          label: "The most it pays, in dollars",
          hint: "For disability, what it pays a month. Left empty, it counts as nothing.",
        },
      },
    },
  },
  form: [
    {
      title: "Your household",
      inputs: ["household", "pay", "employed", "groupLife", "partnerPay", "spending", "savings", "sharedDebts"],
    },
    { title: "Your home", inputs: ["home", "propertyValue", "basement", "homeBusiness", "shortTermRental"] },
    { title: "Car, travel and health", inputs: ["drives", "benefitsDropped", "trips", "healthCosts"] },
    { title: "What you have", inputs: ["covers"] },
  ],
  headline: {
    noGaps: () => ({
      label,
      figure: "No gap found",
      sentence: "For each risk we looked at, coverage or savings would pay. Savings are counted against one at a time.",
    }),
    gaps: ({ count, largest, net }) => ({
      label,
      figure: count === 1 ? "1 gap" : `${formatNumber(count)} gaps`,
      sentence: `The largest: ${risks[largest].toLowerCase()}. About ${about(net)} would be left that neither coverage nor savings pay.`,
    }),
  },
  working: risks,
  charts: { ...risks, ranked: "What neither coverage nor savings would pay" },
  warnings: {
    savingsCountedEachTime: () =>
      "Your savings are counted against each risk by itself. They cannot pay for two losses at once.",
    limitUnknown: ({ kind }) =>
      `You have coverage without a limit here (${Object.entries(kinds).find(([id]) => id === kind)?.[1] ?? kind}), so it counts as nothing. Look the limit up.`,
    provinceNeeded: () => "Choose your province: earthquake, car and hospital abroad depend on it.",
    homeBusinessExcluded: () =>
      "A home policy usually excludes a business, with its equipment and its visitors. Tell your insurer.",
    shortTermRentalExcluded: () =>
      "A home policy usually excludes short stays by paying guests. Tell your insurer before the first one.",
    groupLifeEnds: ({ amount }) =>
      `${formatDollars(amount)} of life insurance ends with your job. You usually have 31 days to turn it into a policy of your own without health questions.`,
    disabilityIsGross: () =>
      "Two years without work: Employment Insurance is taken before tax, and no pension is counted. The disability calculator goes month by month.",
  },
  reasonsNotToBuy: { risk: ({ risk }) => noneNeeded[risk] },
  sensitivity: { label: "What is missing, all gaps added up", value: about },
  method: [
    "For each risk: what is at stake, less the coverage you listed, less your savings. What is left is the gap, and the largest comes first. There is no score.",
    "Death: shared debts, and for five years what is missing of 70% of what the household earns. That is a quick illustration; the life calculator does it properly.",
    "Two years without work: 24 months of what you must spend, less 26 weeks of Employment Insurance if you are employed.",
    "Being sued: one million dollars, for illustration. A claim can be for more.",
    "A flooded basement: what restoring one cost on average, some years ago. An earthquake: 15% of what it would cost to rebuild, in British Columbia, Ontario and Quebec. Hospital abroad: three days in the United States at US$10,000, in Canadian dollars at a round rate of $1.40, less what your province pays.",
  ],
  adviserQuestions: [
    "Which of these gaps could a policy I have close, with an add-on or a higher limit?",
    "Which of my policies pay for the same loss?",
    "What ends if I change jobs, and by when must I act?",
  ],
  nextSteps: {
    "life-insurance-calculator": "Your death: work out what your family would need",
    "disability-insurance-calculator": "Two years without work: go month by month",
    "home-insurance-calculator": "Your home: look at limits and add-ons",
    "auto-insurance-calculator": "Your car: see what you must carry and what still pays",
    "travel-insurance-calculator": "Hospital abroad: see what your province pays",
    "provincial-insurance-guide": "Drugs and dental care: ask for the guide to your province",
  },
  extraBlocks: ({ rows }) => [
    {
      kind: "table",
      title: "Risk by risk",
      columns: [
        { header: "Risk" },
        { header: "Where you stand" },
        { header: "At stake", numeric: true },
        { header: "Coverage", numeric: true },
        { header: "Left after savings", numeric: true },
      ],
      // What is no risk stands under "You may need none".
      rows: rows
        .filter(({ status }) => status !== "notExposed")
        .map((row) => [
          risks[row.risk],
          row.status === "covered" && row.atStake === 0 ? "Nothing at stake" : standings[row.status],
          stakeCell(row),
          about(row.cover),
          row.net === 0 ? "–" : about(row.net),
        ]),
    },
  ],
};
