import type { DatedFigure, IsoDay } from "#domain/dated-figure.ts";
import { condoLiability } from "#domain/figures/condo-liability.ts";
import { homeRebuilding } from "#domain/figures/home-rebuilding.ts";
import type { ProvinceCode } from "#domain/province-code.ts";
import { yearsToPayBack } from "./deductible-choice.ts";
import { dollars, minus, number, over, percent, plus, times } from "./expression.ts";
import type { HomeValues } from "./home-inputs.ts";
import { premiumTax } from "./premium-tax.ts";
import { ask, claim } from "./headline.ts";
import type { Chart, HeadlineOf, RemarkOf, ToolAnswer, WorkingStep } from "./tool-answer.ts";
import { vary, sensitivityOf } from "./sensitivity.ts";

/** Message keys of the home tool. Amounts are in dollars. */
export interface HomeAnswerKeys {
  readonly headline: {
    /** What others pay, until the limit and the cost of rebuilding are known. `has`: the figure that is known. */
    priceOfHouse: { province: ProvinceCode; has: "limit" | "appraisal" | null };
    /* For tenants and condo owners, who insure belongings but not the building. */
    /** What others pay, until the contents limit is known. `total`: cost of replacing the belongings. */
    priceOfUnit: { dwelling: UnitKind; province: ProvinceCode | null; total: number | null };
    contentsTooLow: { dwelling: UnitKind; province: ProvinceCode | null; total: number; limit: number };
    contentsEnough: { dwelling: UnitKind; province: ProvinceCode | null; total: number; limit: number };
    /** The limit is below the entered figure of the insurer or appraiser. */
    limitTooLow: { limit: number; appraisal: number };
    limitEnough: { limit: number; appraisal: number };
  };
  readonly asks: { chooseProvince: { dwelling: HomeValues["dwelling"] } };
  readonly working:
    | "rebuildLow"
    | "rebuildHigh"
    | "rebuildMiddle"
    | "partialLossPayout"
    | "premiumSaved"
    | "deductibleYears"
    | "quakeOutOfPocket"
    | "belongings"
    | "contentsGap"
    | "assessmentGap";
  readonly charts:
    | "rebuild"
    | "limit"
    | "appraisal"
    | "limitAndCost"
    | "belongings"
    | "contentsNeeded"
    | "contentsLimit";
  readonly warnings: {
    /** The alternative deductible exceeds savings. */
    deductibleAboveSavings: { deductible: number; savings: number };
    /** The alternative deductible doesn't lower the premium. */
    neverPays: object;
    /** The alternative deductible is not higher. */
    alternativeNotHigher: object;
    noSewer: { basement: number };
    noOverland: object;
    noEarthquake: { province: ProvinceCode };
    noBylaw: object;
    taxUnknown: object;
    /** The costs are those of a neighbouring province. */
    borrowedCosts: object;
    costsAreOld: { year: string };
    /** The corporation's deductible exceeds the assessment limit of the owner's policy. */
    assessmentTooLow: { deductible: number; limit: number };
    /** Quebec: liability limit below the legal minimum for a divided co-ownership. */
    liabilityBelowLaw: { minimum: number };
  };
  readonly reasonsNotToBuy: {
    noLawRequires: object;
    tenantOrCondo: { dwelling: UnitKind; mustHoldLiability: boolean };
  };
}

/** Homes whose building is insured by a landlord or condo corporation. */
export type UnitKind = "condo" | "tenant";

export interface HomeAnswer extends ToolAnswer<HomeAnswerKeys> {
  readonly rebuild: { readonly low: number; readonly middle: number; readonly high: number } | null;
  /** Payout for a loss of {@link partialLoss} under an average clause, before the deductible. */
  readonly partialLossPayout: number | null;
  /** `null` if a premium is missing or the deductible never pays back; see the warnings. */
  readonly deductibleYears: number | null;
  /** `null` without earthquake coverage or a known limit. */
  readonly quakeOutOfPocket: number | null;
  /** Replacement cost of the belongings of a tenant or condo owner; `null` for a house or without entries. */
  readonly belongings: number | null;
  /** Part of the corporation's deductible above the policy's assessment limit; `null` if either is missing. */
  readonly assessmentGap: number | null;
}

/** Example loss that shows the average clause, in dollars. */
export const partialLoss = 100_000;

type Cost = DatedFigure<readonly [number, number]>;

const costsByProvince: Partial<Record<ProvinceCode, Cost>> = {
  BC: homeRebuilding.rebuildBC,
  AB: homeRebuilding.rebuildAB,
  MB: homeRebuilding.rebuildMB,
  SK: homeRebuilding.rebuildSK,
  QC: homeRebuilding.rebuildQC,
  NS: homeRebuilding.rebuildNS,
  NB: homeRebuilding.rebuildNB,
  PE: homeRebuilding.rebuildPE,
};

/** Cost per square foot at each end of the range, in dollars; `null` if none was found. */
function rebuildCosts({ province, ontarioArea }: HomeValues): { readonly low: Cost; readonly high: Cost } | null {
  const { rebuildOntarioGta: gta, rebuildOntarioOther: other } = homeRebuilding;
  if (province === "ON")
    return { low: ontarioArea === "gta" ? gta : other, high: ontarioArea === "other" ? other : gta };
  const cost = province && costsByProvince[province];
  return cost ? { low: cost, high: cost } : null;
}

interface Rebuild {
  readonly low: number;
  readonly middle: number;
  readonly high: number;
  readonly steps: readonly WorkingStep<HomeAnswerKeys["working"]>[];
  readonly costs: { readonly low: Cost; readonly high: Cost };
}

/**
 * Rebuilding cost: (area + basement × 35 %) × cost per square foot × uplift. These are builders' costs on cleared land;
 * rebuilding after a fire usually costs more.
 */
function rebuild(values: HomeValues): Rebuild | null {
  const costs = rebuildCosts(values);
  const { area } = values;
  if (costs === null || area === null || values.dwelling !== "house" || values.build !== "tract") return null;
  const { uplift, basementShare } = homeRebuilding;
  const end = (cost: number, factor: number) => ({
    amount: (area + values.basement * basementShare.value) * cost * factor,
    expression: times(
      `(${plus(number(area), times(number(values.basement), number(basementShare.value)))})`,
      dollars(cost),
      number(factor),
    ),
  });
  const low = end(costs.low.value[0], uplift.value[0]);
  const high = end(costs.high.value[1], uplift.value[1]);
  const middle = (low.amount + high.amount) / 2;
  return {
    low: low.amount,
    middle,
    high: high.amount,
    costs,
    steps: [
      {
        key: "rebuildLow",
        expression: low.expression,
        value: low.amount,
        unit: "CAD",
        figures: [costs.low, uplift, basementShare],
      },
      {
        key: "rebuildHigh",
        expression: high.expression,
        value: high.amount,
        unit: "CAD",
        figures: [costs.high, uplift, basementShare],
      },
      // A range over both parts of Ontario has no middle that means anything.
      ...(values.province === "ON" && values.ontarioArea === null
        ? []
        : [
            {
              key: "rebuildMiddle" as const,
              expression: over(`(${plus(dollars(low.amount), dollars(high.amount))})`, "2"),
              value: middle,
              unit: "CAD" as const,
            },
          ]),
    ],
  };
}

/** Amounts entered by room. */
function roomAmounts({ rooms }: HomeValues): readonly number[] {
  return rooms.flatMap(({ amount }) => (amount === null ? [] : [amount]));
}

/** Replacement cost of a tenant's or condo owner's belongings, by room if rooms were entered. */
function belongingsParts(values: HomeValues): readonly number[] {
  const { dwelling, contents } = values;
  if (dwelling === "house") return [];
  const rooms = roomAmounts(values);
  return rooms.length > 0 || contents === null ? rooms : [contents];
}

type Verdict = RemarkOf<HomeAnswerKeys["headline"]>;

/** A condo's price differs by province. A tenant's is published for Canada, too. */
function unitVerdict(dwelling: UnitKind, values: HomeValues, total: number | null): Verdict | null {
  const { province, contentsLimit: limit } = values;
  if (dwelling === "condo" && province === null) return null;
  if (total === null || limit === null) return { key: "priceOfUnit", dwelling, province, total };
  const compared = { dwelling, province, total, limit };
  return limit < total ? { key: "contentsTooLow", ...compared } : { key: "contentsEnough", ...compared };
}

function houseVerdict({ province, limit, appraisal }: HomeValues): Verdict | null {
  if (limit !== null && appraisal !== null)
    return limit < appraisal ? { key: "limitTooLow", limit, appraisal } : { key: "limitEnough", limit, appraisal };
  if (province === null) return null;
  return { key: "priceOfHouse", province, has: limit !== null ? "limit" : appraisal === null ? null : "appraisal" };
}

/** The range of builders' costs, if there is one, rests on the kind of house and its basement. */
function headline(values: HomeValues, built: Rebuild | null, belongings: number | null): HeadlineOf<HomeAnswerKeys> {
  const found = claim(
    values,
    ["dwelling"],
    ({ dwelling }) => (dwelling === "house" ? houseVerdict(values) : unitVerdict(dwelling, values, belongings)),
    built === null ? [] : ["build", "basement"],
  );
  return found ?? ask({ key: "chooseProvince" as const, dwelling: values.dwelling });
}

type Warning = RemarkOf<HomeAnswerKeys["warnings"]>;

/** Warnings about entered deductibles and premiums only. */
function deductibleWarnings(values: HomeValues, taxIsKnown: boolean): readonly Warning[] {
  const { savings, premium, altPremium, deductible, altDeductible } = values;
  const said: Warning[] = [];
  if (savings !== null && altDeductible !== null && altDeductible > savings)
    said.push({ key: "deductibleAboveSavings", deductible: altDeductible, savings });
  if (deductible === null || altDeductible === null) return said;
  const hasPremiums = premium !== null && altPremium !== null;
  if (altDeductible <= deductible) said.push({ key: "alternativeNotHigher" });
  else if (hasPremiums && altPremium >= premium) said.push({ key: "neverPays" });
  if (hasPremiums && !taxIsKnown) said.push({ key: "taxUnknown" });
  return said;
}

/** Warnings about missing coverage. If no checkbox is selected, the question counts as unanswered. */
function missingCoverage(
  { province, dwelling }: HomeValues,
  held: HomeValues["covers"] | HomeValues["unitCovers"],
): readonly Warning[] {
  if (held.length === 0) return [];
  const has = (coverage: HomeValues["covers"][number]) => held.some((each) => each === coverage);
  const said: Warning[] = [];
  const isHouse = dwelling === "house";
  if (isHouse && !has("sewer")) said.push({ key: "noSewer", basement: homeRebuilding.basementFlood.value });
  if (isHouse && !has("overland")) said.push({ key: "noOverland" });
  if (province !== null && shakes(province) && !has("earthquake")) said.push({ key: "noEarthquake", province });
  if (isHouse && !has("bylaw")) said.push({ key: "noBylaw" });
  return said;
}

function mustHoldLiability({ dwelling, province }: HomeValues): boolean {
  return dwelling === "condo" && province === "QC";
}

/** Warnings about a policy that breaks the law or leaves a loss to its owner. */
const decisive: ReadonlySet<Warning["key"]> = new Set(["liabilityBelowLaw", "assessmentTooLow"]);

function unitWarnings(values: HomeValues): readonly Warning[] {
  const { dwelling, liabilityLimit, corporationDeductible, assessmentLimit, unitCovers } = values;
  const said: Warning[] = [];
  const [minimum] = condoLiability.QC.value;
  if (mustHoldLiability(values) && liabilityLimit !== null && liabilityLimit < minimum)
    said.push({ key: "liabilityBelowLaw", minimum });
  if (dwelling === "condo" && corporationDeductible !== null && assessmentLimit !== null) {
    if (assessmentLimit < corporationDeductible)
      said.push({ key: "assessmentTooLow", deductible: corporationDeductible, limit: assessmentLimit });
  }
  return [...said, ...missingCoverage(values, unitCovers)];
}

function houseWarnings(values: HomeValues, built: Rebuild | null, taxIsKnown: boolean): readonly Warning[] {
  const said: Warning[] = [...deductibleWarnings(values, taxIsKnown), ...missingCoverage(values, values.covers)];
  if (built) {
    if (built.costs.low.isDerived) said.push({ key: "borrowedCosts" });
    if (Number(built.costs.low.asOf.slice(-4)) < 2024) said.push({ key: "costsAreOld", year: built.costs.low.asOf });
  }
  return said;
}

/**
 * Whether published hazard maps make earthquake coverage advisable: the west coast, the St. Lawrence and the Ottawa
 * valley.
 */
function shakes(province: ProvinceCode): boolean {
  return province === "BC" || province === "QC" || province === "ON";
}

/** Payout for a loss if less than 80 % of the value is insured. General knowledge; the policy's wording decides. */
function averageClausePayout(loss: number, limit: number, value: number): number {
  return loss * Math.min(1, limit / (homeRebuilding.averageClause.value * value));
}

/**
 * Calculates the rebuilding cost, checks the limit, compares deductibles and lists missing coverage for local perils.
 * @param today - Payment date of the premiums, for their tax.
 */
export function answerHome(values: HomeValues, today: IsoDay): HomeAnswer {
  const { dwelling, limit, appraisal, premium, altPremium, deductible, altDeductible, covers, quakePct } = values;
  const isHouse = dwelling === "house";
  const built = rebuild(values);
  const tax = premiumTax(values.province, "home", today);
  const steps: WorkingStep<HomeAnswerKeys["working"]>[] = built ? [...built.steps] : [];

  let payout: number | null = null;
  if (isHouse && limit !== null && appraisal !== null) {
    const { averageClause } = homeRebuilding;
    payout = averageClausePayout(partialLoss, limit, appraisal);
    steps.push({
      key: "partialLossPayout",
      expression: times(
        dollars(partialLoss),
        over(dollars(limit), `(${times(number(averageClause.value), dollars(appraisal))})`),
      ),
      value: payout,
      unit: "CAD",
      figures: [averageClause],
    });
  }

  const taxRate = tax?.rate ?? 0;
  const price = premium ?? 0;
  // Without an alternative premium, nothing is saved.
  const otherPrice = altPremium ?? price;
  // The saving has the province's tax in it.
  const choice =
    isHouse && values.province !== null && deductible !== null && altDeductible !== null
      ? { deductible, altDeductible }
      : null;
  const years = choice && yearsToPayBack(choice.deductible, choice.altDeductible, price - otherPrice, taxRate);
  if (choice !== null && years !== null) {
    const saved = (price - otherPrice) * (1 + taxRate);
    steps.push(
      {
        key: "premiumSaved",
        expression: times(`(${minus(dollars(price), dollars(otherPrice))})`, number(1 + taxRate)),
        value: saved,
        unit: "CAD/year",
        ...(tax && { figures: [tax.figure] }),
      },
      {
        key: "deductibleYears",
        expression: over(`(${minus(dollars(choice.altDeductible), dollars(choice.deductible))})`, dollars(saved)),
        value: years,
        unit: "years",
      },
    );
  }

  let quake: number | null = null;
  if (isHouse && limit !== null && covers.includes("earthquake")) {
    quake = (limit * quakePct) / 100;
    steps.push({
      key: "quakeOutOfPocket",
      expression: times(dollars(limit), percent(quakePct)),
      value: quake,
      unit: "CAD",
    });
  }

  const parts = belongingsParts(values);
  const belongings = parts.length === 0 ? null : parts.reduce((sum, part) => sum + part, 0);
  const { contentsLimit, corporationDeductible, assessmentLimit, province } = values;
  if (belongings !== null) {
    steps.push({ key: "belongings", expression: plus(...parts.map(dollars)), value: belongings, unit: "CAD" });
    if (contentsLimit !== null && contentsLimit < belongings) {
      steps.push({
        key: "contentsGap",
        expression: minus(dollars(belongings), dollars(contentsLimit)),
        value: belongings - contentsLimit,
        unit: "CAD",
      });
    }
  }
  let assessmentGap: number | null = null;
  if (dwelling === "condo" && corporationDeductible !== null && assessmentLimit !== null) {
    assessmentGap = Math.max(0, corporationDeductible - assessmentLimit);
    if (assessmentGap > 0) {
      steps.push({
        key: "assessmentGap",
        expression: minus(dollars(corporationDeductible), dollars(assessmentLimit)),
        value: assessmentGap,
        unit: "CAD",
      });
    }
  }

  const markers = (["limit", "appraisal"] as const).flatMap((key) => {
    const value = values[key];
    return value === null ? [] : [{ key, value }];
  });
  const charts: Chart<HomeAnswerKeys["charts"]>[] = built
    ? [{ kind: "band", key: "rebuild", unit: "CAD", low: built.low, high: built.high, markers }]
    : isHouse && markers.length === 2
      ? [{ kind: "bars", key: "limitAndCost", unit: "CAD", bars: markers }]
      : belongings !== null && contentsLimit !== null
        ? [
            {
              kind: "bars",
              key: "belongings",
              unit: "CAD",
              bars: [
                { key: "contentsNeeded", value: belongings },
                { key: "contentsLimit", value: contentsLimit },
              ],
            },
          ]
        : [];
  const found = headline(values, built, belongings);
  return {
    ...found,
    rebuild: built && { low: built.low, middle: built.middle, high: built.high },
    partialLossPayout: payout,
    deductibleYears: years,
    quakeOutOfPocket: quake,
    belongings,
    assessmentGap,
    working: steps,
    charts,
    decisive: isHouse ? [] : unitWarnings(values).filter(({ key }) => decisive.has(key)),
    warnings: isHouse
      ? houseWarnings(values, built, tax !== null)
      : unitWarnings(values).filter(({ key }) => !decisive.has(key)),
    reasonsNotToBuy:
      found.restsOn === null
        ? []
        : dwelling === "house"
          ? [{ key: "noLawRequires" }]
          : [{ key: "tenantOrCondo", dwelling, mustHoldLiability: mustHoldLiability(values) }],
    sensitivity: values.area === null ? [] : movements(values, values.area),
    assumptions: [],
    nextSteps: [
      { tool: "insurance-comparison-tool", entries: { province, line: "home" } },
      { tool: "multi-policy-savings", entries: { province } },
    ],
  };
}

function movements(values: HomeValues, size: number) {
  return sensitivityOf(
    values,
    [
      vary("area", size * 0.9, size * 1.1, (area) => ({ ...values, area })),
      vary("basement", 0, size / 2, (basement) => ({ ...values, basement })),
      vary("ontarioArea", "other", "gta", (ontarioArea) => ({ ...values, ontarioArea })),
    ],
    (varied) => rebuild(varied)?.middle ?? 0,
  );
}
