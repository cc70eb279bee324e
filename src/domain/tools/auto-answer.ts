import type { DatedFigure, IsoDay } from "#domain/dated-figure.ts";
import { careFirst } from "#domain/figures/care-first.ts";
import { minimumLiability } from "#domain/figures/minimum-liability.ts";
import { ownDamage } from "#domain/figures/own-damage.ts";
import type { AutoValues } from "./auto-inputs.ts";
import { yearsToPayBack } from "./deductible-choice.ts";
import { dollars, minus, number, over, plus, times } from "./expression.ts";
import { premiumTax, whyNoTax, type WhyNoTax } from "./premium-tax.ts";
import type { Chart, RemarkOf, ToolAnswer, WorkingStep } from "./tool-answer.ts";
import { vary, sensitivityOf } from "./sensitivity.ts";

/** What the auto tool says. Dollars. */
export interface AutoAnswerKeys {
  readonly headline: {
    /** No car's value or no premium: only what the law asks. */
    mandatoryOnly: object;
    /** The deductible is as high as the car is worth: the coverage can pay nothing. */
    cannotPay: { value: number; deductible: number };
    /** A lender or lessor asks for it. */
    keepFinanced: { ratio: number };
    /** A total loss could not be paid from savings. */
    keepSavings: { ratio: number; atStake: number; savings: number };
    /** `open` names what could still speak for keeping it. */
    worthQuestioning: { ratio: number; years: number; open: readonly ("financed" | "savings")[] };
    stillPays: { ratio: number; yearAbove: number | null };
  };
  readonly working:
    | "ownDamagePremium"
    | "mostItPays"
    | "ratioBoth"
    | "ratioCollision"
    | "totalLossYears"
    | "deductibleYears"
    | "discounted"
    | "discountTotal"
    | "minimumLiability";
  readonly charts: "payback" | "value" | "ratio" | "threshold";
  readonly warnings: {
    /** Ontario since July 2026: no income replacement from the car insurance and none at work. */
    noIncomeReplacement: object;
    /** The same, where nobody said whether a plan at work pays. */
    incomeReplacementDropped: object;
    ontarioBenefitsOptional: object;
    /** What the government's paper plans for somebody who cannot work: the share of net pay, on gross pay up to a ceiling. */
    albertaCareFirst: { share: number; ceiling: number };
    /** SK, MB, and the basic part in BC: only what is bought on top can be dropped. */
    publicBasic: object;
    /** Ontario: without direct compensation nothing is paid even if not at fault. */
    ontarioDirectCompensation: object;
    countsTotalLossesOnly: object;
    liabilityBelowMinimum: { minimum: number };
    deductibleNeverPays: object;
    deductibleAboveSavings: { deductible: number; savings: number };
    taxUnknown: { why: WhyNoTax };
  };
  readonly reasonsNotToBuy: { paidOffAndAffordable: object };
}

export interface AutoAnswer extends ToolAnswer<AutoAnswerKeys> {
  /** Collision and comprehensive premium as a share of the most they could pay; `null` where one is missing. */
  readonly ratioBoth: number | null;
  readonly ratioCollision: number | null;
  /** Year in which the ratio of both first passes a tenth: 0 is now. `null` within the twenty years shown. */
  readonly yearAbove: number | null;
  /** The same for collision alone. */
  readonly collisionYearAbove: number | null;
  readonly deductibleYears: number | null;
  /** The premium after all discounts, one after another. */
  readonly discounted: number | null;
  /** All discounts as one share. */
  readonly discountTotal: number;
  readonly minimumLiability: DatedFigure | null;
}

const yearsShown = 20;
/** Counted where none was entered, and told among the assumptions. */
const usualDeductible = 1000;

/** What the car is worth some years from now. Illustrative: 15 % less each year. */
export function carValueAfter(value: number, years: number): number {
  return value * (1 - ownDamage.depreciation.value) ** years;
}

/**
 * Premium as a share of the most the coverage could pay: the car's value less the deductible. `null` once it can pay nothing.
 * Counting total losses only, the coverage pays where one is likelier than that share a year.
 */
function shareOfMost(premium: number, value: number, deductible: number): number | null {
  return value > deductible ? premium / (value - deductible) : null;
}

function firstYearAbove(premium: number, value: number, deductible: number): number | null {
  if (premium === 0) return null;
  for (let year = 0; year <= yearsShown; year++) {
    const share = shareOfMost(premium, carValueAfter(value, year), deductible);
    if (share === null || share > ownDamage.questionRatio.value) return year;
  }
  return null;
}

/** What discounts leave of a price: each is taken off what the one before left. */
export function afterDiscounts(percentages: readonly number[]): number {
  return percentages.reduce((left, percent) => left * (1 - percent / 100), 1);
}

type Step = WorkingStep<AutoAnswerKeys["working"]>;

interface OwnDamage {
  readonly premium: number;
  readonly value: number;
  readonly deductible: number;
  readonly collision: number;
}

/** Collision and comprehensive with tax, if the car's value and one of the premiums are known. */
function ownDamageOf(values: AutoValues, taxRate: number): OwnDamage | null {
  const { value, collision, comprehensive } = values;
  if (value === null || (collision === null && comprehensive === null)) return null;
  return {
    value,
    deductible: values.deductible ?? usualDeductible,
    premium: ((collision ?? 0) + (comprehensive ?? 0)) * (1 + taxRate),
    collision: (collision ?? 0) * (1 + taxRate),
  };
}

function headline(values: AutoValues, own: OwnDamage | null): AutoAnswer["headline"] {
  if (own === null) return { key: "mandatoryOnly" };
  const { value, deductible, premium } = own;
  const ratio = shareOfMost(premium, value, deductible);
  if (ratio === null) return { key: "cannotPay", value, deductible };
  const { financed, savings } = values;
  if (financed === true) return { key: "keepFinanced", ratio };
  const atStake = value - deductible;
  if (savings !== null && atStake > savings) return { key: "keepSavings", ratio, atStake, savings };
  if (ratio > ownDamage.questionRatio.value) {
    const open = (["financed", "savings"] as const).filter((question) => values[question] === null);
    return { key: "worthQuestioning", ratio, years: 1 / ratio, open };
  }
  return { key: "stillPays", ratio, yearAbove: firstYearAbove(premium, value, deductible) };
}

function ownDamageSteps(own: OwnDamage, values: AutoValues, tax: ReturnType<typeof premiumTax>): readonly Step[] {
  const { value, deductible, premium, collision } = own;
  const most = value - deductible;
  const both = shareOfMost(premium, value, deductible);
  const steps: Step[] = [
    {
      key: "ownDamagePremium",
      expression: times(
        `(${plus(dollars(values.collision ?? 0), dollars(values.comprehensive ?? 0))})`,
        number(1 + (tax?.rate ?? 0)),
      ),
      value: premium,
      unit: "CAD/year",
      ...(tax && { figures: [tax.figure] }),
    },
    {
      key: "mostItPays",
      expression: minus(dollars(value), dollars(deductible)),
      value: Math.max(0, most),
      unit: "CAD",
    },
  ];
  if (both === null) return steps;
  steps.push(
    {
      key: "ratioCollision",
      expression: over(dollars(collision), dollars(most)),
      value: collision / most,
      unit: "ratio",
    },
    {
      key: "ratioBoth",
      expression: over(dollars(premium), dollars(most)),
      value: both,
      unit: "ratio",
      figures: [ownDamage.questionRatio],
    },
  );
  if (both > 0)
    steps.push({ key: "totalLossYears", expression: over("1", number(both)), value: 1 / both, unit: "years" });
  return steps;
}

function warnings(values: AutoValues, own: OwnDamage | null, taxIsKnown: boolean) {
  const { province, benefitsDropped, workCover, liability, altDeductible, altSaving, deductible, savings } = values;
  const said: RemarkOf<AutoAnswerKeys["warnings"]>[] = [];
  if (province === "ON") {
    if (benefitsDropped && workCover === false) said.push({ key: "noIncomeReplacement" });
    if (benefitsDropped && workCover === null) said.push({ key: "incomeReplacementDropped" });
    said.push({ key: "ontarioBenefitsOptional" }, { key: "ontarioDirectCompensation" });
  }
  if (province === "AB") {
    const { incomeShare, incomeCeiling } = careFirst;
    said.push({ key: "albertaCareFirst", share: incomeShare.value, ceiling: incomeCeiling.value });
  }
  if (province === "SK" || province === "MB" || province === "BC") said.push({ key: "publicBasic" });
  if (province && liability < minimumLiability[province].value) {
    said.push({ key: "liabilityBelowMinimum", minimum: minimumLiability[province].value });
  }
  if (own) {
    said.push({ key: "countsTotalLossesOnly" });
    if (!taxIsKnown) said.push({ key: "taxUnknown", why: whyNoTax(province, "auto") });
  }
  if (altDeductible !== null) {
    if (savings !== null && altDeductible > savings)
      said.push({ key: "deductibleAboveSavings", deductible: altDeductible, savings });
    const isHigher = deductible === null || altDeductible > deductible;
    if (altSaving === 0 || !isHigher) said.push({ key: "deductibleNeverPays" });
  }
  return said;
}

function charts({ value, premium, deductible }: OwnDamage): readonly Chart<AutoAnswerKeys["charts"]>[] {
  const years = Array.from({ length: 11 }, (_, year) => year);
  return [
    {
      kind: "line",
      key: "payback",
      xUnit: "years",
      unit: "CAD",
      lines: [
        { key: "value", points: years.map((x) => ({ x, y: carValueAfter(value, x) })) },
        {
          key: "payback",
          points: years.map((x) => ({ x, y: Math.max(0, carValueAfter(value, x) - deductible) })),
        },
      ],
    },
    {
      kind: "line",
      key: "ratio",
      xUnit: "years",
      unit: "ratio",
      lines: [
        {
          key: "ratio",
          points: years.flatMap((x) => {
            const y = shareOfMost(premium, carValueAfter(value, x), deductible);
            return y === null ? [] : [{ x, y }];
          }),
        },
        { key: "threshold", points: years.map((x) => ({ x, y: ownDamage.questionRatio.value })) },
      ],
    },
  ];
}

function movements(values: AutoValues, taxRate: number, { value, deductible: counted }: OwnDamage) {
  return sensitivityOf(
    values,
    [
      vary("value", value * 0.8, value * 1.2, (to) => ({ ...values, value: to })),
      vary("collision", 0, (values.collision ?? 0) * 1.2, (collision) => ({ ...values, collision })),
      vary("comprehensive", 0, (values.comprehensive ?? 0) * 1.2, (comprehensive) => ({ ...values, comprehensive })),
      vary("deductible", 0, counted * 2, (deductible) => ({ ...values, deductible })),
    ],
    (varied) => {
      const own = ownDamageOf(varied, taxRate);
      return (own && shareOfMost(own.premium, own.value, own.deductible)) ?? 0;
    },
  );
}

/**
 * What must be carried in a province, and whether collision, comprehensive and a low deductible still pay on this car.
 *
 * @param today The day premiums are paid, for their tax.
 */
export function answerAuto(values: AutoValues, today: IsoDay): AutoAnswer {
  const { province, deductible, altDeductible, altSaving, premium, savings, financed } = values;
  const tax = premiumTax(province, "auto", today);
  const taxRate = tax?.rate ?? 0;
  const own = ownDamageOf(values, taxRate);
  const steps: Step[] = own ? [...ownDamageSteps(own, values, tax)] : [];

  // What was left empty saves nothing, and so never pays.
  const other = { deductible: altDeductible ?? 0, saving: altSaving ?? 0 };
  const years = deductible === null ? null : yearsToPayBack(deductible, other.deductible, other.saving, taxRate);
  if (deductible !== null && years !== null) {
    steps.push({
      key: "deductibleYears",
      expression: over(
        `(${minus(dollars(other.deductible), dollars(deductible))})`,
        `(${times(dollars(other.saving), number(1 + taxRate))})`,
      ),
      value: years,
      unit: "years",
      ...(tax && { figures: [tax.figure] }),
    });
  }

  const left = afterDiscounts(values.discounts.map(({ percent }) => percent));
  const discounted = premium === null ? null : premium * left;
  if (premium !== null && values.discounts.length > 0) {
    const factors = values.discounts.map(({ percent }) => number(1 - percent / 100));
    steps.push(
      { key: "discounted", expression: times(dollars(premium), ...factors), value: premium * left, unit: "CAD/year" },
      { key: "discountTotal", expression: minus("1", times(...factors)), value: 1 - left, unit: "ratio" },
    );
  }

  const minimum = province && minimumLiability[province];
  if (minimum) steps.push({ key: "minimumLiability", value: minimum.value, unit: "CAD", figures: [minimum] });

  return {
    headline: headline(values, own),
    ratioBoth: own && shareOfMost(own.premium, own.value, own.deductible),
    ratioCollision: own && shareOfMost(own.collision, own.value, own.deductible),
    yearAbove: own && firstYearAbove(own.premium, own.value, own.deductible),
    collisionYearAbove: own && firstYearAbove(own.collision, own.value, own.deductible),
    deductibleYears: years,
    discounted,
    discountTotal: 1 - left,
    minimumLiability: minimum,
    working: steps,
    charts: own ? charts(own) : [],
    warnings: warnings(values, own, tax !== null),
    reasonsNotToBuy:
      own && financed === false && savings !== null && own.value <= savings ? [{ key: "paidOffAndAffordable" }] : [],
    sensitivity: own ? movements(values, taxRate, own) : [],
    assumptions: own && deductible === null ? [{ input: "deductible", value: usualDeductible }] : [],
    nextSteps: [
      { tool: "disability-insurance-calculator", entries: { province } },
      { tool: "insurance-comparison-tool", entries: { province, line: "auto" } },
    ],
  };
}
