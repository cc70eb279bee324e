import { formatDollars } from "#format/money.ts";
import { formatNumber } from "#format/number-format.ts";
import type { ToolWords } from "#domain/tools/tool-words.ts";
import type { TravelAnswer, TravelAnswerKeys } from "#domain/tools/travel-answer.ts";
import type { travelInputs } from "#domain/tools/travel-inputs.ts";

const days = (value: number) => `${formatNumber(value)} ${value === 1 ? "day" : "days"}`;
const bill = "Your share of a hospital bill, in Canadian dollars";

/** One amount where both ends are shown alike. */
function range(low: string, high: string): string {
  return low === high ? high : `${low} to ${high}`;
}

/** What the provincial plan pays, to the dollar: rounded as the rest is, it would often be lost. */
function planPays(low: number, high: number): string {
  if (high === 0) return "nothing";
  return low === 0 ? `${formatDollars(high)} at most` : range(formatDollars(low), formatDollars(high));
}

/** An amount that the province doesn't publish itself says when it was reported. */
function aboutIn(reportedIn: string | null, amount: string): string {
  return reportedIn === null ? amount : `about ${amount} (${reportedIn} figure)`;
}

const noPlanAmount = {
  homeRates:
    "Your territory’s plan pays abroad only what the same care would cost at home, so we can’t say how much. Count on the whole bill.",
  oldAmount:
    "We left out what Prince Edward Island pays abroad, because the only amount we found is years old. Count on the whole bill.",
} as const;

const stability = {
  excluded: "Probably not: your health or medications changed too recently",
  stable: "Probably yes: there was no change for long enough",
  unknown: "Enter the policy’s stability period and your last change",
} as const;

const annualFit = (fits: boolean | null, longest: number | null) => {
  if (fits === null || longest === null) return "Enter both lengths";
  return fits ? `Yes, ${days(longest)}` : `No, ${days(longest)} is too long`;
};

/** From how many trips on the annual plan is cheaper, unless the longest trip rules it out. */
function annualFrom({ annualFromTrips, annualFits }: TravelAnswer, trips: number | null): string {
  if (annualFits === false) return "It doesn’t cover your longest trip";
  if (annualFromTrips === null) return "Enter both prices";
  const from = `From ${annualFromTrips === 1 ? "1 trip" : `${formatNumber(annualFromTrips)} trips`} a year`;
  return trips === null ? from : `${from}; you plan ${formatNumber(trips)}`;
}

/** What the travel tool says. */
export const travelToolWords: ToolWords<typeof travelInputs, TravelAnswerKeys, TravelAnswer> = {
  question: "What would my province pay of a hospital bill abroad, and is an annual travel plan cheaper?",
  questions: {
    destination: {
      label: "Where are you going?",
      options: { US: "United States", other: "Another country", canada: "Inside Canada" },
    },
    days: { label: "Length of hospital stay to test, in days" },
    billPerDay: {
      label: "What a day in hospital may cost there, in Canadian dollars",
      hint: "Left empty, we use US$10,000 for the United States, which is $14,000 at $1.40 for a US dollar.",
    },
    trips: { label: "Trips in a year" },
    longest: { label: "Your longest trip, in days" },
    single: { label: "Price for a single trip, in dollars" },
    annual: { label: "Price of an annual plan, in dollars" },
    cap: { label: "Longest trip that the annual plan covers, in days" },
    stability: {
      label: "Stability period in the policy, in days",
      hint: "How long your health must not have changed before you leave.",
    },
    sinceChange: {
      label: "Days since your last health or medication change, at departure",
      hint: "A new dose counts, lower or higher.",
    },
    prepaid: { label: "Prepaid and not refundable, in dollars" },
    age: { label: "Your age in years" },
    card: {
      label: "My credit card comes with travel insurance",
      hint: "Its certificate of insurance has the figures below.",
      fields: {
        maxAge: { label: "Oldest age it covers" },
        maxDays: { label: "Longest trip it covers, in days" },
        stability: { label: "Its stability period, in days" },
      },
    },
  },
  form: [
    { title: "The trip", inputs: ["destination", "sinceChange", "stability"] },
    { title: "What it costs", inputs: ["days", "billPerDay", "prepaid"] },
    { title: "One trip or all year", inputs: ["trips", "longest", "single", "annual", "cap"] },
    { title: "Your card", inputs: ["card", "age"] },
  ],
  headline: {
    insideCanada: ({ mayHaveQuebecCard }) => ({
      label: "Care on a trip inside Canada",
      figure: "Your plan goes with you",
      sentence: `Your plan usually pays in hospitals of other provinces. You still pay for an ambulance, the way home and drugs.${
        mayHaveQuebecCard ? " With a card from Quebec you may have to pay a doctor elsewhere and claim it back." : ""
      }`,
    }),
    planUnknown: ({ bill: whole, because }) => ({
      label: bill,
      figure: `Up to ${formatDollars(whole)}`,
      sentence: noPlanAmount[because],
    }),
    leftForYou: ({ low, high, bill: whole, reportedIn }) => ({
      label: bill,
      figure: high === 0 ? "Nothing" : range(formatDollars(low), formatDollars(high)),
      sentence:
        high === 0
          ? `Your provincial plan would pay all of a bill of ${formatDollars(whole)}.`
          : `Of a bill of ${formatDollars(whole)}, your provincial plan would pay ${aboutIn(reportedIn, planPays(whole - high, whole - low))}. You or your travel insurer pay the rest.`,
    }),
  },
  asks: {
    chooseProvince: () => ({
      label: bill,
      ask: "Choose a province",
      sentence: "Provincial plans pay very different amounts abroad. What is left for you will stand here.",
    }),
    billNeeded: () => ({
      label: bill,
      ask: "Enter a bill",
      sentence:
        "Outside the United States we haven’t found a typical bill (November 2026). Enter what a day in hospital may cost where you’re going, and your share will stand here.",
    }),
  },
  working: {
    bill: "The hospital bill",
    planLow: "Your provincial plan pays, low",
    planHigh: "Your provincial plan pays, high",
    leftLow: "Your share, low",
    leftHigh: "Your share, high",
    breakEvenTrips: "Single trips for the price of the annual plan",
    annualSaving: "Saved by the annual plan",
    prepaidLow: "Usual price of a comprehensive plan, low",
    prepaidHigh: "Usual price of a comprehensive plan, high",
  },
  charts: { bill: "The hospital bill", plan: "Your provincial plan pays", you: "Your share" },
  // Rounded, the parts would not add up to the bill.
  chartValue: formatDollars,
  warnings: {
    probablyExcluded: ({ since, stability: asked }) =>
      `Your health or medications will have changed ${days(since)} before departure, and the policy’s stability period is ${days(asked)}. Expect that it won’t pay for that condition.`,
    longerThanCap: ({ longest, cap }) =>
      `Your longest trip takes ${days(longest)}, and the annual plan covers ${days(cap)}. You can usually buy extra days.`,
    longAbsence: () =>
      "After six to seven months away your provincial plan may end, and most travel insurance requires one. Check your province’s rule before you leave.",
    oldRate: ({ year }) => `The amount your plan pays a day was published in ${year}. Check it with your province.`,
    ceilingOnly: () => "We only found the most that your plan pays. It may pay less, so count on the higher share.",
    cardTooShort: ({ longest, maxDays }) =>
      `Your card covers trips of ${days(maxDays)}, and your longest trip takes ${days(longest)}.`,
    cardTooOld: ({ age, maxAge }) => `Your card covers travellers up to age ${maxAge}, and you’re ${age}.`,
    cardNotStable: ({ since, stability: asked }) =>
      `Your card’s stability period is ${days(asked)}, and your last change was ${days(since)} before departure.`,
  },
  reasonsNotToBuy: {
    insideCanada: () =>
      "You may need no coverage for hospitals inside Canada. An ambulance, the way home and prepaid costs aren’t covered by your plan.",
    cardCovers: () =>
      "Your card’s insurance fits your age, your trip and your health. Check in its certificate how much it pays, and for whom.",
  },
  sensitivity: { label: "Your share at most", value: formatDollars },
  method: [
    "Your share: the days in hospital times the bill, less what your province pays for a day in hospital abroad. Doctors, tests and the flight home come on top and are left out.",
    "All amounts are in Canadian dollars. A travel insurer says that a day in an American hospital can cost more than US$10,000. We count $1.40 for a US dollar, a round rate for 2026, so a day comes to $14,000. Treat the result as a rough guide.",
    "The Northwest Territories and Yukon pay what the same care costs at home, and the only amount we found for Prince Edward Island is years old. Those three are left out.",
    "The annual plan: its price divided by that of a single trip. From the next whole trip on it is cheaper, if every trip is short enough for it.",
    "Stability: the days since your last change at departure, compared with the policy’s stability period. Each policy says what counts as a change.",
    "No premium is predicted here. The prices are the ones you enter.",
  ],
  adviserQuestions: [
    "How long is the stability period, and what counts as a change?",
    "Which of my conditions are excluded? May I have that in writing?",
    "Does it pay the hospital directly, and whom do I call first?",
    "Which reasons for cancelling does it accept?",
  ],
  nextSteps: { "coverage-gap-analyzer": "See which other risks are too big for your savings" },
  extraBlocks: (answer, { trips, longest }) => [
    {
      kind: "table",
      title: "What should I buy?",
      columns: [{ header: "Question" }, { header: "Answer" }],
      rows: [
        ["Does the annual plan cover my longest trip?", annualFit(answer.annualFits, longest)],
        ["When is the annual plan cheaper?", annualFrom(answer, trips)],
        ["Is a condition I have covered?", stability[answer.stability]],
      ],
    },
    {
      kind: "list",
      title: "What do travel policies often leave out?",
      items: [
        "Care for a condition that wasn’t stable before you left.",
        "Care that could wait until you’re home, and check-ups.",
        "Accidents after alcohol or drugs, and dangerous sports.",
        "A place that the government told travellers to avoid.",
        "Pregnancy close to the due date.",
      ],
    },
    {
      kind: "list",
      title: "What do I do if something happens?",
      lead: "Keep the policy number and the insurer’s emergency number with your passport.",
      items: [
        "Call the insurer’s emergency line before any treatment, or as soon as you can. It may pay less if you don’t.",
        "Keep every bill and every report.",
        "Claim from your provincial plan too, soon: its deadline can be short.",
      ],
    },
  ],
};
