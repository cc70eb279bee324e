import { formatNumber } from "#format/number-format.ts";
import { longDate } from "#format/long-date.ts";
import type { Unit } from "#domain/dated-figure.ts";
import { isSourceId } from "#domain/figure.ts";
import { unitFormats } from "#content/tools/unit-format.ts";
import { provincePickerWords } from "#text/province-picker.ts";
import { provinceNamesByCode } from "#words/province-names.ts";
import type { SharedToolWords } from "#domain/tools/shared-tool-words.ts";

const formats = unitFormats({
  names: {
    ft2: ["square foot", "square feet"],
    hours: ["hour", "hours"],
    days: ["day", "days"],
    weeks: ["week", "weeks"],
    months: ["month", "months"],
    years: ["year", "years"],
    trips: ["trip", "trips"],
    "claims/year": ["claim a year", "claims a year"],
  },
  isSingular: (value) => value === 1,
  periods: {
    "CAD/day": "a day",
    "CAD/week": "a week",
    "CAD/month": "a month",
    "CAD/year": "a year",
    "CAD/ft2": "a square foot",
    "CAD/1000": "for each $1,000",
    "CAD/100000": "for each $100,000",
  },
  aYear: "a year",
  month: (ordinal) => `Month ${formatNumber(ordinal)}`,
  shortDollars: (number, letter) => `$${number}${letter}`,
});

const axisNames: Partial<Record<Unit, string>> = { years: "Years", month: "Month", "claims/year": "Claims a year" };

const suffixes: Partial<Record<Unit, string>> = {
  ft2: "ft²",
  percent: "%",
  days: "days",
  weeks: "weeks",
  months: "months",
  years: "years",
  trips: "trips",
  hours: "hours",
  "CAD/year": "a year",
  "CAD/month": "a month",
  "CAD/week": "a week",
  "CAD/day": "a day",
};

function plain(value: number): string {
  return formatNumber(value, { maximum: 2 });
}

/** What all tools say alike. */
export const sharedToolWords: SharedToolWords = {
  provinces: provinceNamesByCode,
  province: provincePickerWords,
  unitSuffix: (unit) => suffixes[unit],
  ...formats,
  counted: (unit) => axisNames[unit],
  problem(problem) {
    switch (problem.kind) {
      case "notANumber":
        return "Enter a number, such as 1,500.";
      case "notWhole":
        return "Enter a whole number.";
      case "tooSmall":
        return `Enter ${plain(problem.min)} or more.`;
      case "tooLarge":
        return `Enter ${plain(problem.max)} or less.`;
      case "notAnOption":
        return "Choose one of the answers.";
      case "notADay":
        return "Enter a date as year-month-day, such as 2026-11-22.";
      case "tooEarly":
        return `Enter ${longDate(problem.min)} or a later date.`;
      case "tooLate":
        return `Enter ${longDate(problem.max)} or an earlier date.`;
      case "tooLong":
        return `Keep it to ${plain(problem.max)} characters.`;
      case "tooManyRows":
        return `List ${plain(problem.max)} at most.`;
      case "notAList":
        return "This answer couldn’t be read. Enter it again.";
    }
  },
  ifEmpty: (value) => `If you leave it empty, we use ${value}.`,
  ifNotChosen: (option) => `If you choose none, we use “${option}”.`,
  yes: "Yes",
  no: "No",
  none: "None",
  notChosen: "Not answered",
  pair: (name, value) => `${name}: ${value}`,
  choose: "Choose one",
  haveOne: "Our usual example",
  haveNone: "None",
  remove: (row) => `Remove ${row}`,
  form: {
    heading: "Your answers",
    privacy:
      "Answer what you can and leave the rest empty. It’s calculated in your browser: nothing you enter is sent.",
    reset: "Clear my answers",
    change: "Change my answers",
    refine: (questions) => `Make it more exact (${questions === 1 ? "1 question" : `${questions} questions`})`,
    refineRows: (list) => `More about ${list.charAt(0).toLowerCase()}${list.slice(1)}`,
    refineRow: (row) => `More about ${row.toLowerCase()}`,
  },
  withoutScript:
    "The calculation needs JavaScript, which is turned off in your browser. Our assumptions and the method are below.",
  answer: {
    heading: "Your answer",
    assumed: "You haven’t answered these, so we assume:",
    changeAssumed: (input) => `Answer: ${input}`,
    waiting: "Finish the answer you’re typing to see the result.",
    problems: "Fix this to see a result:",
    jump: "Show my answer",
    working: "Every step of the calculation",
    workingLead: "Each step with its figures. Nothing is rounded before it’s shown.",
    workingColumns: ["Step", "Calculation", "Result"],
    why: "Why, and what to watch out for",
    sensitivity: "What moves the result most",
    sensitivityLead: (label) => `${label}, with one answer changed and the rest the same.`,
    sensitivityColumns: ["If this changes", "One way", "The other way"],
    warnings: "Watch out for",
    reasonsNotToBuy: "When you can do without",
    assumptions: "What you left empty",
    assumptionsLead: "Our assumption counts for these. Answer them for your own result.",
    unanswered: "These count as unknown:",
    method: "How is it calculated, and what is left out?",
    whole: "See every step and source, print it or share it",
    nextSteps: "What can you do next?",
    asTable: "The same figures as a table",
    sources: "Sources and their dates",
    yourAnswers: "Your answers",
    adviserQuestions: "Questions for an adviser",
    closing: "This is education, not advice. Rules differ by province, and your policy’s wording decides.",
    range: "Range",
    you: "Yours",
    amount: "Amount",
  },
  actions: {
    atAnswer: { save: "Save", share: "Share", ask: "Ask" },
    heading: "Save or share",
    lead: "Made in your browser. The link holds your answers after the # sign, a part of the address that browsers don’t send to any website.",
    print: "Print or save as PDF",
    csv: "Download for Excel (CSV)",
    copy: "Copy as text",
    copyMessage: "Copy the message",
    calendar: "Save to your calendar",
    copied: "Copied.",
    share: "Copy a link",
    shared: "The link is copied. Anyone who opens it sees your answers.",
    notCopied: "Your browser didn’t allow copying. Select the text and copy it by hand.",
    linkLabel: "Link with your answers",
    csvHeader: ["Section", "Label", "Value", "Number", "Calculation", "Kind of figure", "Year"],
  },
  restored: {
    link: "These answers came with the link you opened. You can change them.",
    broken: "The answers in the link couldn’t be read, so the form starts empty.",
    session: "These are your answers from earlier in this visit.",
  },
  basis(basis) {
    if (isSourceId(basis)) return "published";
    return { site: "our guidance", promise: "our promise", illustrative: "illustrative", practice: "usual practice" }[
      basis
    ];
  },
};
