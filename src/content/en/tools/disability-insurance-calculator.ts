import { formatDollars } from "#format/money.ts";
import { formatPercent } from "#format/number-format.ts";
import type { DisabilityAnswer, DisabilityAnswerKeys } from "#domain/tools/disability-answer.ts";
import type { disabilityInputs } from "#domain/tools/disability-inputs.ts";
import { formatRounded } from "#domain/tools/round-for-display.ts";
import type { ToolWords } from "#domain/tools/tool-words.ts";

const payers = { employer: "My employer, in whole or in part", employee: "I pay all of it" } as const;
const label = "Two years without work";

/** What the disability tool says. */
export const disabilityToolWords: ToolWords<typeof disabilityInputs, DisabilityAnswerKeys, DisabilityAnswer> = {
  question: "If I couldn’t work for two years, when would my money run out?",
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
    sickWeeks: { label: "Paid sick leave, in weeks", hint: "Left empty, we count 1 week. Enter 0 if there is none." },
    std: {
      label: "I have short-term disability coverage at work",
      fields: {
        pct: { label: "Share of your pay that it replaces" },
        weeklyCap: { label: "The most it pays, in dollars a week" },
        weeks: { label: "For how many weeks", hint: "Left empty, we count 15 weeks." },
        payer: { label: "Who pays the premium?", options: payers },
      },
    },
    ltd: {
      label: "I have long-term disability coverage at work",
      hint: "Your benefits booklet has the figures below.",
      fields: {
        pct: { label: "Share of your pay that it replaces" },
        monthlyCap: { label: "The most it pays, in dollars a month", hint: "Left empty, we count $5,000." },
        waitWeeks: { label: "Waiting period before it pays, in weeks", hint: "Left empty, we count 17 weeks." },
        payer: { label: "Who pays the premium?", options: payers },
      },
    },
    own: {
      label: "I have a disability policy of my own",
      fields: {
        benefit: { label: "What it pays, in dollars a month" },
        waitWeeks: { label: "Waiting period before it pays, in weeks" },
      },
    },
    spending: {
      label: "Essential monthly spending, in dollars",
      hint: "Rent or mortgage, food, transport, debts, less what others in your home bring in.",
    },
    savings: { label: "Savings you could use, in dollars" },
    cppd: {
      label: "Do you count on the CPP or QPP disability pension?",
      options: {
        none: { label: "No", hint: "Many claims are refused, so this is the safe answer." },
        average: "Yes, the average payment",
        estimate: "Yes, an estimate from my pay and my years",
      },
    },
    age: { label: "Your age in years" },
    yearsPaid: { label: "Years you’ve paid into CPP or QPP", hint: "Left empty, we count every year since 22." },
  },
  form: [
    { title: "Your money", inputs: ["status", "pay", "spending", "savings", "ltd", "own"] },
    { title: "Your work", inputs: ["age"] },
    { title: "Coverage at work and your own", inputs: ["sickWeeks", "std"] },
    { title: "Public pension", inputs: ["cppd", "yearsPaid"] },
  ],
  headline: {
    noGap: () => ({
      label,
      figure: "Your income would be enough",
      sentence: "What would still come in covers your essential spending in every month of the two years.",
    }),
    savingsLast: ({ fromMonth, gap, left }) => ({
      label,
      figure: "Your savings would last",
      sentence: `You’d be short from month ${fromMonth}, by ${formatRounded(gap)} in all, and have about ${formatRounded(left)} left after two years.`,
    }),
    savingsGone: ({ fromMonth, gap, goneMonth }) => ({
      label,
      figure: `Money runs out in month ${goneMonth}`,
      sentence: `You’d be short from month ${fromMonth}. Over two years ${formatRounded(gap)} would be missing before savings.`,
    }),
    short: ({ fromMonth, gap }) => ({
      label,
      figure: `${formatRounded(gap)} short`,
      sentence: `You’d be short from month ${fromMonth}. Enter your savings to see when they would run out.`,
    }),
  },
  asks: {
    chooseProvince: () => ({
      label,
      ask: "Choose a province",
      sentence:
        "What’s left after tax depends on where you live. The month in which your money runs out will stand here.",
    }),
    statusFirst: () => ({
      label,
      ask: "Say how you work",
      sentence:
        "Employees may get Employment Insurance; most self-employed people don’t. The month in which your money runs out will stand here.",
    }),
    answerFirst: () => ({
      label,
      ask: "Enter your pay and spending",
      sentence:
        "With your savings, we follow your money month by month. The month in which it runs out will stand here.",
    }),
  },
  working: {
    spendingTotal: "Essential spending in 24 months",
    employmentInsuranceWeekly: "Employment Insurance, before tax",
    earnedPension: "Retirement pension earned so far, our approximation",
    disabilityPension: "Disability pension, before tax",
    incomeTotal: "Income in 24 months, after tax",
    gap: "Missing in the months that are short",
    monthlyBenefitToClose: "Missing in the worst month",
  },
  charts: {
    savingsByMonth: "Your savings, month by month",
    savingsLeft: "Savings left",
    incomeByMonth: "Income month by month, after tax",
    spending: "Essential spending",
    sickPay: "Sick pay",
    shortTerm: "Short-term plan",
    longTerm: "Long-term plan",
    employmentInsurance: "Employment Insurance",
    pensionPlan: "CPP or QPP disability",
    ownPolicy: "Your own policy",
  },
  warnings: {
    pensionIsStrict: () =>
      "For the disability pension your disability must be severe and prolonged, with contributions in four of the last six years. Decisions take months.",
    workInjury: () => "If you’re hurt at work, workers’ compensation pays first, and this calculation doesn’t apply.",
    carInjury: () => "If you’re hurt in a car, the accident benefits of car insurance pay first.",
    quebecPension: () => "In Quebec the QPP pays, by its own rules. The amount here is our approximation.",
    ceilingBelowPercentage: ({ ceiling, promised }) =>
      `Your plan’s percentage comes to ${formatDollars(promised)} a month, but it pays ${formatDollars(ceiling)} at most.`,
    taxableLongTerm: () =>
      "Because your employer pays for the long-term plan, its benefits are taxed. If you paid the whole premium, they wouldn’t be.",
    noEmploymentInsurance: () => "No Employment Insurance sickness benefits are counted for you.",
    earningsMustFall: ({ share }) =>
      `Employment Insurance pays only if your earnings fall by more than ${formatPercent(share)}, and you need a medical certificate.`,
    waitBetweenPlans: ({ weeks }) =>
      `For ${weeks === 1 ? "one week" : `${weeks} weeks`} neither plan pays: short-term coverage ends before long-term coverage begins.`,
    longTermEndsAt65: () => "Long-term plans end at 65, so none is counted.",
    plansNeedEmployer: () => "Plans at work and paid sick leave need an employer, so none is counted.",
  },
  reasonsNotToBuy: {
    incomeIsEnough: () => "What would come in covers your essential spending.",
    savingsCarry: () => "Your savings alone would last two years.",
    retired: () => "You have no pay to insure.",
  },
  sensitivity: { label: "Missing over two years", value: formatRounded },
  method: [
    "We follow 104 weeks, shown as 24 months: sick pay first, then the short-term plan, then the long-term plan after its waiting period. When nothing else pays, Employment Insurance does, for 26 weeks at most. A week without pay comes first, unless you had paid sick leave.",
    "The disability pension, if you count on it, starts in month 8, because decisions take time. The long-term plan pays less by the same amount, as most plans do.",
    "Tax is that of 2026, federal and provincial. Payroll premiums and other credits are left out, and the tax year is assumed to start on the first day.",
    "The total counts the months that are short. A month with money left over doesn’t make up for one without.",
    "A plan counts only if you tick it. Who pays for it decides its tax: until you say, its benefits are taxed.",
  ],
  adviserQuestions: [
    "Does the plan insure my own occupation or any occupation, and for how long?",
    "How much less does a waiting period of 90 days cost than one of 30?",
    "Does the benefit rise with prices while I’m disabled?",
    "Which part of my income does the definition count: bonus, commission, business income?",
  ],
  nextSteps: { "life-insurance-calculator": "Work out what your family would need" },
  extraBlocks: ({ monthlyBenefitToClose, affordableWaitWeeks }) =>
    monthlyBenefitToClose === null || monthlyBenefitToClose === 0 || affordableWaitWeeks === null
      ? []
      : [
          {
            kind: "table",
            title: "What policy of your own would close the gap?",
            columns: [{ header: "Question" }, { header: "Answer" }],
            rows: [
              ["Tax-free benefit that covers every month", `${formatDollars(monthlyBenefitToClose)} a month`],
              [
                "Longest waiting period your savings allow",
                affordableWaitWeeks >= 104 ? "Two years: your savings last" : `${affordableWaitWeeks} weeks`,
              ],
            ],
            note: "A longer waiting period lowers the premium.",
          },
        ],
};
