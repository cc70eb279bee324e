import { formatDollars } from "#format/money.ts";
import type { EstateAnswer, EstateAnswerKeys, EstateBill } from "#domain/tools/estate-answer.ts";
import type { estateInputs } from "#domain/tools/estate-inputs.ts";
import { formatRounded } from "#domain/tools/round-for-display.ts";
import type { ToolWords } from "#domain/tools/tool-words.ts";

const label = "The bill at death and the cash to pay it";
/** The bill, and the part of it that is illustrative. */
const dueSentence = (bill: number, legal: number) =>
  `Tax, probate and costs come to about ${formatDollars(bill)}. Of that, ${formatDollars(legal)} for a lawyer and an accountant is our illustration.`;
const heirs = {
  spouse: "My spouse",
  namedOther: "Someone else by name",
  estate: "My estate, or nobody by name",
} as const;
const valueAndCost = {
  value: { label: "Value today, in dollars" },
  cost: { label: "What you paid for it, in dollars" },
};

/** Cash that is missing, or that is left. */
function shortOrLeft(short: number): string {
  return short > 0 ? `${formatRounded(short)} short` : `${formatRounded(-short)} left over`;
}

/** The lines of the bill, side by side for each case. */
const lines: readonly (readonly [title: string, amount: (bill: EstateBill) => string])[] = [
  ["Tax of the last year", ({ tax }) => formatRounded(tax)],
  ["Probate", ({ probate }) => (probate === null ? "Not known" : formatRounded(probate))],
  ["Funeral, lawyer and accountant", ({ bill, tax, probate }) => formatRounded(bill - tax - (probate ?? 0))],
  ["Debts", ({ debts }) => formatRounded(debts)],
  ["Cash and investments", ({ cash }) => formatRounded(cash)],
  ["Short, or left over", ({ short }) => shortOrLeft(short)],
];

/** What the estate tool says. */
export const estateToolWords: ToolWords<typeof estateInputs, EstateAnswerKeys, EstateAnswer> = {
  question: "What would be due at my death, and is there cash to pay it?",
  questions: {
    spouse: { label: "Does your spouse inherit everything?" },
    rrsp: { label: "RRSP or RRIF, in dollars" },
    rrspNamed: { label: "Who is named on the RRSP or RRIF?", options: heirs },
    tfsa: { label: "TFSA, in dollars" },
    tfsaNamed: { label: "Who is named on the TFSA?", options: heirs },
    investments: { label: "Investments outside these plans", fields: valueAndCost },
    cottage: { label: "Cottage or rental property", fields: valueAndCost },
    home: { label: "Your home, in dollars" },
    homeCost: {
      label: "Paid for your home, in dollars",
      hint: "It counts if the cottage is the tax-free one. Left empty, no gain on the home is counted.",
    },
    exempt: {
      label: "Which of the two is tax-free?",
      hint: "For the same years, only one home is.",
      options: { home: "My home", cottage: "The cottage" },
    },
    businessGain: {
      label: "Gain on shares of a small business or on a farm, in dollars",
      hint: "Its value above its cost. About $1,250,000 of it can be free of tax.",
    },
    jointWithSpouse: {
      label: "Owned jointly with your spouse, in dollars",
      hint: "The part of the amounts here that goes to your spouse outside the will.",
    },
    otherIncome: { label: "Other income in the year of death, in dollars" },
    cash: { label: "Cash, and insurance payable to your estate, in dollars" },
    debts: { label: "All debts, in dollars" },
    mortgage: { label: "Of these, mortgages, in dollars" },
    funeral: { label: "Funeral, in dollars" },
    will: {
      label: "What kind of will do you have?",
      options: { notarial: "Made before a notary", other: "Another will", none: "None" },
    },
  },
  form: [
    { title: "The estate", inputs: ["spouse", "rrsp", "rrspNamed", "cottage", "cash"] },
    { title: "Who inherits", inputs: ["tfsa", "tfsaNamed", "will", "jointWithSpouse"] },
    {
      title: "What you own",
      inputs: ["home", "homeCost", "exempt", "investments", "businessGain"],
    },
    { title: "Debts and costs", inputs: ["debts", "mortgage", "funeral", "otherIncome"] },
  ],
  headline: {
    insolvent: ({ debts, assets }) => ({
      label,
      figure: "More debts than assets",
      sentence: `Debts of ${formatRounded(debts)} are more than assets of ${formatRounded(assets)}. Heirs usually don’t owe the rest. Speak to a licensed insolvency trustee or a lawyer.`,
    }),
    enoughCash: ({ bill, legal, left, open }) => ({
      label,
      figure: open.length === 0 ? "There is enough cash" : "Enough cash so far",
      // What is open is named below, with the value that counts.
      sentence:
        open.length === 0
          ? `${dueSentence(bill, legal)} After that and any debts, about ${formatDollars(left)} of cash and investments is left.`
          : dueSentence(bill, legal),
    }),
    short: ({ bill, legal, short, ifSpouseInherits, open }) => ({
      label,
      figure: open.length === 0 ? `${formatDollars(short)} short` : `${formatDollars(short)} short so far`,
      sentence: `${dueSentence(bill, legal)} ${
        ifSpouseInherits === 0
          ? "If a spouse inherited everything, there would be enough cash."
          : `If a spouse inherited everything, about ${formatDollars(ifSpouseInherits)} would still be missing.`
      }`,
    }),
  },
  asks: {
    chooseProvince: () => ({
      label,
      ask: "Choose a province",
      sentence: "Tax and probate differ by province. The bill will stand here, beside the cash to pay it.",
    }),
    spouseFirst: () => ({
      label,
      ask: "Say whether your spouse inherits everything",
      sentence:
        "If so, most of the tax waits until the second death. The bill will stand here, beside the cash to pay it.",
    }),
    plansAndCash: () => ({
      label,
      ask: "Enter your RRSP or RRIF, and your cash",
      sentence: "Enter 0 where there is nothing. The bill will stand here, beside the cash to pay it.",
    }),
  },
  working: {
    gains: "Gains, above the exemption for a business",
    taxableGains: "Part of them that is taxed",
    registered: "RRSP or RRIF, taxed as income",
    taxAtDeath: "Tax on income, plan and gains",
    extraTax: "Of this, because of the death",
    probateBase: "What passes by the will",
    probate: "Probate",
    funeral: "Funeral",
    legal: "Lawyer and accountant",
    debts: "Debts",
    bill: "The bill, before debts",
    cash: "Cash, investments, and plans that go to the estate",
    short: "Short, or left over where it is below zero",
  },
  charts: {
    bill: "What falls due, and the cash for it",
    tax: "Tax",
    probate: "Probate",
    costs: "Funeral and legal costs",
    debts: "Debts",
    cash: "Cash and investments",
  },
  warnings: {
    probateUnknown: () =>
      "We don’t know the probate or court fee in your case, so it counts as $0. The court or a notary can tell you.",
    registeredToAnother: ({ amount }) =>
      `Whoever is named on the plan gets all ${formatDollars(amount)}, while your estate owes the tax on it. If the estate can’t pay, they may have to.`,
    lossesNetted: ({ loss }) =>
      `A loss of ${formatRounded(loss)} is left. Half of it is taken off the income of the last year here.`,
    exemptionOnce: () =>
      "Home and cottage can’t both be tax-free for the same years. Enter what you paid for each, try both answers and compare the bill.",
    quebecDesignations: () =>
      "In Quebec, naming someone on a bank’s plan usually has no effect: the plan belongs to the estate. Insurers’ plans differ.",
    quebecPartnerNeedsWill: () =>
      "In Quebec a common-law partner inherits nothing by law. Without a will that names the partner, the answer for a spouse doesn’t hold. The parental union, for couples who had or adopted a child together since June 30, 2025, has rules of its own.",
    jointTitleRisky: () =>
      "Adding a child as joint owner to save probate can cost more than it saves: tax right away, the child’s creditors, and a court may decide that it belongs to the estate.",
    leftOut: () =>
      "Left out: the clawback of Old Age Security, tax on past depreciation, credits for gifts and medical costs, property abroad and dividends from a company.",
  },
  reasonsNotToBuy: {
    spouseInherits: () =>
      "Your spouse inherits, so tax on plans and gains waits until the second death. Run the numbers for that one too.",
    cashExceedsBill: ({ left }) =>
      `Cash and investments pay the bill, with about ${formatRounded(left)} left over. You need no insurance for it.`,
  },
  sensitivity: { label: "Short, or left over", value: shortOrLeft },
  method: [
    "Canada has no estate tax. At death, what you own is treated as sold, and half of the gain is taxed as income, with the whole of an RRSP or RRIF. The home is tax-free, and so are gains on a small business or a farm up to a limit.",
    "If a spouse inherits, tax on plans and gains waits until the spouse dies. Probate is still due on what passes by the will.",
    "Probate is charged on what passes by the will. Plans with a named person and what you own jointly with a spouse are left out. Which debts are taken off differs by province. In Quebec a will made before a notary needs no probate. Court filing fees, such as $200 in British Columbia, are left out.",
    "Tax is that of 2026, federal and provincial, with the basic amounts alone. Lawyer and accountant cost $20,000 here, for illustration.",
    "Cash: what you entered, investments, and plans that go to the estate. The home and the cottage aren’t counted: the question is whether they must be sold.",
  ],
  adviserQuestions: [
    "Who is named on each plan and policy, and does that fit my will?",
    "Would a policy that pays at the second death cost less than selling?",
    "Can the tax on the cottage or the business be paid over years?",
    "How much of my capital gains exemption have I already used?",
  ],
  nextSteps: { "life-insurance-calculator": "Work out what your family would need, including what is short here" },
  extraBlocks: ({ headline, asEntered, allToSpouse, noSpouse }, { spouse }) =>
    asEntered === null || allToSpouse === null || noSpouse === null
      ? []
      : [
          {
            kind: "table",
            title: "With and without a spouse who inherits",
            columns: [
              { header: "What falls due" },
              { header: spouse === true ? "As you entered it: all to a spouse" : "All to a spouse", numeric: true },
              { header: spouse === false ? "As you entered it: no spouse" : "No spouse", numeric: true },
            ],
            rows: lines.map(([title, amount]) => [title, amount(allToSpouse), amount(noSpouse)]),
          },
          ...(headline.key === "short" && headline.open.length === 0
            ? [
                {
                  kind: "list" as const,
                  title: "Where could the cash come from?",
                  items: [
                    `Insurance: permanent life insurance of about ${formatRounded(asEntered.short)}, payable to the estate. Probate may be charged on it.`,
                    `A sale: of something worth more than ${formatRounded(asEntered.short)}, since the sale has its own costs.`,
                    "Savings: money put aside each year, or gifts while you live. A gift can bring the tax forward.",
                  ],
                },
              ]
            : []),
        ],
};
