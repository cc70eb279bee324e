import type { DatedFigure } from "#domain/dated-figure.ts";
import { homeRatesSource, hospitalDayAbroad, isFromTheProvince } from "#domain/figures/hospital-abroad.ts";
import { travelCosts, unitedStatesHospitalDay } from "#domain/figures/travel-costs.ts";
import type { ProvinceCode } from "#domain/province-code.ts";
import { dollars, minus, over, times, number } from "./expression.ts";
import { ask, claim, conclude } from "./headline.ts";
import type { HeadlineOf, RemarkOf, ToolAnswer, WorkingStep } from "./tool-answer.ts";
import type { TravelValues } from "./travel-inputs.ts";
import { vary, sensitivityOf } from "./sensitivity.ts";

/** Message keys of the travel tool. Amounts are in dollars. */
export interface TravelAnswerKeys {
  readonly headline: {
    /** Whether the visitor may have a Quebec card, which doctors elsewhere need not take. */
    insideCanada: { mayHaveQuebecCard: boolean };
    /**
     * The plan pays its own hospital rates, or only an old amount was found, so the traveller may owe the whole bill.
     */
    planUnknown: { bill: number; because: "homeRates" | "oldAmount" };
    /** `reportedIn` is the year of an amount from another source than the province. */
    leftForYou: { low: number; high: number; bill: number; reportedIn: string | null };
  };
  readonly asks: {
    chooseProvince: object;
    /** No typical cost was found outside the United States, so the visitor must enter the bill. */
    billNeeded: object;
  };
  readonly working:
    | "bill"
    | "planLow"
    | "planHigh"
    | "leftLow"
    | "leftHigh"
    | "breakEvenTrips"
    | "annualSaving"
    | "prepaidLow"
    | "prepaidHigh";
  readonly charts: "bill" | "plan" | "you";
  readonly warnings: {
    /** The condition changed within the stability period before departure, in days. */
    probablyExcluded: { since: number; stability: number };
    /** Trips are longer than the annual plan allows, in days. */
    longerThanCap: { longest: number; cap: number };
    longAbsence: object;
    /** The hospital rate is from this earlier year. */
    oldRate: { year: string };
    /** Only the plan's maximum is known. */
    ceilingOnly: object;
    cardTooShort: { longest: number; maxDays: number };
    cardTooOld: { age: number; maxAge: number };
    cardNotStable: { since: number; stability: number };
  };
  readonly reasonsNotToBuy: { insideCanada: object; cardCovers: object };
}

export interface TravelAnswer extends ToolAnswer<TravelAnswerKeys> {
  readonly plan: { readonly low: number; readonly high: number } | null;
  readonly you: { readonly low: number; readonly high: number } | null;
  /** Break-even number of trips a year for the annual plan; `null` if a price is missing or a single trip is free. */
  readonly breakEvenTrips: number | null;
  /** Smallest number of trips for which the annual plan is cheaper. */
  readonly annualFromTrips: number | null;
  /** Whether the longest trip fits the annual plan; `null` if either length is missing. */
  readonly annualFits: boolean | null;
  readonly stability: "excluded" | "stable" | "unknown";
}

/** Days of absence after which provincial coverage may end. General knowledge: provinces say 183 to 212. */
const longAbsence = 183;

type Rate = DatedFigure<readonly [number, number]>;

interface Bill {
  readonly bill: number;
  readonly billPerDay: number;
  readonly rate: Rate;
  readonly plan: { readonly low: number; readonly high: number };
  readonly you: { readonly low: number; readonly high: number };
}

function perDay({ destination, billPerDay }: TravelValues): number | null {
  return billPerDay ?? (destination === "US" ? unitedStatesHospitalDay : null);
}

/** Splits a hospital bill between the province and the traveller. The plan never pays more than the bill. */
function split(values: TravelValues, province: ProvinceCode): Bill | null {
  const billPerDay = perDay(values);
  if (billPerDay === null || values.destination === "canada") return null;
  const rate: Rate | null = hospitalDayAbroad(province);
  if (rate === null) return null;
  const bill = values.days * billPerDay;
  const [lowRate, highRate] = rate.value;
  const low = Math.min(bill, values.days * lowRate);
  const high = Math.min(bill, values.days * highRate);
  return { bill, billPerDay, rate, plan: { low, high }, you: { low: bill - high, high: bill - low } };
}

function headline(values: TravelValues, bill: Bill | null): HeadlineOf<TravelAnswerKeys> {
  if (values.destination === "canada") {
    const mayHaveQuebecCard = values.province === null || values.province === "QC";
    return conclude({ key: "insideCanada" as const, mayHaveQuebecCard }, ["destination"]);
  }
  const billPerDay = perDay(values);
  if (billPerDay === null) return ask({ key: "billNeeded" as const });
  const found = claim(values, ["province", "destination", "days"], ({ province, days }) => {
    if (bill === null) {
      const because = homeRatesSource(province) === null ? ("oldAmount" as const) : ("homeRates" as const);
      return { key: "planUnknown" as const, bill: days * billPerDay, because };
    }
    const reportedIn = isFromTheProvince(province) ? null : bill.rate.asOf;
    return { key: "leftForYou" as const, ...bill.you, bill: bill.bill, reportedIn };
  });
  return found ?? ask({ key: "chooseProvince" as const });
}

function stabilityOf({ sinceChange, stability }: TravelValues): TravelAnswer["stability"] {
  if (sinceChange === null || stability === null) return "unknown";
  return sinceChange < stability ? "excluded" : "stable";
}

type Warning = RemarkOf<TravelAnswerKeys["warnings"]>;

/** Ways in which the credit card's insurance doesn't fit this trip. */
function cardProblems({ card, longest, age, sinceChange }: TravelValues): readonly Warning[] {
  if (card === null) return [];
  const said: Warning[] = [];
  const { maxDays, maxAge, stability } = card;
  if (longest !== null && maxDays !== null && longest > maxDays) said.push({ key: "cardTooShort", longest, maxDays });
  if (age !== null && maxAge !== null && age > maxAge) said.push({ key: "cardTooOld", age, maxAge });
  if (sinceChange !== null && stability !== null && sinceChange < stability) {
    said.push({ key: "cardNotStable", since: sinceChange, stability });
  }
  return said;
}

/** Warnings about insurance that wouldn't pay. */
const decisive: ReadonlySet<Warning["key"]> = new Set([
  "probablyExcluded",
  "longerThanCap",
  "cardTooShort",
  "cardTooOld",
  "cardNotStable",
]);

function warnings(values: TravelValues, bill: Bill | null): readonly Warning[] {
  const { sinceChange, stability, longest, cap, annual } = values;
  const said: Warning[] = [];
  if (sinceChange !== null && stability !== null && sinceChange < stability)
    said.push({ key: "probablyExcluded", since: sinceChange, stability });
  if (annual !== null && longest !== null && cap !== null && longest > cap)
    said.push({ key: "longerThanCap", longest, cap });
  if (longest !== null && longest >= longAbsence) said.push({ key: "longAbsence" });
  if (bill) {
    said.push({ key: "oldRate", year: bill.rate.asOf });
    if (bill.rate.value[0] === 0) said.push({ key: "ceilingOnly" });
  }
  return [...said, ...cardProblems(values)];
}

/**
 * Calculates the province's share of a hospital bill abroad, the break-even of an annual plan, and whether a condition
 * is stable.
 */
export function answerTravel(values: TravelValues): TravelAnswer {
  const { province, days, trips, single, annual, prepaid, longest, cap, card, age, sinceChange } = values;
  const bill = province && split(values, province);
  const plans = single === null || annual === null || single === 0 ? null : { single, annual };
  const breakEvenTrips = plans && plans.annual / plans.single;
  const steps: WorkingStep<TravelAnswerKeys["working"]>[] = [];
  if (bill) {
    const { hospitalDayUnitedStates, exchangeRate } = travelCosts;
    const [lowRate, highRate] = bill.rate.value;
    steps.push(
      {
        key: "bill",
        expression:
          values.billPerDay === null
            ? times(number(days), `US${dollars(hospitalDayUnitedStates.value)}`, number(exchangeRate.value))
            : times(number(days), dollars(bill.billPerDay)),
        value: bill.bill,
        unit: "CAD",
        ...(values.billPerDay === null && { figures: [hospitalDayUnitedStates, exchangeRate] }),
      },
      {
        key: "planLow",
        expression: times(number(days), dollars(lowRate)),
        value: bill.plan.low,
        unit: "CAD",
        figures: [bill.rate],
      },
      {
        key: "planHigh",
        expression: times(number(days), dollars(highRate)),
        value: bill.plan.high,
        unit: "CAD",
        figures: [bill.rate],
      },
      {
        key: "leftLow",
        expression: minus(dollars(bill.bill), dollars(bill.plan.high)),
        value: bill.you.low,
        unit: "CAD",
      },
      {
        key: "leftHigh",
        expression: minus(dollars(bill.bill), dollars(bill.plan.low)),
        value: bill.you.high,
        unit: "CAD",
      },
    );
  }
  if (plans) {
    steps.push({
      key: "breakEvenTrips",
      expression: over(dollars(plans.annual), dollars(plans.single)),
      value: plans.annual / plans.single,
      unit: "trips",
    });
    if (trips !== null) {
      steps.push({
        key: "annualSaving",
        expression: minus(times(number(trips), dollars(plans.single)), dollars(plans.annual)),
        value: trips * plans.single - plans.annual,
        unit: "CAD/year",
      });
    }
  }
  if (prepaid !== null) {
    const { comprehensivePlanShare } = travelCosts;
    const [low, high] = comprehensivePlanShare.value;
    steps.push(
      {
        key: "prepaidLow",
        expression: times(dollars(prepaid), number(low)),
        value: prepaid * low,
        unit: "CAD",
        figures: [comprehensivePlanShare],
      },
      {
        key: "prepaidHigh",
        expression: times(dollars(prepaid), number(high)),
        value: prepaid * high,
        unit: "CAD",
        figures: [comprehensivePlanShare],
      },
    );
  }
  const isInCanada = values.destination === "canada";
  const asked = card && [longest, card.maxDays, age, card.maxAge, sinceChange, card.stability];
  const cardIsKnownToFit = asked && !asked.includes(null) && cardProblems(values).length === 0;
  return {
    ...headline(values, bill),
    plan: bill && bill.plan,
    you: bill && bill.you,
    breakEvenTrips,
    annualFromTrips: breakEvenTrips === null ? null : Math.floor(breakEvenTrips) + 1,
    annualFits: longest === null || cap === null ? null : longest <= cap,
    stability: stabilityOf(values),
    working: steps,
    charts: bill
      ? [
          {
            kind: "bars",
            key: "bill",
            unit: "CAD",
            bars: [
              { key: "bill", value: bill.bill },
              { key: "plan", value: bill.plan.high, ...bill.plan },
              { key: "you", value: bill.you.high, ...bill.you },
            ],
          },
        ]
      : [],
    decisive: warnings(values, bill).filter(({ key }) => decisive.has(key)),
    warnings: warnings(values, bill).filter(({ key }) => !decisive.has(key)),
    reasonsNotToBuy: [
      ...(isInCanada ? [{ key: "insideCanada" as const }] : []),
      ...(cardIsKnownToFit ? [{ key: "cardCovers" as const }] : []),
    ],
    sensitivity: province
      ? sensitivityOf(
          values,
          [
            vary("days", 1, 14, (to) => ({ ...values, days: to })),
            ...(bill
              ? [vary("billPerDay", bill.billPerDay / 2, bill.billPerDay * 2, (to) => ({ ...values, billPerDay: to }))]
              : []),
          ],
          (varied) => split(varied, province)?.you.high ?? 0,
        )
      : [],
    assumptions:
      perDay(values) !== null && values.billPerDay === null && !isInCanada
        ? [{ input: "billPerDay", value: unitedStatesHospitalDay }]
        : [],
    nextSteps: [{ tool: "coverage-gap-analyzer", entries: { province, ...(trips !== null && { trips }) } }],
  };
}
