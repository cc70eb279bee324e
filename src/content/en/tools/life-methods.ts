import { formatDollars } from "#format/money.ts";
import { formatNumber } from "#format/number-format.ts";
import type { LifeAnswer, LifeAnswerKeys } from "#domain/tools/life-answer.ts";
import type { lifeInputs } from "#domain/tools/life-inputs.ts";
import { formatRounded } from "#domain/tools/round-for-display.ts";
import type { AnswerBlock, CellWords, ToolWords } from "#domain/tools/tool-words.ts";

const years = (count: number) => (count === 1 ? "1 year" : `${formatNumber(count)} years`);
/** Heading of the comparison. */
export const compareFourMethods = "Compare four methods";

const methodNames = {
  owner: "The calculator above",
  dime: "Debt, income, mortgage, education",
  capitalNeeds: "Detailed method (capital needs)",
  humanLifeValue: "Human life value",
} as const;

function range({ low, high }: { readonly low: number; readonly high: number }): string {
  return formatRounded(low) === formatRounded(high)
    ? formatRounded(low)
    : `${formatRounded(low)} to ${formatRounded(high)}`;
}

interface MethodRow {
  readonly name: CellWords;
  readonly need: string;
  readonly fair: string;
  readonly unfair: string;
}

function methodRows({ methods, coverHeld }: LifeAnswer): readonly MethodRow[] {
  const usual = methods.dime.find((candidate) => candidate.years === 10);
  return [
    {
      name: methodNames.owner,
      need: formatRounded(methods.owner.total),
      fair: "A quick ceiling for young families.",
      unfair: "It leaves out public benefits and savings, and jumps at ages 35, 45 and 55.",
    },
    {
      name: { text: methodNames.dime, basis: "S1437" },
      need: usual === undefined ? "" : formatRounded(usual.total),
      fair: "A checklist that is done in a minute.",
      unfair: "It counts ten years of your whole pay, without your partner’s, benefits or interest.",
    },
    ...(methods.capitalNeeds === null
      ? []
      : [
          {
            name: methodNames.capitalNeeds,
            need: range({
              low: methods.capitalNeeds.low + coverHeld,
              high: methods.capitalNeeds.high + coverHeld,
            }),
            fair: "Most couples and parents. It’s the answer above.",
            unfair: "Payroll premiums and the Canada Child Benefit are left out.",
          },
        ]),
    ...(methods.humanLifeValue === null
      ? []
      : [
          {
            name: methodNames.humanLifeValue,
            need: range(methods.humanLifeValue),
            fair: "An upper limit: everything the household would lose.",
            unfair: "It means little for people who live alone, and leaves out debts and savings.",
          },
        ]),
    {
      name: { text: "7 to 10 times your pay", basis: "practice" },
      need: range(methods.payMultiples),
      fair: "A check of the others.",
      unfair: "It knows nothing about your household.",
    },
  ];
}

function termBlock({ layers, termYears }: LifeAnswer): readonly AnswerBlock[] {
  if (termYears === null || termYears === 0) return [];
  return [
    {
      kind: "list",
      title: "How long do you need it?",
      items: [
        `After ${years(termYears)} nothing is missing any more, so a term of about that length is enough.`,
        ...(layers === null
          ? []
          : [
              `In two layers: ${formatRounded(layers.short.amount)} for ${years(layers.short.years)}, and ${formatRounded(layers.long.amount)} for ${years(layers.long.years)}. That usually costs less than the whole amount for the whole time.`,
            ]),
      ],
    },
  ];
}

/** What the comparison of four methods says, below the owner's calculator. */
export const lifeMethodsWords: ToolWords<typeof lifeInputs, LifeAnswerKeys, LifeAnswer> = {
  question: "Do other methods agree, and for how long would my family need it?",
  questions: {
    partnerAge: { label: "Your partner’s age in years", hint: "Left empty, we use yours." },
    childrenAges: {
      label: "Your children’s ages",
      hint: "Enter 0 for a child who is not yet one, or on the way.",
      row: "Child",
      add: "Add a child",
      fields: { age: { label: "Age in years" } },
    },
    savings: { label: "Savings your family could use, in dollars" },
    yearsPaid: {
      label: "Years you have paid into the CPP or QPP",
      hint: "Left empty, we count from the age of 22.",
    },
    supportUntil: {
      label: "Support your family until",
      options: { youngest22: "The youngest child is 22", partner65: "Your partner is 65" },
    },
    mortgageYears: { label: "Years left on the mortgage" },
    partnerDrawsPension: { label: "My partner already draws a CPP or QPP retirement pension" },
  },
  otherInputs: {
    annualIncome: { label: "Your annual income", unit: "CAD/year" },
    spouseIncome: { label: "Your spouse’s annual income", unit: "CAD/year" },
    mortgage: { label: "Mortgage", unit: "CAD" },
    existingLife: { label: "Life insurance you have", unit: "CAD" },
  },
  form: [
    { title: "Your family", inputs: ["partnerAge", "childrenAges", "savings"] },
    { title: "Income and mortgage", inputs: ["partnerDrawsPension", "supportUntil", "yearsPaid", "mortgageYears"] },
  ],
  headline: {
    toAdd: ({ low, high, central, years: term }) => ({
      label: "How much more you need (detailed method)",
      figure: range({ low, high }),
      sentence: `About ${formatRounded(central)} in the middle, falling to nothing in about ${years(term)}. It counts survivor benefits, your partner’s pay, savings and the coverage you have.`,
    }),
    perhapsNothing: ({ central, high }) => ({
      label: "How much more you need (detailed method)",
      figure: `Nothing to ${formatRounded(high)}`,
      sentence: `About ${formatRounded(central)} in the middle. If your family can live on 70% of what you two take home, nothing is missing.`,
    }),
    nothing: ({ surplus }) => ({
      label: "How much more you need (detailed method)",
      figure: "Nothing",
      sentence: `Benefits, pay, savings and the coverage you have are more than your family would need, by about ${formatRounded(surplus)}.`,
    }),
  },
  asks: {
    chooseProvince: () => ({
      label: "How much more you need (detailed method)",
      ask: "Choose a province",
      sentence: "Tax and survivor benefits depend on where you live. The amount will stand here.",
    }),
    childrensAges: ({ children }) => ({
      label: "How much more you need (detailed method)",
      ask: children === 1 ? "Add your child’s age" : "Add each child’s age",
      sentence:
        "It decides the years of support and the children’s benefits. The amount will stand here, beside the other methods.",
    }),
  },
  working: {
    takeHomeBoth: "What both of you take home",
    needShare: "What your family needs of it",
    mortgagePayment: "Of that, mortgage payments, which end with the mortgage",
    survivorPension: "Survivor’s pension, up to",
    childrensBenefits: "Children’s benefits, up to",
    supportYears: "Years of support",
    incomeMissing: "Income missing in all these years, in today’s dollars",
    debts: "Debts",
    mortgage: "Mortgage, repaid at once",
    finalExpenses: "Final expenses",
    education: "Education",
    deathBenefit: "Less the death benefit",
    coverHeld: "Less the coverage you have",
    savings: "Less savings",
    capitalNeeds: "Coverage to add",
    keepPaying: "The same, if your family goes on paying the mortgage",
  },
  charts: {
    methods: "Four methods, before the coverage you have",
    ...methodNames,
    coverHeld: "Coverage you have",
    needByYear: "Coverage still to add, year by year",
  },
  warnings: {
    notPaidLongEnough: ({ yearsPaid }) =>
      `${years(yearsPaid)} of contributions isn’t enough for survivor benefits, so none are counted.`,
    survivorPensionIsAMaximum: ({ upTo, average }) =>
      `The survivor’s pension of ${formatDollars(upTo)} a month is the most it could be. New survivors got ${formatDollars(average)} on average.`,
    mortgageYearsZero: () => "A mortgage with no years left is counted as due right away.",
    bothMayDie: () => "If both parents died, the children would need more than this. Consider coverage for both.",
    partnerEarnsMore: () =>
      "Your partner earns more than you, so the calculator above may show a negative amount for income. This one doesn’t.",
  },
  reasonsNotToBuy: {
    nobodyDepends: () => "Nobody depends on your income, and what you have pays your debts and final expenses.",
    alreadyMet: () => "The coverage and savings you have meet the need already.",
  },
  sensitivity: { label: "How much more you need (detailed method)", value: formatRounded },
  method: [
    "Detailed method: your family needs 70 to 90% of what you both take home now (80% in the middle). We take off your partner’s pay and the survivor and children’s benefits, and add up what is missing in today’s dollars. Debts, mortgage, final expenses and education are added; savings, coverage and the death benefit are taken off. Advisers call it capital needs, and the debt, income, mortgage and education method DIME.",
    "Once the mortgage is repaid, its payments are no longer needed, so it’s counted once.",
    "Human life value: your pay after tax until 65, less what you’d spend on yourself.",
    "Tax is that of 2026. Payroll premiums, the Canada Child Benefit and other credits are left out. The public benefits are maximums for your pay and years.",
  ],
  adviserQuestions: [
    "Which of these methods did you use, and why?",
    "What would two policies of different lengths cost instead of one?",
    "What happens to my coverage at work if I change jobs?",
    "How much should my partner’s life be insured for?",
  ],
  nextSteps: { "disability-insurance-calculator": "See what would be missing if you couldn’t work" },
  extraBlocks: (answer) =>
    answer.methods.capitalNeeds === null
      ? []
      : [
          {
            kind: "table",
            title: "When each method is fair",
            columns: [
              { header: "Method" },
              { header: "Whole need", numeric: true },
              { header: "Fair for" },
              { header: "Weak in" },
            ],
            rows: methodRows(answer).map(({ name, need, fair, unfair }) => [name, need, fair, unfair]),
          },
          ...termBlock(answer),
        ],
};
