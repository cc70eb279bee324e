import type { DatedFigure } from "#domain/dated-figure.ts";
import { formatDollars } from "#format/money.ts";
import { formatNumber } from "#format/number-format.ts";
import type {
  BusinessAnswer,
  BusinessAnswerKeys,
  BusinessCoverage,
  BusinessGroup,
  BusinessItem,
  BusinessQuestion,
  BusinessReasons,
} from "#domain/tools/business-answer.ts";
import type { businessInputs } from "#domain/tools/business-inputs.ts";
import {
  mostLines,
  phrase,
  type AnswerBlock,
  type CellWords,
  type Phrases,
  type ToolWords,
} from "#domain/tools/tool-words.ts";

const label = "Coverage for your business";
const coverages: Readonly<Record<BusinessCoverage, string>> = {
  workersCompensation: "Workers’ compensation",
  ownersCompensation: "Workers’ compensation for the owners",
  commercialAuto: "Commercial auto",
  nonOwnedAuto: "Non-owned auto",
  generalLiability: "General liability",
  professionalLiability: "Professional liability",
  property: "Property and equipment breakdown",
  interruption: "Business interruption",
  cyber: "Cyber",
  employmentPractices: "Employment practices liability",
  directorsOfficers: "Directors’ and officers’ liability",
  liquor: "Liquor liability",
  products: "Products liability",
  keyPerson: "Key person and buy-sell",
};

const reasons: Phrases<BusinessReasons> = {
  employees: ({ employees }) =>
    `You have ${formatNumber(employees)} on staff. Which industries must register is set by each province.`,
  staffCoveredOwnersNot: () =>
    "Your staff are insured against injury at work. Owners often aren’t, unless they opt in.",
  vehicles: () => "A vehicle used for the business must be insured for that. A personal policy usually excludes it.",
  staffDrive: () => "Your staff drive their own cars for you, and you can be sued for a crash.",
  contractAsks: ({ limit }) => `Your contract asks for ${formatDollars(limit)}.`,
  leaseUsuallyAsks: () => "A lease usually requires it. Read the insurance clause in yours.",
  visitorsOrWorkElsewhere: () => "Someone may be hurt on your premises, by your work or by what you sell.",
  adviceGiven: () => "A client may lose money on your advice. General liability doesn’t pay for that.",
  regulatorMayRequire: () => "The body that licenses you may require it, with a minimum limit.",
  equipmentAboveSavings: ({ equipment, savings }) =>
    `Your equipment is worth ${formatDollars(equipment)}, and your savings are ${formatDollars(savings)}.`,
  ownedPremises: () => "You own the building. Insure it for the cost of rebuilding.",
  fixedPremises: () => "After a fire, rent and wages go on while no revenue comes in.",
  personalData: () =>
    "You hold personal records or accept cards. After a breach you must notify people, and that costs money.",
  fiveStaff: () => "From about five staff (our number), claims for dismissal or harassment become more likely.",
  board: () => "Directors can be sued personally, and investors often ask for it.",
  alcohol: () => "You may be liable for what a guest does after drinking.",
  goodsSold: () => "You’re liable for what you make or sell. It is often part of a general liability policy.",
  severalOwners: ({ owners }) =>
    `With ${formatNumber(owners)} owners, the others need money to go on, or to buy a share, when one dies.`,
};

const groups: Readonly<Record<BusinessGroup, string>> = {
  law: "Required by law",
  contract: "Required by a contract or lease",
  consider: "Worth considering",
};

/** The same in a line of the card. */
const standings: Readonly<Record<BusinessGroup, string>> = { law: "Law", contract: "Contract", consider: "Consider" };

/** The open answer that decides. */
const dependsOn: Readonly<Record<BusinessQuestion, string>> = {
  employees: "Depends on your staff",
  vehicles: "Depends on your vehicles",
  contractLimit: "Depends on your contracts",
  visitors: "Depends on who comes to the premises",
  regulated: "Depends on your profession",
  equipment: "Depends on your equipment and stock",
  savings: "Depends on your savings",
  premises: "Depends on where you work",
  grossProfit: "Depends on your gross profit",
  data: "Depends on the records you keep",
  owners: "Depends on the number of owners",
};

function dependsTable({ depends }: Pick<BusinessAnswer, "depends">): readonly AnswerBlock[] {
  if (depends.length === 0) return [];
  return [
    {
      kind: "table",
      title: "Depends on what you haven’t answered",
      columns: [{ header: "Coverage" }, { header: "What decides" }],
      rows: depends.map(({ coverage, on }) => [coverages[coverage], dependsOn[on]]),
    },
  ];
}

/** How the amount is set where none can be worked out from the answers. */
const amountsBy: Readonly<Partial<Record<BusinessCoverage, CellWords>>> = {
  workersCompensation: "Set by the workers’ compensation board",
  ownersCompensation: "Up to the board’s earnings ceiling",
  commercialAuto: "At least your province’s minimum liability",
  professionalLiability: "Your regulator’s or contract’s minimum",
  property: "The cost of rebuilding",
  cyber: {
    text: "$250,000 of coverage costs about $500 to $1,000 a year with sales under $1 million",
    basis: "S447",
    asOf: "June 2026",
  },
  keyPerson: "The value of each owner’s share",
};

/** A limit that no contract named is the usual one. */
function amountCell({ amount, reason, coverage }: BusinessItem, minimum: DatedFigure | null): CellWords {
  if (coverage === "commercialAuto" && minimum !== null)
    return { text: `At least ${formatDollars(minimum.value)} for liability`, basis: minimum.basis, asOf: minimum.asOf };
  if (amount === null) return amountsBy[coverage] ?? "Depends on your size: a broker can quote two limits";
  const isOwn = coverage === "property" || coverage === "interruption";
  if (isOwn || (reason.key === "contractAsks" && reason.limit === amount)) return formatDollars(amount);
  const text =
    coverage === "generalLiability"
      ? `Usually ${formatDollars(amount)}`
      : `Usually ${formatDollars(amount)}, like general liability`;
  return { text, basis: "practice" };
}

function groupTable(
  group: BusinessGroup,
  { items, minimumLiability }: Pick<BusinessAnswer, "items" | "minimumLiability">,
): readonly AnswerBlock[] {
  const own = items.filter((item) => item.group === group);
  if (own.length === 0) return [];
  return [
    {
      kind: "table",
      title: groups[group],
      columns: [{ header: "Coverage" }, { header: "Why" }, { header: "How much" }],
      rows: own.map((item) => [
        coverages[item.coverage],
        phrase(reasons, item.reason),
        amountCell(item, minimumLiability),
      ]),
    },
  ];
}

const whatTheLawSays: AnswerBlock = {
  kind: "list",
  title: "What does the law say?",
  items: [
    { text: "Liability, property and interruption coverage are not compulsory by law.", basis: "S243" },
    {
      text: "If personal records get out and people may come to serious harm, you must report it and tell them.",
      basis: "S174",
      asOf: "2018",
    },
  ],
};

/** What the business tool says. */
export const businessToolWords: ToolWords<typeof businessInputs, BusinessAnswerKeys, BusinessAnswer> = {
  question: "Which insurance must my business have, and which should it consider?",
  questions: {
    activity: {
      label: "What does the business do?",
      options: {
        advice: "Gives advice, designs or treats",
        trade: "A trade: builds, repairs, cleans",
        retail: "Sells in a shop",
        food: "Makes or serves food",
        online: "Sells online",
        making: "Makes things",
        transport: "Moves people or goods",
      },
    },
    regulated: { label: "Is it a licensed profession?", hint: "Such as accounting, engineering, health or law." },
    premises: {
      label: "Where does it work from?",
      options: { home: "My home", leased: "Leased space", owned: "Its own building" },
    },
    employees: { label: "Employees, without the owners", hint: "Enter 0 if there are none." },
    vehicles: { label: "Vehicles used for the business", hint: "Enter 0 if there are none." },
    staffDrive: { label: "Staff drive their own cars for it" },
    data: { label: "Does it keep personal records or accept cards?" },
    contractLimit: {
      label: "Liability limit that a contract asks for, in dollars",
      hint: "Look for “commercial general liability” in your lease and in contracts with clients.",
    },
    equipment: {
      label: "What equipment and stock would cost to replace, in dollars",
      hint: "Ovens, tools, computers, goods. A rough figure will do.",
    },
    grossProfit: {
      label: "Gross profit in dollars a year",
      hint: "What you sell, less what you pay for the goods in it.",
    },
    recoveryMonths: { label: "Months until you’d be open again after a fire" },
    owners: { label: "Owners" },
    savings: { label: "Savings the business could use, in dollars" },
    visitors: { label: "Do clients or customers come to the premises?" },
    alcohol: { label: "It serves or sells alcohol" },
    franchise: { label: "It is a franchise" },
    board: { label: "It has a board or outside investors" },
  },
  form: [
    { title: "The business", inputs: ["activity", "premises", "employees", "equipment"] },
    {
      title: "What happens there",
      inputs: ["regulated", "owners", "visitors", "data", "vehicles", "staffDrive", "alcohol", "franchise", "board"],
    },
    { title: "Amounts", inputs: ["savings", "grossProfit", "contractLimit", "recoveryMonths"] },
  ],
  headline: {
    list: ({ items, depends }) => {
      const all = [
        ...items.map(({ coverage, group, reason }) => ({
          name: coverages[coverage],
          standing: reason.key === "leaseUsuallyAsks" ? "Lease" : standings[group],
        })),
        ...depends.map(({ coverage, on }) => ({ name: coverages[coverage], standing: dependsOn[on] })),
      ];
      const more = all.length - mostLines;
      return {
        label,
        figure: items.length === 0 ? "It depends on your answers" : "What to ask a broker for",
        lines: all.slice(0, mostLines),
        sentence:
          more > 0
            ? `${more === 1 ? "One more is" : `${formatNumber(more)} more are`} below. Each has its reason there.`
            : "Each has its reason below.",
      };
    },
    homePolicyOnly: () => ({
      label,
      figure: "Check your home policy",
      sentence:
        "Advice from home, without staff, visitors or personal records, may need no policy of its own. Check what your home policy excludes for work at home.",
    }),
  },
  asks: {
    chooseActivity: () => ({
      label,
      ask: "Choose an activity",
      sentence: "What the law, contracts and good sense ask of such a business will stand here, by name.",
    }),
  },
  working: {
    liabilityLimit: "Liability limit: your contract’s, or the usual $2,000,000 if that is higher",
    propertySum: "Equipment and stock, as you entered them",
    interruptionSum: "Gross profit until you’re open again",
  },
  charts: {},
  warnings: {
    askRegulator: () => "The body that licenses you may require insurance. Its rule comes before anything here.",
    askFranchisor: () => "Your franchise agreement probably names its own coverage and limits. Read it first.",
    industriesDiffer: () =>
      "Who must register for workers’ compensation differs by province and industry. Check with your province’s board before the first day of work.",
    homePolicyExcludes: () => "A home policy usually excludes the business, its equipment and its visitors.",
  },
  reasonsNotToBuy: {
    homeBasedAdvice: () =>
      "For advice from home without staff, visitors or personal records, an addition to your home policy may be enough.",
  },
  sensitivity: {
    label: "Kinds of coverage to consider",
    value: (count) => (count === 1 ? "1 kind" : `${formatNumber(count)} kinds`),
  },
  method: [
    "The list follows from your answers by fixed rules: staff bring workers’ compensation, a vehicle brings commercial auto, a lease brings liability. Nothing is scored. What depends on a question you left open is listed as depending on it.",
    "The liability limit is the higher of what your contract asks for and two million dollars, which is usual. Nine months until you’re open again is an illustration; a local builder knows better.",
    "There is one price here, a broker’s for cyber coverage. The guide to business insurance lists the other ranges that brokers publish.",
  ],
  adviserQuestions: [
    "Which of these come together in a package, and which don’t?",
    "What does the policy exclude for my kind of work?",
    "Is it a claims-made or an occurrence policy, and what happens when I change insurers?",
    "Can you send the certificate that my landlord or client asks for?",
  ],
  nextSteps: { "coverage-gap-analyzer": "Look at your own risks too: income, home, travel" },
  extraBlocks: (answer) => [
    ...groupTable("law", answer),
    ...groupTable("contract", answer),
    ...groupTable("consider", answer),
    ...dependsTable(answer),
    ...(answer.items.length === 0 ? [] : [whatTheLawSays]),
  ],
};
