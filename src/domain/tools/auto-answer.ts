import type { DatedFigure, IsoDay } from "#domain/dated-figure.ts";
import { careFirst, ownDamage } from "#domain/figures/car-insurance.ts";
import { minimumLiability } from "#domain/figures/minimum-liability.ts";
import type { AutoValues } from "./auto-inputs.ts";
import { yearsToPayBack } from "./deductible-choice.ts";
import { dollars, minus, number, over, plus, times } from "./expression.ts";
import { premiumTax, whyNoTax, type WhyNoTax } from "./premium-tax.ts";
import { ask, claim } from "./headline.ts";
import type { Chart, HeadlineOf, RemarkOf, ToolAnswer, WorkingStep } from "./tool-answer.ts";
import { vary, sensitivityOf } from "./sensitivity.ts";

/** Message keys of the auto tool. Amounts are in dollars. */
export interface AutoAnswerKeys {
  readonly headline: {
    /** The deductible is at least the car's value, so the coverage can't pay anything. */
    cannotPay: { value: number; deductible: number };
    /** Required by a lender or lessor. */
    keepFinanced: { ratio: number };
    /** Savings couldn't pay for a total loss. */
    keepSavings: { ratio: number; atStake: number; savings: number };
    worthQuestioning: { ratio: number; years: number };
    /** Above a tenth. `open` lists the unanswered questions that could be reasons to keep it. */
    aboveTenth: { ratio: number; open: readonly ("financed" | "savings")[] };
    stillPays: { ratio: number; yearAbove: number | null };
  };
  readonly asks: {
    /** The tax on premiums depends on the province. */
    chooseProvince: object;
    /** The car's value is missing, so only the mandatory coverage is shown. */
    mandatoryOnly: object;
    /** The car's value is there, but not both premiums. */
    premiumsMissing: { value: number };
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
    /** Ontario since July 2026: no income replacement from auto insurance or an employer's plan. */
    noIncomeReplacement: object;
    /** The same, if the question about an employer's plan is unanswered. */
    incomeReplacementDropped: object;
    ontarioBenefitsOptional: object;
    /** Planned income replacement: a share of net pay, on gross pay up to a ceiling. */
    albertaCareFirst: { share: number; ceiling: number };
    /** In SK, MB and for basic coverage in BC, only optional coverage can be dropped. */
    publicBasic: object;
    /** Ontario: without direct compensation, nothing is paid even if the driver is not at fault. */
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
  /** Collision and comprehensive premiums as a share of their maximum payout; `null` if one is missing. */
  readonly ratioBoth: number | null;
  readonly ratioCollision: number | null;
  /**
   * First year in which the ratio of both exceeds a tenth; 0 is this year. `null` if none of the twenty years shown.
   */
  readonly yearAbove: number | null;
  /** The same for collision coverage alone. */
  readonly collisionYearAbove: number | null;
  readonly deductibleYears: number | null;
  /** Premium after all discounts, applied in sequence. */
  readonly discounted: number | null;
  /** Combined discount as a fraction. */
  readonly discountTotal: number;
  readonly minimumLiability: DatedFigure | null;
}

const yearsShown = 20;
/** Default if no deductible is entered; listed as an assumption. */
const usualDeductible = 1000;

/** Value of the car after some years. Illustrative: 15 % less each year. */
export function carValueAfter(value: number, years: number): number {
  return value * (1 - ownDamage.depreciation.value) ** years;
}

/**
 * Premium as a share of the maximum payout, which is the car's value less the deductible. `null` if the payout is zero.
 * The share is also the yearly probability of a total loss at which the coverage breaks even.
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

/** Remaining share of a price after discounts applied in sequence. */
export function afterDiscounts(percentages: readonly number[]): number {
  return percentages.reduce((left, percent) => left * (1 - percent / 100), 1);
}

type Step = WorkingStep<AutoAnswerKeys["working"]>;

interface OwnDamage {
  readonly premium: number;
  readonly value: number;
  readonly deductible: number;
  readonly collision: number;
  /** Premiums as entered, before tax. */
  readonly entered: { readonly collision: number; readonly comprehensive: number };
}

/** Collision and comprehensive premiums with tax, if the province, the car's value and both premiums are known. */
function ownDamageOf(values: AutoValues, taxRate: number): OwnDamage | null {
  const { value, collision, comprehensive } = values;
  if (values.province === null || value === null || collision === null || comprehensive === null) return null;
  return {
    value,
    deductible: values.deductible ?? usualDeductible,
    premium: (collision + comprehensive) * (1 + taxRate),
    collision: collision * (1 + taxRate),
    entered: { collision, comprehensive },
  };
}

function headline(values: AutoValues, own: OwnDamage | null): HeadlineOf<AutoAnswerKeys> {
  const request =
    values.value === null
      ? ask({ key: "mandatoryOnly" as const })
      : values.collision === null || values.comprehensive === null
        ? ask({ key: "premiumsMissing" as const, value: values.value })
        : ask({ key: "chooseProvince" as const });
  const found =
    own &&
    claim(values, ["province", "value", "collision", "comprehensive"], () => {
      const { value, deductible, premium } = own;
      const ratio = shareOfMost(premium, value, deductible);
      if (ratio === null) return { key: "cannotPay" as const, value, deductible };
      const { financed, savings } = values;
      if (financed === true) return { key: "keepFinanced" as const, ratio };
      const atStake = value - deductible;
      if (savings !== null && atStake > savings) return { key: "keepSavings" as const, ratio, atStake, savings };
      if (ratio <= ownDamage.questionRatio.value) {
        return { key: "stillPays" as const, ratio, yearAbove: firstYearAbove(premium, value, deductible) };
      }
      const open = (["financed", "savings"] as const).filter((question) => values[question] === null);
      if (open.length > 0) return { key: "aboveTenth" as const, ratio, open };
      return { key: "worthQuestioning" as const, ratio, years: 1 / ratio };
    });
  return found ?? request;
}

function ownDamageSteps(own: OwnDamage, tax: ReturnType<typeof premiumTax>): readonly Step[] {
  const { value, deductible, premium, collision, entered } = own;
  const most = value - deductible;
  const both = shareOfMost(premium, value, deductible);
  const steps: Step[] = [
    {
      key: "ownDamagePremium",
      expression: times(
        `(${plus(dollars(entered.collision), dollars(entered.comprehensive))})`,
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

function movements(values: AutoValues, taxRate: number, { value, deductible: counted, entered }: OwnDamage) {
  return sensitivityOf(
    values,
    [
      vary("value", value * 0.8, value * 1.2, (to) => ({ ...values, value: to })),
      vary("collision", 0, entered.collision * 1.2, (collision) => ({ ...values, collision })),
      vary("comprehensive", 0, entered.comprehensive * 1.2, (comprehensive) => ({ ...values, comprehensive })),
      vary("deductible", 0, counted * 2, (deductible) => ({ ...values, deductible })),
    ],
    (varied) => {
      const own = ownDamageOf(varied, taxRate);
      return (own && shareOfMost(own.premium, own.value, own.deductible)) ?? 0;
    },
  );
}

/**
 * Lists the mandatory coverage of a province, and whether collision, comprehensive and a low deductible are worth their
 * premium.
 * @param today - Payment date of the premiums, for their tax.
 */
export function answerAuto(values: AutoValues, today: IsoDay): AutoAnswer {
  const { province, deductible, altDeductible, altSaving, premium, savings, financed } = values;
  const tax = premiumTax(province, "auto", today);
  const taxRate = tax?.rate ?? 0;
  const own = ownDamageOf(values, taxRate);
  const steps: Step[] = own ? [...ownDamageSteps(own, tax)] : [];

  // An empty alternative saves nothing, so it never pays back.
  const other = { deductible: altDeductible ?? 0, saving: altSaving ?? 0 };
  // The saving has the province's tax in it.
  const years =
    deductible === null || province === null
      ? null
      : yearsToPayBack(deductible, other.deductible, other.saving, taxRate);
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
    ...headline(values, own),
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
