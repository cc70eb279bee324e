import { formatDollars } from "#format/money.ts";
import { formatNumber } from "#format/number-format.ts";
import type {
  BusinessAnswer,
  BusinessAnswerKeys,
  BusinessCoverage,
  BusinessGroup,
  BusinessItem,
  BusinessReasons,
} from "#domain/tools/business-answer.ts";
import type { businessInputs } from "#domain/tools/business-inputs.ts";
import { phrase, type AnswerBlock, type CellWords, type Phrases, type ToolWords } from "#domain/tools/tool-words.ts";

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
  staffCoveredOwnersNot: () => "Your staff are insured against injury at work. Owners often are not, unless they ask.",
  vehicles: () => "A vehicle used for the business must be insured for that. A personal policy usually excludes it.",
  staffDrive: () => "Your staff drive their own cars for you, and you can be sued for what happens.",
  contractAsks: ({ limit }) => `Your contract asks for ${formatDollars(limit)}.`,
  leaseUsuallyAsks: () => "A lease usually asks for it. Read the clause on insurance in yours.",
  visitorsOrWorkElsewhere: () => "Someone may be hurt at your place, by your work or by what you sell.",
  adviceGiven: () => "A client may lose money on your advice. General liability does not pay for that.",
  regulatorMayRequire: () => "The body that licenses you may require it. Ask for its limit.",
  equipmentAboveSavings: ({ equipment, savings }) =>
    `Your equipment is worth ${formatDollars(equipment)}, and your savings are ${formatDollars(savings)}.`,
  ownedPremises: () => "You own the building. Insure what it would cost to rebuild.",
  fixedPremises: () => "After a fire the rent and the wages go on while nothing comes in.",
  personalData: () => "You hold personal records or take cards. After a breach you must tell people and pay for it.",
  fiveStaff: () =>
    "From about five on staff, claims for dismissal or harassment are worth a thought. The number is ours.",
  board: () => "Those who direct a company can be sued in person, and investors often ask for it.",
  alcohol: () => "You may be liable for what a guest does after drinking.",
  goodsSold: () => "You answer for what you make or sell. It is often part of general liability: ask.",
  severalOwners: ({ owners }) =>
    `With ${formatNumber(owners)} owners, the others need money to go on, or to buy a share, when one dies.`,
};

const groups: Readonly<Record<BusinessGroup, string>> = {
  law: "What the law asks for",
  contract: "What a contract or a lease asks for",
  consider: "What is worth considering",
};

/** An amount that no contract named is the usual one. */
function amountCell({ amount, reason, coverage }: BusinessItem): CellWords {
  if (amount === null) {
    return coverage === "workersCompensation" || coverage === "ownersCompensation"
      ? "Set by the board"
      : "Ask a broker";
  }
  const isUsual = coverage === "generalLiability" && !(reason.key === "contractAsks" && reason.limit === amount);
  return isUsual ? { text: formatDollars(amount), basis: "practice" } : formatDollars(amount);
}

function groupTable(group: BusinessGroup, items: readonly BusinessItem[]): readonly AnswerBlock[] {
  const own = items.filter((item) => item.group === group);
  if (own.length === 0) return [];
  return [
    {
      kind: "table",
      title: groups[group],
      columns: [{ header: "Coverage" }, { header: "Why" }, { header: "Amount to ask for", numeric: true }],
      rows: own.map((item) => [coverages[item.coverage], phrase(reasons, item.reason), amountCell(item)]),
    },
  ];
}

const whatTheLawSays: AnswerBlock = {
  kind: "list",
  title: "What the law says",
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
  question: "Which coverage does the law, a contract or common sense ask of my business?",
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
    regulated: { label: "It is a licensed profession", hint: "Such as accounting, engineering, health or law." },
    premises: {
      label: "Where does it work from?",
      options: { home: "My home", leased: "Leased space", owned: "Its own building" },
    },
    employees: { label: "People on staff, without the owners" },
    vehicles: { label: "Vehicles used for the business" },
    staffDrive: { label: "Staff drive their own cars for it" },
    data: { label: "It keeps personal records or takes cards" },
    contractLimit: {
      label: "Liability limit that a contract asks for, in dollars",
      hint: "Look for “commercial general liability” in your lease and in contracts with clients.",
    },
    equipment: { label: "What equipment and stock would cost to replace, in dollars" },
    grossProfit: {
      label: "Gross profit in dollars a year",
      hint: "What you sell, less what you pay for the goods in it.",
    },
    recoveryMonths: { label: "Months until you would be open again after a fire" },
    owners: { label: "Owners" },
    savings: { label: "Savings the business could use, in dollars" },
    visitors: { label: "Clients or customers come to the place" },
    alcohol: { label: "It serves or sells alcohol" },
    franchise: { label: "It is a franchise" },
    board: { label: "It has a board or outside investors" },
  },
  form: [
    { title: "The business", inputs: ["activity", "regulated", "premises", "owners", "employees"] },
    {
      title: "What happens there",
      inputs: ["visitors", "data", "vehicles", "staffDrive", "alcohol", "franchise", "board"],
    },
    { title: "Amounts", inputs: ["contractLimit", "equipment", "savings", "grossProfit", "recoveryMonths"] },
  ],
  headline: {
    chooseActivity: () => ({
      label,
      figure: "Choose an activity",
      sentence: "Say what the business does, and the list follows: what the law asks for comes first.",
    }),
    list: ({ law, contract, consider }) => ({
      label,
      figure: `${law + contract + consider} to look at`,
      sentence: `By law: ${law}. By contract or lease: ${contract}. Worth considering: ${consider}. The reason stands beside each of them below.`,
    }),
    homePolicyOnly: () => ({
      label,
      figure: "Check your home policy",
      sentence:
        "Advice from home, without staff, visitors or personal records, may need no policy of its own. Ask your home insurer what it excludes for work at home.",
    }),
  },
  working: {
    liabilityLimit: "Liability limit: your contract’s, or the usual $2,000,000 if that is higher",
    propertySum: "Equipment and stock, as you entered them",
    interruptionSum: "Gross profit until you are open again",
  },
  charts: {},
  warnings: {
    askRegulator: () =>
      "Ask the body that licenses you which insurance it requires. Its rule comes before anything here.",
    askFranchisor: () => "Your franchise agreement probably names coverage and limits of its own. Read it first.",
    industriesDiffer: () =>
      "Who must register for workers’ compensation differs by province and industry. Ask the board of your province before the first day of work.",
    homePolicyExcludes: () => "A home policy usually excludes the business, its equipment and its visitors. Ask yours.",
  },
  reasonsNotToBuy: {
    homeBasedAdvice: () =>
      "For advice from home without staff, visitors or personal records, an addition to your home policy may be enough.",
  },
  sensitivity: {
    label: "Coverages to look at",
    value: (count) => (count === 1 ? "1 coverage" : `${formatNumber(count)} coverages`),
  },
  method: [
    "The list follows from your answers by fixed rules: staff bring workers’ compensation, a vehicle brings commercial auto, a lease brings liability. Nothing is weighed or scored.",
    "The liability limit is the higher of what your contract asks for and two million dollars, which is usual. Nine months until you are open again is an illustration: ask a builder in your town.",
    "We found no published prices for business insurance that we could stand behind, so there are none here.",
  ],
  adviserQuestions: [
    "Which of these come together in a package, and which do not?",
    "What does the policy exclude for my kind of work?",
    "Does it pay claims made now, or for work done now? What happens when I change insurers?",
    "Can you send the certificate that my landlord or client asks for?",
  ],
  nextSteps: { "coverage-gap-analyzer": "Look at your own risks too: income, home, travel" },
  extraBlocks: ({ items }) => [
    ...groupTable("law", items),
    ...groupTable("contract", items),
    ...groupTable("consider", items),
    ...(items.length === 0 ? [] : [whatTheLawSays]),
  ],
};
