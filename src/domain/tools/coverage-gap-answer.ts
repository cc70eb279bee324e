import { disabilityTiming } from "#domain/figures/canada-pension-plan.ts";
import { employmentInsurance } from "#domain/figures/employment-insurance.ts";
import { homeRebuilding } from "#domain/figures/home-rebuilding.ts";
import { hospitalDayAbroad } from "#domain/figures/hospital-abroad.ts";
import { travelCosts, unitedStatesHospitalDay } from "#domain/figures/travel-costs.ts";
import type { CoverageGapValues } from "./coverage-gap-inputs.ts";
import { dollars, minus, number, times } from "./expression.ts";
import { ask, conclude } from "./headline.ts";
import { sicknessBenefit } from "./public-benefits.ts";
import type { Entries } from "./read-inputs.ts";
import type { HeadlineOf, NextStep, RemarkOf, ToolAnswer, WorkingStep } from "./tool-answer.ts";
import { vary, sensitivityOf } from "./sensitivity.ts";

/** The reviewed risks, in display order. */
export const gapRisks = [
  "death",
  "disability",
  "liability",
  "property",
  "water",
  "earthquake",
  "car",
  "abroad",
  "health",
] as const;

export type GapRisk = (typeof gapRisks)[number];

export interface RiskRow {
  readonly risk: GapRisk;
  readonly status:
    | "notExposed"
    | "covered"
    | "youCanCarryIt"
    | "partly"
    | "gap"
    | "amountUnknown"
    /** A question that decides the status is unanswered. */
    | "notAnswered"
    /** Larger than savings, and it isn't known whether there is coverage, or up to which limit. */
    | "toCheck"
    /** Liability has no amount at stake, so the status describes the insured limit. */
    | "insuredUpTo"
    | "limitOpen"
    | "noneListed"
    /** The risk depends on the province, which isn't chosen. */
    | "provinceUnknown";
  /** Dollars. */
  readonly atStake: number;
  /** How an assessed amount was calculated, where it wasn't simply entered. */
  readonly expression?: string | undefined;
  readonly cover: number;
  /** Amount not paid by coverage or savings; at least 0. Savings count in full against each risk. */
  readonly net: number;
  readonly next: NextStep | null;
}

/** Message keys of the analyzer. Amounts are in dollars. */
export interface CoverageGapAnswerKeys {
  readonly headline: {
    noGaps: object;
    /** Losses larger than coverage and savings, largest first. `open` is the number of risks that aren't assessed yet. */
    gaps: { found: readonly { readonly risk: GapRisk; readonly net: number }[]; open: number };
  };
  readonly asks: {
    /** Too few answers to assess any risk. */
    answerFirst: object;
    /** Losses larger than savings, for which it isn't known whether there is coverage. */
    heldFirst: { risks: readonly GapRisk[] };
    /** No gap so far, but this number of risks isn't assessed yet. */
    moreOpen: { open: number };
  };
  readonly working: GapRisk;
  readonly charts: GapRisk | "ranked";
  readonly warnings: {
    savingsCountedEachTime: object;
    limitUnknown: { kind: string };
    provinceNeeded: object;
    homeBusinessExcluded: object;
    shortTermRentalExcluded: object;
    groupLifeEnds: { amount: number };
    disabilityIsGross: object;
  };
  readonly reasonsNotToBuy: { risk: { risk: Exclude<GapRisk, "liability"> } };
}

export interface CoverageGapAnswer extends ToolAnswer<CoverageGapAnswerKeys> {
  /** Every risk, largest net amount first. */
  readonly rows: readonly RiskRow[];
}

const months = 24;
/** Years of income lost by a death in this estimate. Illustrative. */
const incomeYears = 5;
const incomeShare = 0.7;
/** Assumed days in a hospital abroad. */
const daysAbroad = 3;
const quakeShare = 0.15;

const coverOf = { death: "life", abroad: "travel" } as const;
type CoverKind = NonNullable<CoverageGapValues["covers"][number]["kind"]>;

function coverKind(risk: GapRisk): CoverKind {
  return risk === "death" || risk === "abroad" ? coverOf[risk] : risk;
}

/** Sum of the limits of all policies for a risk; monthly for disability. */
function limitHeld({ covers }: CoverageGapValues, risk: GapRisk): number {
  return covers.filter(({ kind }) => kind === coverKind(risk)).reduce((all, { limit }) => all + (limit ?? 0), 0);
}

/**
 * Whether the visitor has no further coverage for a risk than the listed limits: they said so, or every listed policy has
 * its limit.
 */
function isCoverKnown({ held, covers }: CoverageGapValues, risk: GapRisk): boolean {
  // A policy without a kind could insure this risk.
  if (covers.some((cover) => cover.kind === null)) return false;
  const kind = coverKind(risk);
  const listed = covers.filter((cover) => cover.kind === kind);
  if (listed.length > 0) return listed.every(({ limit }) => limit !== null);
  return held.length > 0 && !held.includes(kind) && !held.includes("notSure");
}

/** Total coverage for a risk. A monthly benefit counts for two years. */
function coverHeld(values: CoverageGapValues, risk: GapRisk): number {
  return limitHeld(values, risk) * (risk === "disability" ? months : 1);
}

function hasPartner(household: CoverageGapValues["household"]): boolean {
  return household === "couple" || household === "parents";
}

interface Stake {
  readonly amount: number | null;
  readonly expression?: string;
}

/** Cost of a death to the household: shared debts, and lost income for some years. */
function deathStake({ household, pay, partnerPay, sharedDebts }: CoverageGapValues): Stake | "notAnswered" | null {
  if (household === null) return "notAnswered";
  if (household === "single") {
    if (sharedDebts === null) return "notAnswered";
    return sharedDebts === 0 ? null : { amount: sharedDebts };
  }
  const others = hasPartner(household) ? partnerPay : 0;
  if (pay === null || others === null || sharedDebts === null) return "notAnswered";
  return { amount: sharedDebts + incomeYears * Math.max(0, incomeShare * (pay + others) - others) };
}

/** Amount at stake: `{ amount: null }` if it wasn't entered, `null` if the household isn't exposed. */
function stakeOf(values: CoverageGapValues, risk: Exclude<GapRisk, "liability">): Stake | "notAnswered" | null {
  const { province, pay, spending, basement, propertyValue, trips, healthCosts } = values;
  switch (risk) {
    case "death":
      return deathStake(values);
    case "disability": {
      if (pay === 0) return null;
      if (pay === null || spending === null || values.employed === null) return "notAnswered";
      const benefit = values.employed ? sicknessBenefit(pay) * employmentInsurance.weeks.value : 0;
      return {
        amount: Math.max(0, months * spending - benefit),
        expression: minus(times(number(months), dollars(spending)), dollars(benefit)),
      };
    }
    case "property":
      return { amount: propertyValue };
    case "water":
      if (basement === null) return "notAnswered";
      return basement ? { amount: homeRebuilding.basementFlood.value } : null;
    case "earthquake": {
      if (province !== "BC" && province !== "QC" && province !== "ON") return null;
      return { amount: propertyValue === null ? null : propertyValue * quakeShare };
    }
    case "car": {
      const isExposed = province === "ON" || province === "NL" ? values.benefitsDropped : isTerritory(province);
      if (province === null && values.drives === null) return "notAnswered";
      if (values.drives === false || isExposed === false) return null;
      if (values.drives === null || isExposed === null || spending === null) return "notAnswered";
      return { amount: months * spending };
    }
    case "abroad": {
      if (trips === null) return "notAnswered";
      if (trips === 0) return null;
      const rate = (province && hospitalDayAbroad(province)?.value[0]) ?? 0;
      const perDay = unitedStatesHospitalDay;
      return {
        amount: daysAbroad * Math.max(0, perDay - rate),
        expression: times(number(daysAbroad), `(${minus(dollars(perDay), dollars(rate))})`),
      };
    }
    case "health":
      if (healthCosts === null) return "notAnswered";
      return healthCosts > 0 ? { amount: healthCosts } : null;
  }
}

function isTerritory(province: CoverageGapValues["province"]): boolean {
  return province === "YT" || province === "NT" || province === "NU";
}

/** Entries without unanswered questions. */
function answered(entries: Entries): Entries {
  return Object.fromEntries(Object.entries(entries).filter(([, entry]) => entry !== null));
}

function nextStep(values: CoverageGapValues, risk: GapRisk): NextStep {
  const { province, household, pay, partnerPay, sharedDebts, spending, trips, home, employed, propertyValue } = values;
  const savings = answered({ savings: values.savings });
  const lifeHeld = limitHeld(values, "death") + values.groupLife;
  switch (risk) {
    case "death":
      return {
        tool: "life-insurance-calculator",
        entries: {
          province,
          ...answered({ annualIncome: pay, currentDebt: sharedDebts }),
          ...(lifeHeld > 0 && { existingLife: lifeHeld }),
          ...(hasPartner(household) && { maritalStatus: "married", ...answered({ spouseIncome: partnerPay }) }),
          ...savings,
        },
      };
    case "disability": {
      const benefit = limitHeld(values, risk);
      return {
        tool: "disability-insurance-calculator",
        // Pass on the coverage as an individual policy, because the form doesn't ask about an employer's plan.
        entries: {
          province,
          ...answered({ pay, spending }),
          ...savings,
          ...(employed === false && { status: "selfEmployed" }),
          ...(benefit > 0 && { own: { benefit } }),
        },
      };
    }
    case "abroad":
      return { tool: "travel-insurance-calculator", entries: { province, trips } };
    case "car":
      return {
        tool: "auto-insurance-calculator",
        entries: { province, ...savings, ...answered({ benefitsDropped: values.benefitsDropped }) },
      };
    case "liability":
    case "property":
    case "water":
    case "earthquake":
      return {
        tool: "home-insurance-calculator",
        entries: {
          province,
          ...savings,
          ...(home !== null && home !== "own" && answered({ contents: propertyValue })),
          ...(home !== null && { dwelling: home === "own" ? "house" : home === "rent" ? "tenant" : "condo" }),
          ...(home === "own" && limitHeld(values, "property") > 0 && { limit: limitHeld(values, "property") }),
        },
      };
    case "health":
      return { tool: "provincial-insurance-guide", entries: { province } };
  }
}

/** Links without duplicates: several gaps lead to the home calculator with the same entries. */
function nextSteps(values: CoverageGapValues, gaps: readonly RiskRow[]): readonly NextStep[] {
  const steps = gaps.map(({ risk }) => nextStep(values, risk));
  return steps.filter(({ tool }, index) => steps.findIndex((other) => other.tool === tool) === index);
}

/** Kinds of coverage without a limit, without duplicates. */
function unknownLimits({ covers }: CoverageGapValues): readonly CoverKind[] {
  return [...new Set(covers.flatMap(({ kind, limit }) => (kind !== null && limit === null ? [kind] : [])))];
}

/** Whether the risk depends on the province, as earthquakes, optional accident benefits and hospitals abroad do. */
function dependsOnProvince({ province, drives, trips }: CoverageGapValues, risk: GapRisk): boolean {
  if (province !== null) return false;
  return risk === "earthquake" || (risk === "car" && drives === true) || (risk === "abroad" && (trips ?? 0) > 0);
}

/** The liability row. The amount of a claim is unknown, so it states the insured limit only. */
function liabilityRow(values: CoverageGapValues): RiskRow {
  const held = values.covers.filter(({ kind }) => kind === "liability");
  const cover = limitHeld(values, "liability");
  const status = held.some(({ limit }) => limit !== null)
    ? "insuredUpTo"
    : isCoverKnown(values, "liability")
      ? "noneListed"
      : held.length > 0 || values.held.includes("liability")
        ? "limitOpen"
        : "notAnswered";
  const next = status === "noneListed" ? nextStep(values, "liability") : null;
  return { risk: "liability", status, atStake: 0, cover, net: 0, next };
}

function rowOf(values: CoverageGapValues, risk: GapRisk): RiskRow {
  if (risk === "liability") return liabilityRow(values);
  const stake = stakeOf(values, risk);
  if (dependsOnProvince(values, risk)) {
    return { risk, status: "provinceUnknown", atStake: 0, cover: coverHeld(values, risk), net: 0, next: null };
  }
  if (stake === null) return { risk, status: "notExposed", atStake: 0, cover: 0, net: 0, next: null };
  if (stake === "notAnswered") return { risk, status: stake, atStake: 0, cover: 0, net: 0, next: null };
  const cover = coverHeld(values, risk);
  const next = nextStep(values, risk);
  if (stake.amount === null) return { risk, status: "amountUnknown", atStake: 0, cover, net: 0, next };
  const { amount: atStake, expression } = stake;
  if (cover >= atStake) return { risk, status: "covered", atStake, expression, cover, net: 0, next: null };
  if (values.savings === null) return { risk, status: "notAnswered", atStake, cover, net: 0, next: null };
  const net = Math.max(0, atStake - cover - values.savings);
  if (net > 0 && !isCoverKnown(values, risk)) {
    return { risk, status: "toCheck", atStake, expression, cover, net: 0, next: null };
  }
  if (net === 0) return { risk, status: "youCanCarryIt", atStake, expression, cover, net, next: null };
  return { risk, status: cover > 0 ? "partly" : "gap", atStake, expression, cover, net, next };
}

/** Sum of the gaps of all risks. */
function missing(values: CoverageGapValues): number {
  return gapRisks.reduce((sum, risk) => sum + rowOf(values, risk).net, 0);
}

/** Statuses of assessed rows. */
const answeredStatuses: ReadonlySet<RiskRow["status"]> = new Set([
  "covered",
  "youCanCarryIt",
  "partly",
  "gap",
  "toCheck",
]);

/** Statuses of rows that can't be assessed yet. */
const openStatuses: ReadonlySet<RiskRow["status"]> = new Set([
  "notAnswered",
  "toCheck",
  "amountUnknown",
  "provinceUnknown",
  "limitOpen",
]);

function movements(values: CoverageGapValues): CoverageGapAnswer["sensitivity"] {
  const { savings, trips, basement } = values;
  const byAFifth = (input: "pay" | "partnerPay" | "spending" | "sharedDebts" | "healthCosts") => {
    const entered = values[input];
    return entered === null ? [] : [vary(input, entered * 0.8, entered * 1.2, (to) => ({ ...values, [input]: to }))];
  };
  return sensitivityOf<CoverageGapValues>(
    values,
    [
      ...(savings === null ? [] : [vary("savings", 0, savings * 2, (to) => ({ ...values, savings: to }))]),
      ...byAFifth("spending"),
      ...byAFifth("pay"),
      ...byAFifth("partnerPay"),
      ...byAFifth("sharedDebts"),
      ...byAFifth("healthCosts"),
      ...(trips === null ? [] : [vary("trips", 0, Math.max(1, trips), (to) => ({ ...values, trips: to }))]),
      ...(basement === null ? [] : [vary("basement", "no", "yes", (to) => ({ ...values, basement: to === "yes" }))]),
    ],
    missing,
  );
}

const figuresOf: Readonly<Partial<Record<GapRisk, WorkingStep<GapRisk>["figures"]>>> = {
  disability: [employmentInsurance.maximumWeekly, employmentInsurance.weeks, disabilityTiming.pensionUsualMonth],
  water: [homeRebuilding.basementFlood],
  abroad: [travelCosts.hospitalDayUnitedStates, travelCosts.exchangeRate],
};

/** Every row rests on its own answers, so a gap that is found stays one whatever the others are. */
function headline(rows: readonly RiskRow[]): HeadlineOf<CoverageGapAnswerKeys> {
  const found = rows.flatMap(({ risk, status, net }) =>
    status === "gap" || status === "partly" ? [{ risk, net }] : [],
  );
  const open = rows.filter(({ status }) => openStatuses.has(status)).length;
  const toCheck = rows.filter(({ status }) => status === "toCheck").map(({ risk }) => risk);
  const request =
    toCheck.length > 0
      ? ask({ key: "heldFirst" as const, risks: toCheck })
      : rows.some(({ status }) => answeredStatuses.has(status))
        ? ask({ key: "moreOpen" as const, open })
        : ask({ key: "answerFirst" as const });
  if (found.length > 0) return conclude({ key: "gaps" as const, found, open });
  return open === 0 ? conclude({ key: "noGaps" as const }) : request;
}

/**
 * Finds risks without coverage that exceed the visitor's savings. The disability row is before tax and without
 * pensions; the disability tool calculates month by month.
 */
export function answerCoverageGap(values: CoverageGapValues): CoverageGapAnswer {
  const rows = gapRisks.map((risk) => rowOf(values, risk)).toSorted((one, other) => other.net - one.net);
  const gaps = rows.filter(({ status }) => status === "gap" || status === "partly");
  const { groupLife, homeBusiness, shortTermRental, province } = values;
  const isAnswered = rows.some(({ status }) => answeredStatuses.has(status));
  const isOf = (risk: GapRisk) => rows.some((row) => row.risk === risk && answeredStatuses.has(row.status));
  return {
    ...headline(rows),
    rows,
    working: rows.flatMap(({ risk, status, atStake, expression }): readonly WorkingStep<GapRisk>[] => {
      if (!answeredStatuses.has(status)) return [];
      const figures = figuresOf[risk];
      return [
        {
          key: risk,
          expression,
          value: atStake,
          unit: "CAD",
          ...(figures && { figures }),
        },
      ];
    }),
    charts:
      gaps.length > 0
        ? [{ kind: "bars", key: "ranked", unit: "CAD", bars: gaps.map(({ risk, net }) => ({ key: risk, value: net })) }]
        : [],
    warnings: [
      ...(isAnswered && values.savings !== null ? [{ key: "savingsCountedEachTime" as const }] : []),
      ...(isOf("disability") ? [{ key: "disabilityIsGross" as const }] : []),
      ...(isAnswered && province === null ? [{ key: "provinceNeeded" as const }] : []),
      ...unknownLimits(values).map((kind) => ({ key: "limitUnknown" as const, kind })),
      ...(homeBusiness ? [{ key: "homeBusinessExcluded" as const }] : []),
      ...(shortTermRental ? [{ key: "shortTermRentalExcluded" as const }] : []),
      ...(groupLife > 0 ? [{ key: "groupLifeEnds" as const, amount: groupLife }] : []),
    ] satisfies readonly RemarkOf<CoverageGapAnswerKeys["warnings"]>[],
    reasonsNotToBuy: rows.flatMap(({ risk, status }) =>
      risk !== "liability" && (status === "notExposed" || status === "youCanCarryIt")
        ? [{ key: "risk" as const, risk }]
        : [],
    ),
    sensitivity: movements(values),
    assumptions: [],
    nextSteps: nextSteps(values, gaps),
  };
}
