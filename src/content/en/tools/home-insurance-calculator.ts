import { formatDollars } from "#format/money.ts";
import { formatNumber } from "#format/number-format.ts";
import type { ProvinceCode } from "#domain/province-code.ts";
import type { HomeAnswer, HomeAnswerKeys, UnitKind } from "#domain/tools/home-answer.ts";
import type { homeInputs } from "#domain/tools/home-inputs.ts";
import { formatRounded } from "#domain/tools/round-for-display.ts";
import type { ToolWords } from "#domain/tools/tool-words.ts";
import { homePricesIn } from "#content/figures/province-prices.ts";
import { unitPriceFor } from "#content/figures/unit-prices.ts";
import { homeBlocks, priceText, type HomeBlockWords } from "#content/tools/home-blocks.ts";

import { priceBases, priceMeasures, pricePeriod } from "#words/prices.ts";
import { provinceNamesByCode } from "#words/province-names.ts";

const range = (low: string, high: string) => `${low} to ${high}`;
const each = { month: "a month", year: "a year" } as const;

const perils = {
  sewer: ["Sewer backup", "Water that comes up through a drain or a toilet. Usually an add-on."],
  overland: [
    "Overland water",
    "A river, heavy rain or melting snow that comes in at ground level. An add-on, and not sold everywhere.",
  ],
  earthquake: ["Earthquake", "An add-on with its own deductible, a percentage of the whole limit."],
  bylaw: ["By-law coverage", "The extra cost of rebuilding to today’s building code. Often an add-on."],
  guaranteedReplacement: [
    "Guaranteed replacement cost",
    "Pays the whole cost of rebuilding, even above the limit, if you insured the amount your insurer asked for.",
  ],
} as const;

/** Where the ground may shake in a province. */
const shakingGround: Readonly<Partial<Record<ProvinceCode, string>>> = {
  BC: "You have no earthquake coverage, and southwest British Columbia is at risk. A fire that an earthquake starts is covered by ordinary fire coverage in British Columbia.",
  ON: "You have no earthquake coverage. In Ontario the Ottawa valley is at risk.",
  QC: "You have no earthquake coverage. In Quebec the valleys of the St. Lawrence and the Ottawa are at risk, Montréal included.",
};

const noPrices = "We haven’t found a current figure (November 2026).";

const blockWords: HomeBlockWords = {
  perils,
  insured: {
    title: "Who insures what?",
    columns: ["What", "Insured by", "Good to know"],
    you: "You",
    other: { tenant: "Your landlord’s policy", condo: "The corporation’s policy" },
    building: "The building",
    buildingNote: {
      condo: "Common parts, and your unit as it was first built, its “standard unit”.",
      tenant: "It doesn’t pay for your belongings.",
    },
    belongings: [
      "Everything you own",
      "Contents coverage. Ask for replacement cost: actual cash value takes off wear.",
    ],
    improvements: [
      "Renovations of the unit",
      "New kitchens, floors and baths, even if an earlier owner paid for them.",
    ],
    deductible: ["The corporation’s deductible", "If it is charged to you, deductible assessment coverage pays."],
    deductibleIn: {
      AB: {
        text: "If the loss starts in your unit, you owe the corporation’s deductible up to $50,000, even without fault.",
        basis: "S529",
        asOf: "2023",
      },
      BC: {
        text: "The strata can sue the owner who is responsible for the loss for its deductible. We found no cap.",
        basis: "S530",
      },
      ON: {
        text: "You bear the deductible for damage to your own unit that you caused. The corporation’s by-laws can go further.",
        basis: "S531",
      },
      QC: {
        text: "The syndicate can claim its deductible from an owner only if the owner is at fault.",
        basis: "S528",
      },
    },
    assessment: [
      "A loss above the corporation’s limits",
      "The corporation can charge owners a share. Loss assessment coverage pays yours.",
    ],
    liability: ["Harm you do to others", "Liability coverage, such as for a fire or a leak that starts in your home."],
    liabilityInQuebec: (smaller, larger) =>
      `Quebec’s law asks every owner in a divided co-ownership for liability insurance: ${smaller} in a building of up to 12 units, ${larger} from 13.`,
    livingExpenses: ["A place to stay after a loss", "Additional living expenses."],
  },
  prices: {
    columns: ["Where", "Price", "What it measures"],
    note: "Published averages and ranges, before tax. None of them is a quote: yours depends on the home, its contents, your claims and the coverage.",
    none: noPrices,
    noneIn: (province) => `${province}: ${noPrices}`,
    houses: "What do homeowners pay?",
    units: { tenant: "What do tenants pay?", condo: "What do condo owners pay?" },
    range,
    per: each,
    tenantsInToronto: [
      [
        "Toronto area, basic policy",
        "$12 to $25 a month",
        "2021: $20,000 of contents, $1 million of liability, a $1,000 deductible",
      ],
      [
        "Added to that",
        "$1 to $3 a month each",
        "2021: $30,000 more contents, $2 million of liability, sewer backup or overland flood",
      ],
    ],
  },
  left: {
    title: "What would your policy leave to you?",
    columns: ["Question", "Answer"],
    partialLoss: "What you’d get for a $100,000 loss, before the deductible",
    quake: (deductible) => `What you’d pay if an earthquake destroyed the house, with a deductible of ${deductible}`,
    deductible: "The higher deductible pays if you claim less than once in",
    assessment: "The corporation’s deductible: left for you",
    years: (value) => `${formatNumber(value, { maximum: 1 })} years`,
  },
  addOns: {
    title: "What is usually an add-on?",
    columns: ["Coverage", "What it is", "You have it"],
    notAnswered: "Not answered",
    yes: "Yes",
    no: "No",
  },
};

const unitSentence: Readonly<Record<UnitKind, string>> = {
  condo:
    "The condo corporation insures the building. You insure what you own, the renovations of your unit, your liability, and your share of what the corporation may charge owners after a loss.",
  tenant: "Your landlord insures the building. You insure what you own and your liability to others.",
};

/** A sentence that names the figures missing for the check of a house's limit. */
const figuresToEnter = {
  none: "To see whether your limit is enough, enter two figures: your dwelling limit, and what your insurer or an appraiser says it costs to rebuild.",
  limit:
    "To see whether your limit is enough, enter one more figure: what your insurer or an appraiser says it costs to rebuild.",
  appraisal: "To see whether your limit is enough, enter one more figure: your dwelling limit.",
} as const;

/** Label and figure of a published price for tenants or condo owners. */
function priceOfUnit(dwelling: UnitKind, province: ProvinceCode | null) {
  const { province: place, dollars, per, basis, period, source } = unitPriceFor(dwelling, province);
  const people = dwelling === "tenant" ? "tenants" : "condo owners";
  const placeName = place === null ? "Canada" : provinceNamesByCode[place];
  return {
    label: `What ${people} pay in ${placeName} (${priceBases[basis]}, ${pricePeriod(period)})`,
    figure: `${priceText(dollars, range)} ${each[per]}`,
    source,
  };
}

function priceSentence(dwelling: UnitKind, province: ProvinceCode | null): string {
  const { label, figure } = priceOfUnit(dwelling, province);
  return `${label}: ${figure}.`;
}

const methodOfHouse = [
  "For a house, we compare your dwelling limit with what your insurer or an appraiser says it costs to rebuild.",
  "If you enter the floor area, we show what builders charge: the area times their rate a square foot, and for a finished basement a little over a third of that. On top come 15 to 25% for clearing the site, plans and permits.",
  "The rates are what developers pay to build many houses on cleared land. One house rebuilt after a fire usually costs more, so these figures can’t tell you whether your limit is enough. Your insurer’s own calculation or an appraisal can: it adds design, permits, demolition and debris removal for your house.",
  "If you insure less than 80% of the value, many policies pay only part of a smaller loss too. With your insurer’s or appraiser’s figure, the working shows that for a loss of $100,000.",
  "The deductible: the difference between the two, divided by what you save each year with tax. If you claim less than once in so many years, the higher one pays. Small claims can cost you a discount as well, which is left out.",
];
const methodOfUnit = {
  tenant: ["Your belongings are added up and compared with your contents limit."],
  condo: [
    "Your belongings are added up and compared with your contents limit, and the corporation’s deductible with your coverage for it.",
  ],
} as const;

/** Said where the price is another province's. */
function whosePrice(place: ProvinceCode | null, yours: ProvinceCode | null): string {
  if (place === null || place === yours) return "";
  const name = provinceNamesByCode[place];
  return yours === null
    ? `This is ${name}’s: choose your province above. `
    : `We haven’t found a price for ${provinceNamesByCode[yours]} (November 2026), so this is ${name}’s. `;
}

/** What the home tool says. */
export const homeToolWords: ToolWords<typeof homeInputs, HomeAnswerKeys, HomeAnswer> = {
  question: "What would it cost to replace my home or my belongings, and what does my policy leave out?",
  questions: {
    ontarioArea: {
      label: "Which part of Ontario?",
      options: { gta: "Toronto area", other: "Elsewhere in Ontario" },
    },
    dwelling: {
      label: "What do you insure?",
      options: { house: "A house I own", condo: "A condo unit I own", tenant: "A home I rent" },
    },
    area: { label: "Floor area above ground, in square feet" },
    build: {
      label: "What kind of house is it?",
      options: {
        tract: "Standard house",
        custom: { label: "Custom-built", hint: "Designed for you, a log house or a heritage house." },
      },
    },
    basement: { label: "Finished basement, in square feet" },
    appraisal: {
      label: "What your insurer or an appraiser says it costs to rebuild, in dollars",
      hint: "Get your insurer's figure in writing.",
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
      hint: "Ask your insurer.",
    },
    covers: {
      label: "What your policy also covers",
      hint: "Tick what is on your declarations page.",
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
    contents: {
      label: "What it would cost to replace everything you own, in dollars",
      hint: "Count what each thing costs new. You can also add it up room by room, below.",
    },
    rooms: {
      label: "Your belongings, room by room",
      hint: "What it would cost to buy everything new. Add a row for each room or kind of thing.",
      row: "Room",
      add: "Add a room",
      fields: {
        room: {
          label: "Room or kind of thing",
          options: {
            living: "Living room",
            bedroom: "Bedroom",
            kitchen: "Kitchen",
            bathroom: "Bathroom",
            clothes: "Clothes",
            electronics: "Electronics",
            sports: "Sports and hobbies",
            storage: "Storage",
            other: "Something else",
          },
        },
        amount: { label: "To replace it, in dollars" },
      },
    },
    improvements: {
      label: "Renovations of your unit, in dollars",
      hint: "Yours or an earlier owner’s: kitchen, floors, bath.",
    },
    contentsLimit: { label: "Contents limit on your policy, in dollars" },
    liabilityLimit: { label: "Liability limit on your policy, in dollars" },
    corporationDeductible: {
      label: "Highest deductible of the corporation’s policy, in dollars",
      hint: "It is in the corporation’s certificate of insurance.",
    },
    assessmentLimit: {
      label: "Deductible assessment limit in your own policy, in dollars",
      hint: "The most your policy pays if the corporation charges its deductible to you.",
    },
    unitCovers: {
      label: "What your policy also covers",
      hint: "Tick what is on your declarations page.",
      options: { sewer: perils.sewer[0], overland: perils.overland[0], earthquake: perils.earthquake[0] },
    },
  },
  form: [
    { title: "Your home", inputs: ["dwelling", "limit", "appraisal", "contents", "contentsLimit"] },
    { title: "The building", inputs: ["area", "basement", "build", "ontarioArea"] },
    { title: "Your belongings", inputs: ["rooms", "improvements"] },
    {
      title: "Your policy",
      inputs: ["covers", "quakePct", "liabilityLimit", "unitCovers"],
    },
    { title: "The corporation’s policy", inputs: ["corporationDeductible", "assessmentLimit"] },
    { title: "The deductible", inputs: ["deductible", "altDeductible", "premium", "altPremium", "savings"] },
  ],
  headline: {
    priceOfHouse: ({ province, has }) => {
      const [price] = homePricesIn(province);
      const name = provinceNamesByCode[province];
      return {
        ...(price === undefined
          ? { label: `What homeowners pay in ${name}`, figure: "We found no price (November 2026)" }
          : {
              label: `What homeowners pay in ${name} (${priceMeasures[price.measures]}, ${pricePeriod(price.period)})`,
              figure: `${priceText(price.dollars, range)} a year`,
              source: price.source,
            }),
        sentence: figuresToEnter[has ?? "none"],
      };
    },
    priceOfUnit: ({ dwelling, province, total }) => {
      const { label, figure, source } = priceOfUnit(dwelling, province);
      return {
        label,
        figure,
        source,
        sentence: `${whosePrice(unitPriceFor(dwelling, province).province, province)}${
          total === null
            ? `${unitSentence[dwelling]} Add up your belongings to see how much coverage to buy.`
            : `Replacing your belongings would cost ${formatDollars(total)}: buy at least that much contents coverage. ${unitSentence[dwelling]}`
        }`,
      };
    },
    contentsTooLow: ({ dwelling, province, total, limit }) => ({
      label: "Your contents limit",
      figure: `${formatDollars(total - limit)} short`,
      sentence: `Replacing your belongings would cost ${formatDollars(total)}, and your policy pays ${formatDollars(limit)} at most. Raise the limit. ${priceSentence(dwelling, province)}`,
    }),
    contentsEnough: ({ dwelling, province, total, limit }) => ({
      label: "Your contents limit",
      figure: "Covers your belongings",
      sentence: `Your limit of ${formatDollars(limit)} is enough for the ${formatDollars(total)} you entered. Jewellery, bicycles and collections often have lower limits of their own. ${priceSentence(dwelling, province)}`,
    }),
    limitTooLow: ({ limit, appraisal }) => ({
      label: "Your dwelling limit",
      figure: `${formatDollars(appraisal - limit)} short`,
      sentence: `Your limit of ${formatDollars(limit)} is below the ${formatDollars(appraisal)} that your insurer or appraiser says it costs to rebuild. Raise it, and get the new limit in writing.`,
    }),
    limitEnough: ({ limit, appraisal }) => ({
      label: "Your dwelling limit",
      figure: "At or above the estimate",
      sentence: `Your limit of ${formatDollars(limit)} covers the ${formatDollars(appraisal)} that your insurer or appraiser says it costs to rebuild. Have that figure updated every few years.`,
    }),
  },
  asks: {
    chooseProvince: ({ dwelling }) => ({
      label: dwelling === "house" ? "What homeowners pay" : "What condo owners pay",
      ask: "Choose a province",
      sentence:
        dwelling === "house"
          ? "A published price of your province will stand here. Then we compare your limit with the cost of rebuilding."
          : "A published price of your province will stand here. Then we compare your contents limit with your belongings.",
    }),
  },
  working: {
    rebuildLow: "Builders’ cost, low",
    rebuildHigh: "Builders’ cost, high",
    rebuildMiddle: "Builders’ cost, middle",
    partialLossPayout: "What you’d get for a $100,000 loss, before the deductible",
    premiumSaved: "Saved by the higher deductible, with tax",
    deductibleYears: "Years until it has paid for itself",
    quakeOutOfPocket: "Your part after an earthquake",
    belongings: "To replace your belongings",
    contentsGap: "Above your contents limit",
    assessmentGap: "The corporation’s deductible above your coverage for it",
  },
  charts: {
    rebuild: "What builders charge for a new house like yours",
    limit: "Your dwelling limit",
    appraisal: "Your insurer’s or appraiser’s figure",
    limitAndCost: "Your limit and the cost of rebuilding",
    belongings: "Your belongings and your limit",
    contentsNeeded: "To replace your belongings",
    contentsLimit: "Your contents limit",
  },
  warnings: {
    deductibleAboveSavings: ({ deductible, savings }) =>
      `A deductible of ${formatDollars(deductible)} is more than the ${formatDollars(savings)} you could use. Don’t choose a deductible larger than your savings.`,
    neverPays: () => "The higher deductible doesn’t lower your premium, so it never pays.",
    alternativeNotHigher: () => "The deductible to try isn’t higher than yours, so there is nothing to compare.",
    noSewer: ({ basement }) =>
      `You have no sewer backup coverage. Restoring a flooded basement cost ${formatDollars(basement)} on average about 2017.`,
    noOverland: () =>
      "You have no overland water coverage. Disaster aid may refuse to pay for what insurance could have covered.",
    noEarthquake: ({ province }) => shakingGround[province] ?? "",
    noBylaw: () =>
      "You have no by-law coverage. An older house must be rebuilt to today’s building code, and you’d pay the difference.",
    taxUnknown: () => "We haven’t found the sales tax on premiums where you live, so the years leave it out.",
    borrowedCosts: () => "We haven’t found building costs for your province, so we used those of its neighbour.",
    costsAreOld: ({ year }) => `The building costs are from ${year}, and prices have risen since.`,
    assessmentTooLow: ({ deductible, limit }) =>
      `If the corporation charged you its deductible of ${formatDollars(deductible)}, your policy would pay ${formatDollars(limit)} of it. Raise your deductible assessment limit.`,
    liabilityBelowLaw: ({ minimum }) =>
      `Quebec’s law asks owners in a divided co-ownership for at least ${formatDollars(minimum)} of liability insurance.`,
  },
  reasonsNotToBuy: {
    noLawRequires: () =>
      "No law makes the owner of a house buy home insurance, but a mortgage lender usually does. You can do without it if the house is paid off and you could rebuild it from savings.",
    tenantOrCondo: ({ dwelling, mustHoldLiability }) => {
      if (mustHoldLiability)
        return "You don’t need to insure the building. Quebec’s law does make you hold liability insurance.";
      return dwelling === "condo"
        ? "You don’t need to insure the building itself. A lender or the corporation’s by-laws may ask for a policy for the unit."
        : "You don’t need to insure the building. A lease may ask for liability insurance.";
    },
  },
  sensitivity: { label: "The middle of the builders’ cost", value: formatRounded },
  method: ({ dwelling }) => (dwelling === "house" ? methodOfHouse : methodOfUnit[dwelling]),
  adviserQuestions: ({ dwelling }) =>
    dwelling === "house"
      ? [
          "What does your own rebuilding calculation come to, and when was it last done?",
          "Does my policy pay above the limit if rebuilding costs more?",
          "Which water and earthquake coverage can I buy here, and with which deductible?",
          "Are my belongings covered at replacement cost or at actual cash value?",
        ]
      : [
          "Are my belongings covered at replacement cost or at actual cash value?",
          "Which of my things have a lower limit of their own?",
          "How much liability coverage is included, and what does twice as much cost?",
          "How long would you pay for a place to stay after a fire?",
        ],
  nextSteps: {
    "insurance-comparison-tool": "Compare two or three home quotes like for like",
    "multi-policy-savings": "See whether home and auto together cost less",
  },
  extraBlocks: homeBlocks(blockWords),
};
