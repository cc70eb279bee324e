import type {
  MoveDifference,
  ProvincialGuideAnswer,
  ProvincialGuideKeys,
} from "#domain/tools/provincial-guide-answer.ts";
import type { provincialGuideInputs } from "#domain/tools/provincial-guide-inputs.ts";
import type { ToolWords } from "#domain/tools/tool-words.ts";
import { provincialBlocks, type ProvincialBlockWords } from "#content/tools/provincial-blocks.ts";
import { provinceNamesByCode } from "#words/province-names.ts";

const blockWords: ProvincialBlockWords = {
  atAGlance: "At a glance",
  sideBySide: "Side by side",
  what: "What",
  rows: {
    auto: "Car insurance",
    alsoCompulsory: "Also compulsory",
    minimumLiability: "Minimum liability by law",
    homeTax: "Tax on premiums",
    homeRisks: "Main risks to homes",
    healthPlan: "Health plan",
    newcomers: "Coverage for newcomers",
    hospitalDay: "The most the plan pays for a hospital day abroad",
    probate: "Probate fee on an estate of $1,000,000",
    pensionPlan: "Survivor and disability pensions",
    workersCompensation: "Workers’ compensation",
    regulators: "Who regulates insurers",
    changes: "Dated changes",
  },
  isChanged: { header: "Changes?", yes: "Yes", no: "No", mayDiffer: "May\u00a0differ" },
  hospitalDay: {
    notFound: "We haven’t found a current amount (November 2026)",
    asAtHome: "What the same care costs at home",
    range: (ordinary, most) => `${ordinary} to ${most}, by the kind of care`,
  },
  probateNotFound: "Not found",
  pensionPlans: { CPP: "Canada Pension Plan", QPP: "Québec Pension Plan" },
  pair: (first, second) => `${first}: ${second}`,
  noChanges: "None found (November 2026)",
  workersCompensation: {
    ON: "WSIB",
    QC: "CNESST",
    BC: "WorkSafeBC",
    AB: "WCB Alberta",
    SK: "Saskatchewan WCB",
    MB: "WCB of Manitoba",
    NB: "WorkSafeNB",
    NS: "WCB of Nova Scotia",
    PE: "WCB of Prince Edward Island",
    NL: "WorkplaceNL",
    YT: "Workers’ Safety and Compensation Board",
    NT: "Workers’ Safety and Compensation Commission",
    NU: "Workers’ Safety and Compensation Commission",
  },
  changes: {
    albertaCareFirst:
      "Care-First: your own insurer pays for care and lost income, and suing for injuries becomes the exception",
    quebecPremiumTax: "the tax on premiums rises from 9% to 9.975%",
    ontarioOptionalBenefits: "most accident benefits are optional, and income replacement is yours to choose",
  },
  move: {
    title: "What should you do within 90 days of the move?",
    lead: "Some limits are shorter; the new province’s website has them.",
    tasks: {
      healthCard: "Register with the new health plan. The old one usually pays until the new one starts.",
      licence: "Exchange your driver’s licence.",
      plates: "Register the car and change the plates.",
      homePolicy: "Tell your home insurer the new address before you move: the old policy may not follow you.",
      autoPolicy: "Insure the car in the new province. Where a public insurer sells the basic policy, buy it there.",
      will: "Have a lawyer check your will and powers of attorney: the law on both differs.",
    },
  },
  disagreement: {
    title: "What if you disagree with an insurer?",
    steps: [
      "Write to the person who handles your file, then to the company’s complaint officer. Request a final position letter.",
      "Home, auto or business: take that letter to the General Insurance OmbudService. Life, health, disability or travel: to the OmbudService for Life and Health Insurance.",
    ],
    inQuebec: "In Quebec the company sends your file to the Autorité des marchés financiers if you ask.",
    timeLimit: "Complaining doesn’t stop the time limit to sue.",
  },
};

const differenceNames: Readonly<Record<MoveDifference, string>> = {
  auto: "Who sells car insurance",
  minimumLiability: "Minimum liability of a car",
  homeTax: "Tax on home premiums",
  autoTax: "Tax on car premiums",
  probate: "Probate fee",
  hospitalDay: "What the plan pays for a hospital day abroad",
  pensionPlan: "Survivor and disability pensions",
};

/** What the provincial guide says. */
export const provincialGuideWords: ToolWords<typeof provincialGuideInputs, ProvincialGuideKeys, ProvincialGuideAnswer> =
  {
    question: "Which insurance rules apply where I live, and what would change if I moved?",
    questions: {
      second: {
        label: "Are you moving? Where to?",
        hint: "Choose a second province or territory to see the two side by side.",
      },
    },
    form: [{ title: "A move", inputs: ["second"] }],
    headline: {
      oneProvince: ({ province }) => ({
        label: "Your guide",
        figure: provinceNamesByCode[province],
        sentence: "Compulsory coverage, taxes, health plan, pensions and regulators are below, each with its source.",
      }),
      move: ({ from, to, differences }) => ({
        label: `From ${provinceNamesByCode[from]} to ${provinceNamesByCode[to]}`,
        figure: differences.length === 0 ? "Little changes" : "What changes",
        lines: differences.map((difference) => ({ name: differenceNames[difference], standing: "" })),
        sentence: "Both are side by side below, with what to do within 90 days of the move.",
      }),
      sameProvince: ({ province }) => ({
        label: "Your guide",
        figure: provinceNamesByCode[province],
        sentence: "Both places are the same, so only the address changes. Tell your insurers anyway.",
      }),
    },
    asks: {
      chooseProvince: () => ({
        label: "Your guide",
        ask: "Choose a province",
        sentence: "Rules, taxes and regulators differ by province. The guide to yours will stand below.",
      }),
    },
    working: {},
    charts: {},
    warnings: {
      taxUnknown: ({ province }) =>
        `We haven’t found whether ${provinceNamesByCode[province]} taxes premiums. The quote shows any tax as a line of its own.`,
    },
    reasonsNotToBuy: {},
    sensitivity: { label: "", value: String },
    method: [
      "Nothing is calculated here. Each line comes from what governments, regulators and insurers have published, on the day its source names.",
      "A line from general knowledge is marked. Check it with the regulator before you rely on it.",
    ],
    adviserQuestions: [
      "Which of my policies end when I move, and which go with me?",
      "Does my record as a driver count in the new province?",
      "When does my coverage there start?",
    ],
    nextSteps: {
      "home-insurance-calculator": "Check what your home policy covers",
      "auto-insurance-calculator": "See what your car needs here",
    },
    extraBlocks: provincialBlocks(blockWords),
  };
