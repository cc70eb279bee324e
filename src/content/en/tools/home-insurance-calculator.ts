import { formatDollars } from "#format/money.ts";
import { formatNumber } from "#format/number-format.ts";
import type { HomeAnswer, HomeAnswerKeys } from "#domain/tools/home-answer.ts";
import type { homeInputs } from "#domain/tools/home-inputs.ts";
import { roundForDisplay } from "#domain/tools/round-for-display.ts";
import type { ToolWords } from "#domain/tools/tool-words.ts";

const about = (amount: number) => formatDollars(roundForDisplay(amount));
const range = ({ low, high }: { readonly low: number; readonly high: number }) => `${about(low)} to ${about(high)}`;
const years = (value: number) => `${formatNumber(value, { maximum: 1 })} years`;

const perils = {
  sewer: ["Sewer backup", "Water that comes up through a drain or a toilet. Usually an add-on."],
  overland: [
    "Overland water",
    "A river, heavy rain or melting snow that comes in at ground level. An add-on, and not sold everywhere.",
  ],
  earthquake: [
    "Earthquake",
    "An add-on with a deductible of its own: a share of the whole limit and not a fixed amount.",
  ],
  bylaw: ["By-law coverage", "What it costs more to rebuild to the building code of today. Often an add-on."],
  guaranteedReplacement: [
    "Guaranteed replacement cost",
    "Pays the whole cost of rebuilding, even above the limit, if you insured what the insurer asked for.",
  ],
} as const;

/** What the home tool says. */
export const homeToolWords: ToolWords<typeof homeInputs, HomeAnswerKeys, HomeAnswer> = {
  question: "What would it cost to rebuild my home, would a higher deductible pay, and what is missing?",
  questions: {
    ontarioArea: {
      label: "Which part of Ontario?",
      options: { gta: "Toronto area", other: "Elsewhere in Ontario" },
    },
    dwelling: {
      label: "What do you insure?",
      options: { house: "A house I own", condo: "A condo unit", tenant: "A home I rent" },
    },
    area: { label: "Floor area above ground, in square feet" },
    build: {
      label: "How was it built?",
      options: {
        tract: "Like its neighbours",
        custom: { label: "To order", hint: "Designed for you, a log house or a heritage house." },
      },
    },
    basement: { label: "Finished basement, in square feet" },
    appraisal: {
      label: "What your insurer or an appraiser says it costs to rebuild, in dollars",
      hint: "Your insurer works this out for every house. Ask for its figure in writing.",
    },
    limit: {
      label: "Dwelling limit in dollars",
      hint: "On the declarations page of your policy: the most it pays for the building.",
    },
    deductible: { label: "Deductible now, in dollars" },
    altDeductible: { label: "A higher deductible to try, in dollars" },
    premium: { label: "Premium now, in dollars a year" },
    altPremium: {
      label: "Premium with the higher deductible, in dollars a year",
      hint: "Ask your insurer: it takes one call.",
    },
    covers: {
      label: "What your policy also covers",
      options: {
        sewer: perils.sewer[0],
        overland: perils.overland[0],
        earthquake: perils.earthquake[0],
        bylaw: perils.bylaw[0],
        guaranteedReplacement: perils.guaranteedReplacement[0],
      },
    },
    quakePct: { label: "Earthquake deductible, in percent of the limit" },
    savings: { label: "Savings you could use, in dollars", hint: "To pay a deductible the day after a loss." },
  },
  form: [
    { title: "The building", inputs: ["dwelling", "ontarioArea", "area", "basement", "build"] },
    { title: "Your policy", inputs: ["limit", "appraisal", "covers", "quakePct"] },
    { title: "The deductible", inputs: ["deductible", "altDeductible", "premium", "altPremium", "savings"] },
  ],
  headline: {
    chooseProvince: () => ({
      label: "Cost to rebuild your home",
      figure: "Choose a province",
      sentence: "What builders charge differs by province. Choose yours above, and the range follows.",
    }),
    notYourBuilding: ({ dwelling }) => ({
      label: "Cost to rebuild your home",
      figure: "Not yours to insure",
      sentence:
        dwelling === "condo"
          ? "The condo corporation insures the building. You insure what you own inside, the improvements to your unit, and your share of what the corporation may ask owners to pay after a loss."
          : "Your landlord insures the building. You insure what you own inside, and your liability to others.",
    }),
    askYourInsurer: ({ because }) => ({
      label: "Cost to rebuild your home",
      figure: "Ask for a calculation",
      sentence:
        because === "custom"
          ? "A house built to order can cost three to four times as much as its neighbours, so no usual rate fits. Ask your insurer for its own rebuild calculation, in writing."
          : "We found no published building costs for the territories. Ask your insurer for its own rebuild calculation, in writing.",
    }),
    rangeOnly: (numbers) => ({
      label: "What builders charge for a new house like yours",
      figure: range(numbers),
      sentence:
        "This can’t tell you whether your limit is enough: one house rebuilt after a fire usually costs more. Enter your insurer’s or an appraiser’s figure to compare it with your limit.",
    }),
    limitTooLow: ({ limit, appraisal }) => ({
      label: "Your dwelling limit",
      figure: `${formatDollars(appraisal - limit)} short`,
      sentence: `Your limit of ${formatDollars(limit)} is below the ${formatDollars(appraisal)} that your insurer or appraiser says it costs to rebuild. Ask for a higher limit, in writing.`,
    }),
    limitEnough: ({ limit, appraisal }) => ({
      label: "Your dwelling limit",
      figure: "At or above the estimate",
      sentence: `Your limit of ${formatDollars(limit)} covers the ${formatDollars(appraisal)} that your insurer or appraiser says it costs to rebuild. Have that figure checked again every few years.`,
    }),
  },
  working: {
    rebuildLow: "Rebuilding, low",
    rebuildHigh: "Rebuilding, high",
    rebuildMiddle: "Rebuilding, middle",
    partialLossPayout: "Paid of a $100,000 loss, before the deductible",
    premiumSaved: "Saved by the higher deductible, with tax",
    deductibleYears: "Years until it has paid for itself",
    quakeOutOfPocket: "Your part after an earthquake",
  },
  charts: { rebuild: "What builders charge for a new house like yours" },
  warnings: {
    deductibleAboveSavings: ({ deductible, savings }) =>
      `A deductible of ${formatDollars(deductible)} is more than the ${formatDollars(savings)} you could use. Don’t choose a deductible larger than your savings.`,
    neverPays: () => "The higher deductible does not lower your premium, so it never pays.",
    alternativeNotHigher: () => "The deductible to try is not higher than yours, so there is nothing to compare.",
    noSewer: ({ basement }) =>
      `No sewer backup coverage: a flooded basement cost ${formatDollars(basement)} on average to restore, some years ago.`,
    noOverland: () =>
      "No overland water coverage: disaster aid may refuse what insurance could have covered, so ask whether it is sold where you live.",
    noEarthquake: () =>
      "No earthquake coverage, and the ground may shake here: southwest British Columbia, the St. Lawrence and the Ottawa valley are at risk.",
    noBylaw: () =>
      "No by-law coverage: an older house must be rebuilt to the code of today, and you pay the difference.",
    taxUnknown: () => "We do not know the sales tax on premiums where you live, so the years leave it out.",
    borrowedCosts: () => "No building costs were published for your province, so we used those of its neighbour.",
    costsAreOld: ({ year }) => `The building costs are of ${year}. Prices have gone up since, so lean to the high end.`,
  },
  reasonsNotToBuy: {
    noLawRequires: () =>
      "No law asks you to insure your home. A lender usually does, so this is for a house without a mortgage that you could rebuild from savings.",
    tenantOrCondo: ({ dwelling }) =>
      dwelling === "condo"
        ? "You do not need coverage of the building itself, only of your unit’s improvements and of what the corporation may ask you to pay."
        : "You do not need coverage of the building. Insure your things and your liability.",
  },
  sensitivity: { label: "The middle of the rebuilding cost", value: about },
  method: [
    "Rebuilding: floor area times what builders charge a square foot, and for a finished basement a little over a third of that. On top come 15 to 25% for clearing the site, plans and permits.",
    "The rates are what developers pay to build many houses on cleared land. One house rebuilt after a fire usually costs more, so these figures can’t tell you whether your limit is enough. Your insurer’s own calculation, or an appraiser, can.",
    "If you insure less than 80% of the value, many policies pay only a part of a smaller loss too. With your insurer’s or appraiser’s figure, the working shows that for a loss of $100,000.",
    "The deductible: the difference between the two, divided by what you save each year with tax. If you claim less than once in so many years, the higher one pays. Small claims can cost you a discount as well; that is left out.",
    "No premium is predicted here. The premiums are the ones you enter.",
  ],
  adviserQuestions: [
    "What does your own rebuild calculation come to, and when was it last done?",
    "Does my policy pay above the limit if rebuilding costs more?",
    "Which water and earthquake coverage can I buy here, and with which deductible?",
    "What would my premium be with a higher deductible?",
  ],
  nextSteps: {
    "insurance-comparison-tool": "Compare two or three home quotes like for like",
    "multi-policy-savings": "See whether home and auto together cost less",
  },
  extraBlocks: ({ partialLossPayout, deductibleYears, quakeOutOfPocket }, { covers, dwelling }) => [
    ...(partialLossPayout === null && deductibleYears === null && quakeOutOfPocket === null
      ? []
      : [
          {
            kind: "table" as const,
            title: "What your policy would leave to you",
            columns: [{ header: "Question" }, { header: "Answer", numeric: true }],
            rows: [
              ...(partialLossPayout === null
                ? []
                : [["Paid of a loss of $100,000, before the deductible", about(partialLossPayout)]]),
              ...(quakeOutOfPocket === null
                ? []
                : [["Yours to pay after an earthquake that destroys the house", formatDollars(quakeOutOfPocket)]]),
              ...(deductibleYears === null
                ? []
                : [["The higher deductible pays if you claim less than once in", years(deductibleYears)]]),
            ],
          },
        ]),
    {
      kind: "table",
      title: "What is usually not in a home policy",
      columns: [{ header: "Coverage" }, { header: "What it is" }, { header: "You have it" }],
      rows: Object.entries(perils)
        .filter(([peril]) => dwelling === "house" || peril !== "guaranteedReplacement")
        .map(([peril, [name, meaning]]) => [name, meaning, covers.some((held) => held === peril) ? "Yes" : "No"]),
    },
  ],
};
