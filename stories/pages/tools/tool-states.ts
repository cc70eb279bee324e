import type { ToolId } from "#domain/tool-id.ts";
import type { Entries } from "#domain/tools/read-inputs.ts";
import { coverageGapToolWords } from "#text/tools/coverage-gap-analyzer.ts";
import { estateToolWords } from "#text/tools/estate-planning-review.ts";
import { comparisonToolWords } from "#text/tools/insurance-comparison-tool.ts";

/** Entries and expected text of each state of a tool. */
export interface ToolStates {
  readonly empty: { readonly says: string };
  /** The tables and figures below the answer, by name, with some of their texts. */
  readonly typical: {
    readonly entries: Entries;
    readonly says: string;
    readonly below?: Readonly<Record<string, string[]>>;
  };
  /** Values at the ends of their ranges. */
  readonly extreme: { readonly entries: Entries; readonly says: string };
  /** No insurance is needed, or there is nothing to compare. */
  readonly none: { readonly entries: Entries; readonly says: string; readonly because?: string };
  /** Out of range: text of the link to the field, and its error message. */
  readonly wrong: { readonly entries: Entries; readonly says: string; readonly words: string };
}

/** Every tool except the life calculator, which has its own stories. */
export const toolStates: Readonly<Record<Exclude<ToolId, "life-insurance-calculator">, ToolStates>> = {
  "home-insurance-calculator": {
    empty: { says: "Choose a province" },
    typical: {
      entries: {
        province: "ON",
        dwelling: "house",
        ontarioArea: "gta",
        area: "1600",
        basement: "600",
        limit: "400000",
        appraisal: "540000",
      },
      says: "$140,000 short",
    },
    extreme: {
      entries: {
        province: "BC",
        area: "10000",
        basement: "4000",
        limit: "10000000",
        appraisal: "50000",
        deductible: "50000",
        altDeductible: "0",
        covers: ["earthquake"],
        quakePct: "20",
      },
      says: "At or above the estimate",
    },
    none: {
      entries: { province: "QC", dwelling: "tenant" },
      says: "$18 a month",
      because: "You don’t need to insure the building. A lease may ask for liability insurance.",
    },
    wrong: {
      entries: { province: "ON", area: "12" },
      says: "Floor area above ground, in square feet. Enter 400 or more.",
      words: "Enter 400 or more.",
    },
  },
  "auto-insurance-calculator": {
    empty: { says: "Enter the car’s value" },
    typical: {
      entries: {
        province: "ON",
        value: "6500",
        collision: "420",
        comprehensive: "180",
        financed: "no",
        savings: "10000",
      },
      says: "Think about dropping it",
    },
    extreme: {
      entries: {
        province: "BC",
        value: "250000",
        collision: "20000",
        comprehensive: "20000",
        deductible: "10000",
        financed: "no",
        savings: "5000000",
        premium: "50000",
        discounts: [{ percent: "60" }, { percent: "60" }, { percent: "60" }],
      },
      says: "Think about dropping it",
    },
    none: {
      entries: {
        province: "AB",
        value: "900",
        collision: "300",
        comprehensive: "150",
        deductible: "1000",
        financed: "no",
        savings: "8000",
      },
      says: "It can’t pay anything",
      because:
        "The car is paid off and you could replace it from savings, so you can do without collision and comprehensive. Liability coverage stays compulsory.",
    },
    wrong: {
      entries: { province: "ON", value: "100" },
      says: "What the car would sell for today, in dollars. Enter 500 or more.",
      words: "Enter 500 or more.",
    },
  },
  "disability-insurance-calculator": {
    empty: { says: "Choose a province" },
    typical: {
      entries: {
        province: "ON",
        status: "employee600",
        pay: "72000",
        sickWeeks: "2",
        spending: "4000",
        savings: "10000",
        ltd: { payer: "employer" },
      },
      says: "Money runs out in month 17",
    },
    extreme: {
      entries: { province: "QC", pay: "500000", status: "selfEmployed", spending: "50000", savings: "0" },
      says: "Money runs out in month 1",
    },
    none: {
      entries: { province: "ON", status: "employee600", pay: "60000", spending: "3000", savings: "5000000" },
      says: "Your savings would last",
      because: "Your savings alone would last two years.",
    },
    wrong: {
      entries: { province: "ON", sickWeeks: "27" },
      says: "Paid sick leave, in weeks. Enter 26 or less.",
      words: "Enter 26 or less.",
    },
  },
  "insurance-comparison-tool": {
    empty: { says: "Enter two premiums" },
    typical: {
      entries: {
        province: "ON",
        quotes: [
          { premium: "1565", deductible: "1000", dwellingLimit: "500000" },
          { premium: "1420", deductible: "2500", fees: "60", dwellingLimit: "500000" },
          { premium: "1610", deductible: "500", dwellingLimit: "500000" },
        ],
      },
      says: "Quote 3 is $1.40 cheaper if both have the same coverage: you haven’t said",
      // Entered prices are not rounded: these two differ by $1.40.
      below: { [comparisonToolWords.charts.cost]: ["$1,790.20", "$1,788.80"] },
    },
    extreme: {
      entries: {
        province: "QC",
        frequency: "0.5",
        sameCoverage: "yes",
        quotes: [
          { premium: "200000", deductible: "100000" },
          { premium: "0", deductible: "0" },
        ],
      },
      says: "Quote 2 is $268,000 cheaper",
    },
    none: {
      entries: {
        province: "ON",
        sameCoverage: "yes",
        quotes: [
          { premium: "1500", deductible: "500", dwellingLimit: "500000" },
          { premium: "1500", deductible: "500", dwellingLimit: "500000" },
        ],
      },
      says: "They cost the same",
    },
    wrong: {
      entries: { province: "ON", frequency: "0.6" },
      says: "How many claims do you expect a year?. Enter 0.5 or less.",
      words: "Enter 0.5 or less.",
    },
  },
  "provincial-insurance-guide": {
    empty: { says: "Choose a province" },
    typical: {
      entries: { province: "AB", second: "QC" },
      says: "What changes",
      below: { "Side by side": ["Minimum liability by law", "$200,000", "$50,000"] },
    },
    extreme: { entries: { province: "NU", second: "YT" }, says: "What changes" },
    none: { entries: { province: "AB", second: "AB" }, says: "Alberta" },
    wrong: {
      entries: { province: "AB", second: "XX" },
      says: "Are you moving? Where to?. Choose one of the answers.",
      words: "Choose one of the answers.",
    },
  },
  "travel-insurance-calculator": {
    empty: { says: "Choose a province" },
    typical: {
      entries: { province: "ON", single: "62", annual: "155", sinceChange: "60" },
      says: "$40,800 to $41,400",
    },
    extreme: {
      entries: { province: "NU", days: "30", billPerDay: "50000", trips: "50", single: "10000", annual: "10000" },
      says: "$1,418,100",
    },
    none: {
      entries: { province: "ON", destination: "canada" },
      says: "Your plan goes with you",
      because:
        "You may need no coverage for hospitals inside Canada. An ambulance, the way home and prepaid costs aren’t covered by your plan.",
    },
    wrong: {
      entries: { province: "ON", days: "31" },
      says: "Length of hospital stay to test, in days. Enter 30 or less.",
      words: "Enter 30 or less.",
    },
  },
  "business-insurance-calculator": {
    empty: { says: "Choose an activity" },
    typical: {
      entries: {
        province: "ON",
        activity: "trade",
        premises: "leased",
        employees: "3",
        vehicles: "1",
        contractLimit: "2000000",
        equipment: "40000",
        savings: "10000",
        grossProfit: "240000",
      },
      says: "What to ask a broker for",
      below: {
        "Required by law": ["Commercial auto"],
        "Required by a contract or lease": ["$2,000,000"],
        // 240,000 × 9 ÷ 12
        "Worth considering": ["$180,000"],
      },
    },
    extreme: {
      entries: {
        province: "NU",
        activity: "food",
        premises: "owned",
        employees: "500",
        vehicles: "500",
        staffDrive: true,
        data: true,
        contractLimit: "50000000",
        equipment: "50000000",
        grossProfit: "50000000",
        recoveryMonths: "24",
        owners: "50",
        visitors: true,
        alcohol: true,
        franchise: true,
        board: true,
        regulated: true,
      },
      says: "What to ask a broker for",
    },
    none: {
      entries: {
        activity: "advice",
        premises: "home",
        employees: "0",
        visitors: "no",
        data: "no",
        regulated: "no",
        vehicles: "0",
        equipment: "0",
        contractLimit: "0",
        owners: "1",
      },
      says: "Check your home policy",
      because:
        "For advice from home without staff, visitors or personal records, an addition to your home policy may be enough.",
    },
    wrong: {
      entries: { activity: "trade", employees: "501" },
      says: "Employees, without the owners. Enter 500 or less.",
      words: "Enter 500 or less.",
    },
  },
  "senior-insurance-review": {
    empty: { says: "List your policies" },
    typical: {
      entries: {
        province: "ON",
        age: "65",
        sex: "F",
        savings: "30000",
        policies: [{ kind: "guaranteedIssue", amount: "15000", monthlyPremium: "75" }],
      },
      says: "You may not need one policy ($900 a year)",
      below: { "Policy by policy": ["You may not need it", "16.7 years"] },
    },
    extreme: {
      entries: {
        province: "NS",
        age: "100",
        sex: "M",
        estate: "50000000",
        funeral: "50000",
        debts: "5000000",
        policies: Array.from({ length: 10 }, () => ({
          kind: "guaranteedIssue",
          amount: "10000",
          monthlyPremium: "10000",
        })),
      },
      says: "10 policies need a closer look",
    },
    none: {
      entries: { savings: "30000", mortgage: "0", debts: "0", estate: "0" },
      says: "Your savings cover them",
      because:
        "Your savings and the death benefit pay your final expenses, with about $23,000 left over. You need no policy for those alone.",
    },
    wrong: { entries: { age: "40" }, says: "Your age in years. Enter 50 or more.", words: "Enter 50 or more." },
  },
  "estate-planning-review": {
    empty: { says: "Choose a province" },
    typical: {
      entries: {
        province: "ON",
        spouse: "no",
        rrsp: "400000",
        rrspNamed: "namedOther",
        cottage: { value: "600000", cost: "300000" },
        investments: { value: "200000", cost: "100000" },
        home: "900000",
        cash: "20000",
      },
      says: "$130,000 short so far",
      below: {
        "With and without a spouse who inherits": ["$290,000", "$2,760"],
        // Charts are rounded like the answer; the working has the exact $291,670.
        [estateToolWords.charts.bill]: ["$290,000"],
      },
    },
    extreme: {
      entries: {
        province: "NS",
        spouse: "no",
        rrsp: "20000000",
        tfsa: "20000000",
        cottage: { value: "20000000", cost: "0" },
        investments: { value: "20000000", cost: "0" },
        home: "20000000",
        otherIncome: "2000000",
        cash: "0",
        debts: "0",
      },
      says: "There is enough cash",
    },
    none: {
      entries: {
        province: "ON",
        spouse: "yes",
        home: "300000",
        jointWithSpouse: "300000",
        cottage: { value: "0", cost: "0" },
        investments: { value: "0", cost: "0" },
        rrsp: "0",
        cash: "40000",
        debts: "0",
      },
      says: "There is enough cash",
      because:
        "Your spouse inherits, so tax on plans and gains waits until the second death. Run the numbers for that one too.",
    },
    wrong: {
      entries: { province: "ON", funeral: "60000" },
      says: "Funeral, in dollars. Enter 50,000 or less.",
      words: "Enter 50,000 or less.",
    },
  },
  "multi-policy-savings": {
    empty: { says: "Enter your prices" },
    typical: {
      entries: {
        province: "ON",
        policies: [
          { line: "home", bundleBase: "1565", bundleDiscountPct: "15", standalone: "1380" },
          { line: "auto", bundleBase: "2100", bundleDiscountPct: "10", standalone: "1780" },
        ],
      },
      says: "The bundle costs about $60 more if the coverage is the same: you haven’t said",
    },
    extreme: {
      entries: {
        province: "QC",
        penalty: "5000",
        policies: [
          { line: "home", bundleBase: "100000", bundleDiscountPct: "100", standalone: "100000" },
          { line: "auto", bundleBase: "100000", bundleDiscountPct: "100", standalone: "100000" },
          { line: "business", bundleBase: "100000", bundleDiscountPct: "100", standalone: "100000" },
          { line: "health", bundleBase: "100000", bundleDiscountPct: "100", standalone: "100000" },
        ],
      },
      says: "The bundle costs about $420,000 less if the coverage is the same: you haven’t said",
    },
    none: {
      entries: {
        province: "ON",
        policies: [{ line: "home", bundleBase: "1565", bundleDiscountPct: "15", standalone: "1380" }],
      },
      says: "Add a second policy",
    },
    wrong: {
      entries: { policies: [{ line: "home", bundleBase: "1565", bundleDiscountPct: "101" }] },
      says: "Policy 1: Bundle discount, in percent. Enter 100 or less.",
      words: "Enter 100 or less.",
    },
  },
  "coverage-gap-analyzer": {
    empty: { says: "Say which coverage and savings you have" },
    typical: {
      entries: {
        province: "AB",
        held: ["none"],
        employed: "yes",
        pay: "60000",
        spending: "3000",
        savings: "12000",
        trips: "2",
      },
      says: "2 losses you couldn’t pay",
      below: {
        // 24 × 3,000 − 16,510 − 12,000, and 3 × (14,000 − 100) − 12,000
        "Risk by risk": ["$43,000", "$30,000", "No liability coverage"],
        [coverageGapToolWords.charts.ranked]: ["$43,000"],
      },
    },
    extreme: {
      entries: {
        province: "ON",
        held: ["none"],
        household: "parents",
        home: "own",
        basement: true,
        pay: "500000",
        partnerPay: "0",
        employed: "yes",
        sharedDebts: "10000000",
        propertyValue: "10000000",
        spending: "50000",
        savings: "0",
        drives: true,
        benefitsDropped: true,
        trips: "50",
        healthCosts: "500000",
        homeBusiness: true,
        shortTermRental: true,
        groupLife: "10000000",
      },
      says: "8 losses you couldn’t pay",
    },
    none: {
      entries: {
        province: "AB",
        held: ["liability"],
        household: "single",
        sharedDebts: "0",
        pay: "0",
        savings: "5000",
        propertyValue: "0",
        covers: [{ kind: "liability", limit: "2000000" }],
      },
      says: "Answer the other questions too",
      because: "Life insurance: nobody would be left with your debts or without your pay, or your savings would do.",
    },
    wrong: {
      entries: { province: "AB", trips: "51" },
      says: "Trips outside Canada in a year. Enter 50 or less.",
      words: "Enter 50 or less.",
    },
  },
};
