import { formatDollars } from "#format/money.ts";
import { formatNumber } from "#format/number-format.ts";
import { roundForDisplay } from "#domain/tools/round-for-display.ts";
import type { CalendarEvent } from "#domain/tools/calendar-file.ts";
import type {
  ReviewedPolicy,
  SeniorAnswer,
  SeniorAnswerKeys,
  SeniorDeadline,
  SeniorReasons,
} from "#domain/tools/senior-answer.ts";
import type { seniorInputs } from "#domain/tools/senior-inputs.ts";
import { phrase, type Phrases, type ToolWords } from "#domain/tools/tool-words.ts";

const about = (amount: number) => formatDollars(roundForDisplay(amount));
const years = (value: number) => {
  const written = formatNumber(value, { maximum: 1 });
  return `${written} ${written === "1" ? "year" : "years"}`;
};

/** Money that is missing, or that is left. */
function missingOrLeft(missing: number): string {
  return missing > 0 ? `${about(missing)} missing` : `${about(-missing)} left`;
}

const kinds = {
  term: "Term life",
  permanent: "Permanent life",
  guaranteedIssue: "Life, no health questions",
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
  considerEnding: "Think about ending it",
  remove: "It has ended",
};

const reasons: Phrases<SeniorReasons> = {
  dependants: () => "Someone depends on you.",
  debts: () => "There is a mortgage or a debt to pay.",
  finalExpenses: () => "Your savings do not pay all that falls due at death.",
  earning: () => "You still earn what it replaces.",
  trips: () => "You travel.",
  homeAndCar: () => "What you own and your liability stay.",
  cannotQualifyOtherwise: () => "Keep it if your health closes other policies to you.",
  conversionDeadline: ({ age, yearsLeft }) =>
    yearsLeft === 0
      ? `This year, at ${age}, is the last in which you can turn it into a permanent policy without health questions.`
      : `You can turn it into a permanent policy without health questions until the age of ${age}: ${years(yearsLeft)} to go.`,
  checkDeferral: () =>
    "In the first two years many such policies only return the premiums. Check whether they are over.",
  vacancyAndSecondCar: () => "Ask how often an empty house must be visited, and whether you still need a second car.",
  dentalPlan: ({ income }) =>
    `With a family net income under ${formatDollars(income)} and no dental plan you may qualify for the Canadian Dental Care Plan.`,
  retireeDentalMayNotReopen: () =>
    "Giving up a plan kept from work may not open the Canadian Dental Care Plan to you, and you may not get back in.",
  provincialDrugs: () => "From 65 on most provinces pay a part of your medicines. Take off what you no longer need.",
  checkStability: () => "A change in your health or medicines can take a condition out of it.",
  endsAt65: () => "It usually ends at 65.",
  expired: ({ age }) => `It ran out at ${age}. Check that no premium is still taken.`,
  nobodyDepends: () => "Nobody depends on you, there are no debts, and savings pay the final expenses.",
  paysBackLate: ({ paybackYears, yearsLeft }) =>
    `After ${years(paybackYears)} you have paid more than it pays, and on average ${years(yearsLeft)} are left.`,
  mortgageRepaid: () => "The mortgage is repaid.",
  retired: () => "You have retired, so there is no pay to replace.",
  noTrips: () => "You plan no trips.",
  duplicatesPlan: () => "The plan you kept from work may pay the same.",
};

/** A deadline, and a warning of it in good time. */
function eventsOf({ ordinal, kind, what, age, day, early }: SeniorDeadline): readonly CalendarEvent[] {
  const policy = `policy ${ordinal}, ${kinds[kind].toLowerCase()}`;
  const title = what === "conversion" ? `Last day to make ${policy} permanent` : `The end of ${policy}`;
  const description =
    what === "conversion"
      ? `You turn ${age}. Until then you can usually ask for a permanent policy without health questions. The policy names its own day.`
      : `You turn ${age}. The policy names its own day. Ask what replaces it, and end nothing before you have that.`;
  const last = { id: `senior-${ordinal}-${what}`, day, title, description };
  if (early === null) return [last];
  const warning = `Three months left: ${title.toLowerCase()}`;
  return [{ id: `${last.id}-early`, day: early, title: warning, description }, last];
}

/** The counts that aren't nothing, as a sentence. */
function counts(parts: readonly (readonly [count: number, words: string])[]): string {
  const said = parts.filter(([count]) => count > 0).map(([count, words]) => `${words}: ${count}.`);
  return said.join(" ");
}

function atAGlance(keep: number, act: number, considerEnding: number, yearly: number): string {
  if (yearly > 0) return `${about(yearly)} a year in question`;
  if (considerEnding > 0) return `${considerEnding} in question`;
  if (act > 0) return `${act} to act on`;
  return keep > 0 ? "Keep them" : "Nothing left to keep";
}

/** What the senior review says. */
export const seniorToolWords: ToolWords<typeof seniorInputs, SeniorAnswerKeys, SeniorAnswer> = {
  question: "Which of my policies still earn their premium after 60?",
  questions: {
    age: { label: "Your age in years" },
    sex: {
      label: "Woman or man",
      hint: "Only for the average number of years left.",
      options: { F: "Woman", M: "Man" },
    },
    born: {
      label: "Your date of birth",
      hint: "Only for the days of your deadlines, and instead of your age. Year-month-day, such as 1961-05-04.",
    },
    dependants: { label: "Someone depends on my income or my pension" },
    retired: { label: "Have you stopped working for pay?" },
    mortgage: { label: "Mortgage left, in dollars" },
    debts: { label: "Other debts, in dollars" },
    policies: {
      label: "Your policies",
      hint: "Fill in what applies and leave the rest empty.",
      row: "Policy",
      add: "Add a policy",
      fields: {
        kind: { label: "Kind", options: kinds },
        amount: { label: "What a life policy pays, in dollars" },
        monthlyPremium: { label: "Premium in dollars a month" },
        expiryAge: { label: "Your age when it ends" },
        conversionAge: { label: "Oldest age to turn term into permanent life" },
      },
    },
    savings: { label: "Savings for what falls due at death, in dollars" },
    funeral: { label: "Funeral, in dollars", hint: "Funerals cost about $2,000 to $15,000." },
    estate: {
      label: "What passes by your will, in dollars",
      hint: "For the probate fee of your province. Not what has a named beneficiary or a joint owner.",
    },
    familyIncome: {
      label: "Family net income in dollars a year",
      hint: "Line 23600 of your return and your spouse’s.",
    },
    retireePlan: { label: "I kept a health or dental plan from work" },
    trips: { label: "Trips outside your province in a year" },
  },
  form: [
    { title: "You", inputs: ["age", "sex", "dependants", "retired", "trips"] },
    { title: "What you have", inputs: ["policies", "born"] },
    { title: "What falls due at death", inputs: ["savings", "funeral", "mortgage", "debts", "estate"] },
    { title: "Health plans", inputs: ["retireePlan", "familyIncome"] },
  ],
  headline: {
    tooYoung: () => ({
      label: "Your policies",
      figure: "From 60 on",
      sentence:
        "This review is made for people of 60 and older. Before that, the life calculator works out what a family needs.",
    }),
    noPolicies: ({ finalGap }) =>
      finalGap > 0
        ? {
            label: "Missing for what falls due at death",
            figure: about(finalGap),
            sentence:
              "Funeral, probate and debts come to that much more than your savings and the death benefit. List your policies, and we look at each of them.",
          }
        : {
            label: "What falls due at death",
            figure: "Your savings pay it",
            sentence: `About ${about(-finalGap)} would be left, so no policy is needed for it. List the policies you have, and we look at each of them.`,
          },
    reviewed: ({ keep, act, considerEnding, yearlyPremiumInQuestion }) => ({
      label: "Your policies",
      figure: atAGlance(keep, act, considerEnding, yearlyPremiumInQuestion),
      sentence: `${counts([
        [keep, "To keep"],
        [act, "To keep and act on"],
        [considerEnding, "To think about ending"],
      ])} The reasons are below.`.trim(),
    }),
  },
  working: {
    paybackYears: "Years until the premiums reach the benefit, policy",
    paidToAverage: "Premiums to the average age, policy",
    finalExpenses: "Funeral, probate, debts and mortgage",
    finalExpensesGap: "Missing after savings and the death benefit",
  },
  charts: {
    payback: "Years until the premiums reach the benefit",
    policy: "Policy",
    averageYearsLeft: "Average years left",
  },
  warnings: {
    doNotCancelFirst: () =>
      "End no policy before its replacement is issued and in your hands. At your age a new one may cost more or be refused.",
    averageIsFor65: () => "We have the average number of years left at 65 only, so it is not shown for your age.",
    probateUnknown: () => "We do not know the probate fee for your case, so it counts as nothing here.",
  },
  reasonsNotToBuy: {
    finalExpensesCovered: ({ left }) =>
      `Your savings and the death benefit pay what falls due at death, with about ${about(left)} left. You need no policy for that alone.`,
  },
  sensitivity: { label: "Missing or left when all that falls due at death is paid", value: missingOrLeft },
  method: [
    "Each policy is held against fixed reasons to keep it, to act on it or to think about ending it. A life policy is kept if someone depends on you, if there are debts or if savings do not pay what falls due at death.",
    "Payback: the benefit divided by a year’s premium. If you live longer than that, you pay more than the policy pays. That is no reason by itself: it may still be what your family counts on.",
    "The average number of years left is that of all women or men of 65. Half of them live longer.",
    "What falls due at death: funeral, probate, debts and mortgage, less savings and the death benefit of $2,500 from CPP or QPP. Tax is left out; the estate review has it.",
  ],
  adviserQuestions: [
    "What would I get or lose if I ended this policy today, and what would be taxed?",
    "Can I lower the amount, or stop paying and keep a smaller policy?",
    "What ends at 65 or with my job, and by when must I ask for what replaces it?",
    "What must I tell you about a change in my medicines before I travel?",
  ],
  nextSteps: {
    "estate-planning-review": "Work out the tax at death, and the cash to pay it",
    "life-insurance-calculator": "Work out what your family would need",
  },
  extraBlocks: ({ policies, deadlines }) => [
    ...(policies.length === 0
      ? []
      : [
          {
            kind: "table" as const,
            title: "Policy by policy",
            columns: [
              { header: "Policy" },
              { header: "Our reading" },
              { header: "Why" },
              { header: "Premiums reach the benefit after", numeric: true },
            ],
            rows: policies.map(({ ordinal, kind, advice, reasons: why, paybackYears }) => [
              `${ordinal}. ${kinds[kind]}`,
              advices[advice],
              why.map((reason) => phrase(reasons, reason)).join(" "),
              paybackYears === null ? "–" : years(paybackYears),
            ]),
          },
        ]),
    ...(deadlines.length === 0
      ? []
      : [
          {
            kind: "calendar" as const,
            title: "Your deadlines",
            lead: "By your birthday. A policy may count from a day of its own, so look it up and act early.",
            events: deadlines.flatMap(eventsOf),
          },
        ]),
  ],
};
