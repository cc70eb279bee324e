import { formatDollars } from "#format/money.ts";
import { formatNumber } from "#format/number-format.ts";
import { formatRounded } from "#domain/tools/round-for-display.ts";
import type {
  ReviewedPolicy,
  SeniorAnswer,
  SeniorAnswerKeys,
  SeniorDeadline,
  SeniorQuestion,
  SeniorReasons,
} from "#domain/tools/senior-answer.ts";
import type { seniorInputs } from "#domain/tools/senior-inputs.ts";
import { mostLines, type Phrases, type ToolWords } from "#domain/tools/tool-words.ts";
import { seniorBlocks } from "#content/tools/senior-blocks.ts";
import { allOf } from "#words/parts.ts";

const years = (value: number) => {
  const written = formatNumber(value, { maximum: 1 });
  return `${written} ${written === "1" ? "year" : "years"}`;
};

/** Money that is missing, or that is left. */
function missingOrLeft(missing: number): string {
  return missing > 0 ? `${formatRounded(missing)} missing` : `${formatRounded(-missing)} left over`;
}

const kinds = {
  term: "Term life",
  permanent: "Permanent life",
  guaranteedIssue: "Life, no health questions (guaranteed issue)",
  mortgage: "Mortgage life",
  disability: "Disability",
  health: "Health and dental",
  travel: "Travel",
  home: "Home",
  auto: "Auto",
} as const;

const advices: Readonly<Record<ReviewedPolicy["advice"], string>> = {
  keep: "Keep",
  act: "Keep, and act",
  considerEnding: "You may not need it",
  remove: "It has ended",
  answerFirst: "We can’t say yet",
};

const openQuestions: Readonly<Record<SeniorQuestion, string>> = {
  province: "your province",
  kind: "what kind of policy it is",
  sex: "whether you are a woman or a man",
  premium: "what the policy pays and costs",
  age: "your age",
  dependants: "whether someone depends on you",
  retired: "whether you still work for pay",
  mortgage: "your mortgage",
  debts: "your other debts",
  savings: "your savings",
  estate: "what passes by your will",
  trips: "how often you travel",
  retireePlan: "whether you kept a plan from work",
};

const nameOfKind = (kind: ReviewedPolicy["kind"]) => (kind === null ? "Kind not chosen" : kinds[kind]);
const listed = (questions: readonly SeniorQuestion[]) => allOf(questions.map((question) => openQuestions[question]));

const reasons: Phrases<SeniorReasons> = {
  answerFirst: ({ questions }) => `Tell us ${listed(questions)}.`,
  dependants: () => "Someone depends on you.",
  debts: () => "You have a mortgage or another debt to pay.",
  finalExpenses: () => "Your savings don’t cover what falls due at death.",
  earning: () => "You still earn the pay it replaces.",
  trips: () => "You travel, and your province pays little of a hospital bill abroad.",
  homeAndCar: () => "You still own things and can still be sued.",
  cannotQualifyOtherwise: () => "Keep it if your health rules out other policies.",
  conversionDeadline: ({ age, yearsLeft }) =>
    yearsLeft === 0
      ? `This year, at ${age}, is your last chance to convert it to permanent coverage without health questions.`
      : `You can convert it to permanent coverage without health questions until age ${age}: ${years(yearsLeft)} to go.`,
  checkDeferral: () =>
    "In the first two years many of these policies only return the premiums. Check whether that time is over.",
  vacancyAndSecondCar: () =>
    "If the house stands empty in winter, check in the policy how often it must be visited. Drop a second car you no longer drive.",
  dentalPlan: ({ income }) =>
    `With a family net income under ${formatDollars(income)} and no access to dental insurance, you may qualify for the Canadian Dental Care Plan.`,
  retireeDentalMayNotReopen: () =>
    "If you give up a plan kept from work, you may still not qualify for the Canadian Dental Care Plan, and you may not get back in.",
  provincialDrugs: () =>
    "From 65, most provinces pay part of your drug costs. Drop drug coverage that pays for the same thing.",
  checkStability: () => "A change in your health or medications can exclude a condition.",
  endsAt65: () => "It usually ends at 65.",
  expired: ({ age }) => `It ended at ${age}. Check that you’re not still paying for it.`,
  nobodyDepends: () => "Nobody depends on you, you have no debts, and your savings cover the final expenses.",
  paysBackLate: ({ paybackYears, yearsLeft }) =>
    `After ${years(paybackYears)} you’ll have paid in more than it pays out. On average, people your age live another ${years(yearsLeft)}.`,
  mortgageRepaid: () => "Your mortgage is repaid.",
  retired: () => "You’ve stopped working, so there’s no pay to replace.",
  noTrips: () => "You plan no trips.",
  tripsUninsured: () => "You still travel, so buy a new policy before your next trip.",
  duplicatesPlan: () => "The plan you kept from work may cover the same things.",
};

/** The text of a deadline. */
function eventWords({ ordinal, kind, what, age }: SeniorDeadline) {
  const policy = `policy ${ordinal}, ${nameOfKind(kind).toLowerCase()}`;
  const title = what === "conversion" ? `Last day to make ${policy} permanent` : `The end of ${policy}`;
  const description =
    what === "conversion"
      ? `You turn ${age}. Until then you can usually convert to a permanent policy without health questions. The exact day is in the policy.`
      : `You turn ${age}. The exact day is in the policy. Have its replacement in place before it ends.`;
  return { title, description };
}

type Reviewed = SeniorAnswerKeys["headline"]["reviewed"];

function atAGlance({ policies, yearlyPremiumInQuestion: yearly }: Reviewed): string {
  const count = (advice: ReviewedPolicy["advice"]) => policies.filter((policy) => policy.advice === advice).length;
  const [end, act] = [count("considerEnding"), count("act")];
  if (end > 0) {
    const cost = yearly !== null && yearly > 0 ? ` (${formatRounded(yearly)} a year)` : "";
    return `You may not need ${end === 1 ? "one policy" : `${end} policies`}${cost}`;
  }
  if (act > 0) return act === 1 ? "One policy needs a closer look" : `${act} policies need a closer look`;
  return count("keep") > 0 ? "Keep your policies" : "Nothing left to keep";
}

/** What the senior review says. */
export const seniorToolWords: ToolWords<typeof seniorInputs, SeniorAnswerKeys, SeniorAnswer> = {
  question: "After 60, which of my insurance policies should I keep?",
  questions: {
    age: { label: "Your age in years" },
    sex: {
      label: "Are you a woman or a man?",
      hint: "Only for the average number of years left.",
      options: { F: "Woman", M: "Man" },
    },
    born: {
      label: "Your date of birth",
      hint: "For the exact days of your deadlines. Year-month-day, such as 1961-05-04.",
    },
    dependants: { label: "Does someone depend on your income or pension?" },
    retired: { label: "Have you stopped working for pay?" },
    mortgage: { label: "Mortgage left, in dollars" },
    debts: { label: "Other debts, in dollars" },
    policies: {
      label: "Your policies",
      hint: "Fill in what applies to each one.",
      row: "Policy",
      add: "Add a policy",
      fields: {
        kind: { label: "Kind", options: kinds },
        amount: { label: "What a life policy pays, in dollars" },
        monthlyPremium: { label: "Premium in dollars a month" },
        expiryAge: { label: "Your age when it ends" },
        conversionAge: { label: "Oldest age to convert term to permanent" },
      },
    },
    savings: { label: "Savings for final expenses, in dollars" },
    funeral: { label: "Funeral, in dollars", hint: "Funerals cost about $2,000 to $15,000." },
    estate: {
      label: "What passes by your will, in dollars",
      hint: "For your province’s probate fee. Leave out what has a named beneficiary or a joint owner.",
    },
    familyIncome: {
      label: "Family net income in dollars a year",
      hint: "Line 23600 of your tax return and your spouse’s.",
    },
    retireePlan: { label: "Did you keep a health or dental plan from work?" },
    trips: { label: "Trips outside your province in a year", hint: "Enter 0 if you don’t travel." },
  },
  form: [
    { title: "What you have", inputs: ["policies", "dependants", "savings", "mortgage", "debts", "estate"] },
    { title: "You", inputs: ["age", "sex", "born", "retired", "trips"] },
    { title: "Final expenses", inputs: ["funeral"] },
    { title: "Health plans", inputs: ["retireePlan", "familyIncome"] },
  ],
  headline: {
    tooYoung: () => ({
      label: "Your policies",
      figure: "From 60 on",
      sentence:
        "This review is for people of 60 and older. Before that, the life calculator works out what a family needs.",
    }),
    noPolicies: ({ finalGap, isLeast }) =>
      finalGap > 0
        ? {
            label: "Missing for final expenses",
            figure: isLeast ? `At least ${formatRounded(finalGap)}` : formatRounded(finalGap),
            sentence:
              "Your funeral, probate and debts come to that much more than your savings and the death benefit. List your policies to go through each one.",
          }
        : {
            label: "Final expenses",
            figure: "Your savings cover them",
            sentence: `About ${formatRounded(-finalGap)} would be left over, so you need no policy for them. List the policies you have to go through each one.`,
          },
    reviewed: (found) => ({
      label: "Your policies",
      figure: atAGlance(found),
      lines: found.policies
        .slice(0, mostLines)
        .map(({ ordinal, kind, advice }) => ({ name: `${ordinal}. ${nameOfKind(kind)}`, standing: advices[advice] })),
      sentence: "The reasons are below.",
    }),
  },
  asks: {
    listPolicies: () => ({
      label: "Your policies",
      ask: "List your policies",
      sentence: "Each will stand here by name, with what speaks for keeping it.",
    }),
    amountsFirst: ({ open }) => ({
      label: "Final expenses",
      ask: "Answer a few more questions",
      sentence: `To say whether your savings cover the final expenses, tell us ${listed(open)}.`,
    }),
    answersFirst: ({ open }) => ({
      label: "Your policies",
      ask: "Answer a few more questions",
      sentence: `To say which policies to keep, tell us ${listed(open)}.`,
    }),
  },
  working: {
    paybackYears: "Years until the premiums equal the benefit, policy",
    paidToAverage: "Premiums until the average age, policy",
    finalExpenses: "Funeral, probate, debts and mortgage",
    finalExpensesGap: "Missing after savings and the death benefit",
    finalExpensesSoFar: "Funeral, probate, debts and mortgage, as far as you’ve answered",
    finalExpensesGapSoFar: "Missing after savings and the death benefit, at least",
  },
  charts: {
    payback: "Years until the premiums equal the benefit",
    policy: "Policy",
    averageYearsLeft: "Average years left",
  },
  warnings: {
    doNotCancelFirst: () =>
      "Don’t cancel a policy before its replacement is issued. At your age a new one may cost more or be refused.",
    averageIsFor65: () => "We only have the average number of years left at 65, so none is shown for your age.",
    probateUnknown: () => "We don’t know the probate fee in your case, so it counts as $0 here.",
  },
  reasonsNotToBuy: {
    finalExpensesCovered: ({ left }) =>
      `Your savings and the death benefit pay your final expenses, with about ${formatRounded(left)} left over. You need no policy for those alone.`,
  },
  sensitivity: { label: "Missing or left over once the final expenses are paid", value: missingOrLeft },
  method: [
    "Each policy is checked against fixed reasons to keep it, look closer or let it go. You keep a life policy if someone depends on you, if you have debts, or if your savings don’t cover your final expenses. A question you haven’t answered counts as unknown, and then we don’t say that you can do without a policy.",
    "Payback is the benefit divided by a year’s premium. If you live longer than that, you pay in more than the policy pays out. Your family may still count on it.",
    "The average number of years left is that of all women or men of 65. About half of them live longer.",
    "Final expenses are the funeral, probate, debts and mortgage, less savings and the $2,500 death benefit from CPP or QPP. Tax is left out here; the estate review has it.",
  ],
  adviserQuestions: [
    "What would I get or lose if I cancelled this policy today, and what would be taxed?",
    "Can I lower the amount, or stop paying and keep a smaller policy?",
    "What ends at 65 or with my job, and by when must I apply for what replaces it?",
    "Which changes in my medications must I report before I travel?",
  ],
  nextSteps: {
    "estate-planning-review": "Work out the tax at death and the cash to pay it",
    "life-insurance-calculator": "Work out what your family would need",
  },
  extraBlocks: seniorBlocks({
    policies: {
      title: "Policy by policy",
      columns: ["Policy", "Our reading", "Why", "Premiums equal the benefit after"],
      kind: nameOfKind,
      advices,
      reasons,
      years,
    },
    calendar: {
      title: "Your deadlines",
      lead: "Counted by your birthday. The policy may name another day, so look it up and act early.",
      event: eventWords,
      early: (title) => `Three months left: ${title.toLowerCase()}`,
    },
  }),
};
