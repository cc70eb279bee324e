import { formatDollars } from "#format/money.ts";
import { formatNumber } from "#format/number-format.ts";
import { roundForDisplay } from "#domain/tools/round-for-display.ts";
import type { ToolWords } from "#domain/tools/tool-words.ts";
import type { TravelAnswer, TravelAnswerKeys } from "#domain/tools/travel-answer.ts";
import type { travelInputs } from "#domain/tools/travel-inputs.ts";

const about = (amount: number) => formatDollars(roundForDisplay(amount));
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
  if (reportedIn === null) return amount;
  return reportedIn === "undated" ? `about ${amount} (undated figure)` : `about ${amount} (${reportedIn} figure)`;
}

const noPlanAmount = {
  homeRates:
    "Your territory’s plan pays abroad only what the same care would cost at home, so we can’t say how much. Count on the whole bill.",
  oldAmount:
    "We left out what Prince Edward Island pays abroad, because the only amount we found is years old. Count on the whole bill.",
} as const;

const stability = {
  excluded: "Probably not: your health or medicines changed too late before departure",
  stable: "Probably yes: long enough without a change",
  unknown: "Say how long ago your health or medicines last changed",
} as const;

/** What the travel tool says. */
export const travelToolWords: ToolWords<typeof travelInputs, TravelAnswerKeys, TravelAnswer> = {
  question: "What would my province pay of a hospital bill abroad, and is a plan for the whole year cheaper?",
  questions: {
    destination: {
      label: "Where are you going?",
      options: { US: "United States", other: "Another country", canada: "Inside Canada" },
    },
    days: { label: "Days in hospital to try" },
    billPerDay: {
      label: "What a day in hospital may cost there, in dollars",
      hint: "In Canadian dollars. If you leave it empty, we use US$10,000 for the United States, about $14,000 here.",
    },
    trips: { label: "Trips in a year" },
    longest: { label: "The longest of them, in days" },
    single: { label: "Price for a single trip, in dollars" },
    annual: { label: "Price of an annual plan, in dollars" },
    cap: { label: "Longest trip that the annual plan allows, in days" },
    stability: {
      label: "Days without change that the policy asks for",
      hint: "The policy calls it the stability period.",
    },
    sinceChange: {
      label: "Days from the last change in your health or medicines to departure",
      hint: "A new dose counts, lower or higher.",
    },
    prepaid: { label: "Paid in advance and not refunded, in dollars" },
    age: { label: "Your age in years" },
    card: {
      label: "My credit card comes with travel insurance",
      hint: "Its certificate has the figures below.",
      fields: {
        maxAge: { label: "Oldest age it insures" },
        maxDays: { label: "Longest trip it insures, in days" },
        stability: { label: "Days without change that it asks for" },
      },
    },
  },
  form: [
    { title: "The trip", inputs: ["destination", "days", "billPerDay", "prepaid"] },
    { title: "One trip or all year", inputs: ["trips", "longest", "single", "annual", "cap"] },
    { title: "Your health", inputs: ["sinceChange", "stability"] },
    { title: "Your card", inputs: ["card", "age"] },
  ],
  headline: {
    insideCanada: () => ({
      label: "Care on a trip inside Canada",
      figure: "Your plan goes with you",
      sentence:
        "In hospitals of other provinces your plan usually pays. An ambulance, the way home and medicines are still yours, and not every doctor elsewhere takes a Quebec card.",
    }),
    chooseProvince: () => ({
      label: bill,
      figure: "Choose a province",
      sentence: "Provincial plans pay very different amounts abroad. Choose yours above, and the amount follows.",
    }),
    billNeeded: () => ({
      label: bill,
      figure: "Enter a bill",
      sentence:
        "Outside the United States we found no typical bill. Enter what a day in hospital may cost where you are going.",
    }),
    planUnknown: ({ bill: whole, because }) => ({
      label: bill,
      figure: `Up to ${formatDollars(whole)}`,
      sentence: noPlanAmount[because],
    }),
    leftForYou: ({ low, high, bill: whole, reportedIn }) => ({
      label: bill,
      figure: high === 0 ? "Nothing" : range(about(low), about(high)),
      sentence:
        high === 0
          ? `Your provincial plan would pay all of a bill of ${formatDollars(whole)}.`
          : `Of a bill of ${formatDollars(whole)}, your provincial plan would pay ${aboutIn(reportedIn, planPays(whole - high, whole - low))}. You or your travel insurer pay the rest.`,
    }),
  },
  working: {
    bill: "The hospital bill",
    planLow: "Your provincial plan pays, low",
    planHigh: "Your provincial plan pays, high",
    leftLow: "Left for you, low",
    leftHigh: "Left for you, high",
    breakEvenTrips: "Trips for the price of the annual plan",
    annualSaving: "Saved by the annual plan",
    prepaidLow: "Usual price of a full plan, low",
    prepaidHigh: "Usual price of a full plan, high",
  },
  charts: { bill: "The hospital bill", plan: "Your provincial plan pays", you: "Left for you" },
  warnings: {
    probablyExcluded: ({ since, stability: asked }) =>
      `Your health or medicines will have changed ${days(since)} before departure, and the policy asks for ${days(asked)} without change. Expect that it will not pay for that condition.`,
    longerThanCap: ({ longest, cap }) =>
      `Your longest trip takes ${days(longest)}, and the annual plan ends after ${days(cap)}. Ask what more days cost.`,
    longAbsence: () =>
      "After six to seven months away your provincial plan may end, and most travel insurance asks that you have one. Ask your province before you leave.",
    oldRate: ({ year }) =>
      year === "undated"
        ? "The page that says what your plan pays a day has no date. Check the amount with your province."
        : `The amount your plan pays a day was published in ${year}. Check it with your province.`,
    ceilingOnly: () =>
      "For your plan only the most it pays is published. It may pay less, so count on the higher amount being left for you.",
    cardTooShort: ({ longest, maxDays }) =>
      `Your card insures ${days(maxDays)}, and your longest trip takes ${days(longest)}.`,
    cardTooOld: ({ age, maxAge }) => `Your card insures travellers up to the age of ${maxAge}, and you are ${age}.`,
    cardNotStable: ({ since, stability: asked }) =>
      `Your card asks for ${days(asked)} without change, and you have ${days(since)}.`,
  },
  reasonsNotToBuy: {
    insideCanada: () =>
      "For hospitals inside Canada you may need no medical coverage. Think of the ambulance, the way home and what you paid in advance.",
    cardCovers: () =>
      "Your card’s insurance fits your age, your trip and your health. Check in its certificate how much it pays, and for whom.",
  },
  sensitivity: { label: "The most that is left for you", value: about },
  method: [
    "Left for you: the days in hospital times the bill, less what your province pays for a day in hospital abroad. Doctors, tests and the flight home come on top and are left out.",
    "All amounts are in Canadian dollars. A travel insurer says that a day in an American hospital can cost more than US$10,000. We count $1.40 for a US dollar, a round rate for 2026, so a day comes to $14,000. Treat the result as a rough guide.",
    "The Northwest Territories and Yukon pay what the same care costs at home, and the only amount we found for Prince Edward Island is years old. Those three are left out.",
    "The annual plan: its price divided by that of a single trip. From the next whole trip on it is cheaper, if every trip is short enough for it.",
    "Stability: the days from the last change to departure, held against the days that the policy asks for. Each policy says what counts as a change.",
    "No premium is predicted here. The prices are the ones you enter.",
  ],
  adviserQuestions: [
    "How many days without change does the policy ask for, and what counts as a change?",
    "Which of my conditions would it not pay for? May I have that in writing?",
    "Does it pay the hospital directly, and who do I call first?",
    "Which reasons does the cancellation part accept?",
  ],
  nextSteps: { "coverage-gap-analyzer": "See which other risks are too big for your savings" },
  extraBlocks: ({ breakEvenTrips, annualFromTrips, annualFits, stability: found }, { trips, longest }) => [
    {
      kind: "table",
      title: "What to buy and what to check",
      columns: [{ header: "Question" }, { header: "Answer" }],
      rows: [
        [
          "When the annual plan is cheaper",
          breakEvenTrips === null || annualFromTrips === null
            ? "Enter both prices"
            : `From ${annualFromTrips === 1 ? "1 trip" : `${formatNumber(annualFromTrips)} trips`} a year; you plan ${formatNumber(trips)}`,
        ],
        [
          "Whether the annual plan fits your longest trip",
          annualFits ? `Yes, ${days(longest)}` : `No, ${days(longest)} is too long`,
        ],
        ["Whether a condition you have is insured", stability[found]],
      ],
    },
    {
      kind: "list",
      title: "What travel policies often do not pay",
      items: [
        "Care for a condition that was not stable before you left.",
        "Care that could wait until you are home, and check-ups.",
        "Accidents after alcohol or drugs, and dangerous sports.",
        "A place that the government told travellers to avoid.",
        "Pregnancy close to the due date.",
      ],
    },
    {
      kind: "list",
      title: "If something happens",
      lead: "Keep the policy number and the emergency number of the insurer with your passport.",
      items: [
        "Call the insurer’s emergency line before any treatment, or as soon as you can. It may pay less if you do not.",
        "Keep every bill and every report.",
        "Claim from your provincial plan too. Its deadline is shorter than you may think.",
      ],
    },
  ],
};
