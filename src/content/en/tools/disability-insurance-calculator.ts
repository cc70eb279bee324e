import { formatDollars } from "#format/money.ts";
import { formatPercent } from "#format/number-format.ts";
import type { DisabilityAnswer, DisabilityAnswerKeys } from "#domain/tools/disability-answer.ts";
import type { disabilityInputs } from "#domain/tools/disability-inputs.ts";
import { roundForDisplay } from "#domain/tools/round-for-display.ts";
import type { ToolWords } from "#domain/tools/tool-words.ts";

const about = (amount: number) => formatDollars(roundForDisplay(amount));
const payers = { employer: "My employer, in whole or in part", employee: "I pay all of it" } as const;

/** What the disability tool says. */
export const disabilityToolWords: ToolWords<typeof disabilityInputs, DisabilityAnswerKeys, DisabilityAnswer> = {
  question: "If I could not work for two years, in which month would the money run out?",
  questions: {
    pay: { label: "Your pay before tax, in dollars a year" },
    status: {
      label: "How do you work?",
      options: {
        employee600: {
          label: "Employee, 600 hours or more in the past year",
          hint: "Enough for Employment Insurance sickness benefits.",
        },
        employeeUnder600: "Employee, fewer than 600 hours",
        selfEmployed: "Self-employed",
        selfEmployedEI: {
          label: "Self-employed, registered for Employment Insurance",
          hint: "At least a year before the claim.",
        },
      },
    },
    sickWeeks: { label: "Paid sick leave, in weeks" },
    std: {
      label: "I have short-term disability coverage at work",
      fields: {
        pct: { label: "Part of your pay that it pays" },
        weeklyCap: { label: "The most it pays, in dollars a week" },
        weeks: { label: "For how many weeks" },
        payer: { label: "Who pays the premium?", options: payers },
      },
    },
    ltd: {
      label: "I have long-term disability coverage at work",
      hint: "Your benefits booklet says so, with the figures below.",
      fields: {
        pct: { label: "Part of your pay that it pays" },
        monthlyCap: { label: "The most it pays, in dollars a month" },
        waitWeeks: { label: "How long it waits before it pays, in weeks" },
        payer: { label: "Who pays the premium?", options: payers },
      },
    },
    own: {
      label: "I have a disability policy of my own",
      fields: {
        benefit: { label: "What it pays, in dollars a month" },
        waitWeeks: { label: "How long it waits before it pays, in weeks" },
      },
    },
    spending: {
      label: "What you must spend, in dollars a month",
      hint: "Rent or mortgage, food, transport, debts, less what others in your home bring in.",
    },
    savings: { label: "Savings you could use, in dollars" },
    cppd: {
      label: "Do you count on the CPP or QPP disability pension?",
      options: {
        none: { label: "No", hint: "Many claims are refused, so this is the safe answer." },
        average: "Yes, the average that is paid",
        estimate: "Yes, an estimate from my pay and my years",
      },
    },
    age: { label: "Your age in years" },
    yearsPaid: { label: "Years you have paid into CPP or QPP", hint: "Left empty, we count every year since 22." },
  },
  form: [
    { title: "Your work", inputs: ["pay", "status", "age"] },
    { title: "What you spend and have", inputs: ["spending", "savings"] },
    { title: "Coverage at work and your own", inputs: ["sickWeeks", "std", "ltd", "own"] },
    { title: "Public pension", inputs: ["cppd", "yearsPaid"] },
  ],
  headline: {
    chooseProvince: () => ({
      label: "Two years without work",
      figure: "Choose a province",
      sentence: "What is left after tax depends on where you live. Choose your province above, and the months follow.",
    }),
    noGap: () => ({
      label: "Two years without work",
      figure: "Your income would do",
      sentence: "What would still come in covers what you must spend in every month of the two years.",
    }),
    savingsLast: ({ fromMonth, gap, left }) => ({
      label: "Two years without work",
      figure: "Your savings would last",
      sentence: `You would be short from month ${fromMonth}, by ${about(gap)} in all, and have about ${about(left)} left after two years.`,
    }),
    savingsGone: ({ fromMonth, gap, goneMonth }) => ({
      label: "Two years without work",
      figure: `Money runs out in month ${goneMonth}`,
      sentence: `You would be short from month ${fromMonth}. Over two years ${about(gap)} would be missing before savings.`,
    }),
  },
  working: {
    spendingTotal: "What you would spend in 24 months",
    employmentInsuranceWeekly: "Employment Insurance, before tax",
    earnedPension: "Retirement pension earned so far, our approximation",
    disabilityPension: "Disability pension, before tax",
    incomeTotal: "Income in 24 months, after tax",
    gap: "Missing in the months that are short",
    monthlyBenefitToClose: "Missing in the worst month",
  },
  charts: {
    incomeByMonth: "What would come in, month by month, after tax",
    spending: "What you must spend",
    sickPay: "Sick pay",
    shortTerm: "Short-term plan",
    longTerm: "Long-term plan",
    employmentInsurance: "Employment Insurance",
    pensionPlan: "CPP or QPP disability",
    ownPolicy: "Your own policy",
  },
  warnings: {
    pensionIsStrict: () =>
      "The disability pension asks for a disability that is severe and prolonged, and for contributions in four of the last six years. Decisions take months.",
    workInjury: () => "Hurt at work? Then workers’ compensation pays first, and this calculation does not apply.",
    carInjury: () => "Hurt in a car? Then the accident benefits of car insurance pay first.",
    quebecPension: () => "In Quebec the QPP pays, by its own rules. The amount here is our approximation.",
    ceilingBelowPercentage: ({ ceiling, promised }) =>
      `Your plan promises ${formatDollars(promised)} a month, but pays ${formatDollars(ceiling)} at most.`,
    taxableLongTerm: () =>
      "Because your employer pays for the long-term plan, what it pays you is taxed. If you paid all of the premium, it would not be.",
    noEmploymentInsurance: () => "No Employment Insurance sickness benefits are counted for you.",
    earningsMustFall: ({ share }) =>
      `Employment Insurance pays only if your earnings fall by more than ${formatPercent(share)}, and asks for a medical certificate.`,
    waitBetweenPlans: ({ weeks }) =>
      `For ${weeks} weeks neither plan pays: short-term coverage ends before long-term coverage begins.`,
    longTermEndsAt65: () => "Long-term plans end at 65, so none is counted.",
    plansNeedEmployer: () => "Plans at work and paid sick leave need an employer, so none is counted.",
  },
  reasonsNotToBuy: {
    incomeIsEnough: () => "What would come in covers what you must spend.",
    savingsCarry: () => "Your savings alone would carry you for two years.",
    retired: () => "Without pay there is no pay to insure.",
  },
  sensitivity: { label: "What is missing over two years", value: about },
  method: [
    "We follow 104 weeks, shown as 24 months: sick pay first, then the short-term plan, then the long-term plan after its wait. When nothing else pays, Employment Insurance does, for 26 weeks at most. A week without pay comes first, unless you had paid sick leave.",
    "The disability pension, if you count on it, starts in month 8, because decisions take time. The long-term plan falls by the same amount, as most plans do.",
    "Tax is that of 2026 on what is taxable, federal and provincial. Payroll premiums and other credits are left out, and the tax year is taken to start on the first day.",
    "The gap counts the months that are short. A month with money left over does not make up for one without.",
  ],
  adviserQuestions: [
    "Does the plan insure my own occupation or any occupation, and for how long?",
    "What would a wait of 90 days cost me less than one of 30?",
    "Can the benefit rise with prices while I am disabled?",
    "Which part of my income does the definition count: bonus, commission, business income?",
  ],
  nextSteps: { "life-insurance-calculator": "Work out what your family would need" },
  extraBlocks: ({ monthlyBenefitToClose, affordableWaitWeeks }) =>
    monthlyBenefitToClose === null || monthlyBenefitToClose === 0 || affordableWaitWeeks === null
      ? []
      : [
          {
            kind: "table",
            title: "What a policy of your own would have to do",
            columns: [{ header: "Question" }, { header: "Answer" }],
            rows: [
              ["A tax-free benefit that closes every month", `${formatDollars(monthlyBenefitToClose)} a month`],
              [
                "How long you can wait for it",
                affordableWaitWeeks >= 104
                  ? "Two years: savings last"
                  : `${affordableWaitWeeks} weeks: until savings end`,
              ],
            ],
            note: "A longer wait lowers the premium.",
          },
        ],
};
