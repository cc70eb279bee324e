import type { IsoDay } from "#domain/dated-figure.ts";
import type { PremiumLine } from "#domain/figures/premium-taxes.ts";
import { dollars, minus, number, over, plus, times } from "./expression.ts";
import { ask, claim } from "./headline.ts";
import type { MultiPolicyValues } from "./multi-policy-inputs.ts";
import { premiumTax, whyNoTax, type PremiumTax, type WhyNoTax } from "./premium-tax.ts";
import type { HeadlineOf, RemarkOf, ToolAnswer, WorkingStep } from "./tool-answer.ts";
import { vary, sensitivityOf } from "./sensitivity.ts";

/** Message keys of the bundle tool. Amounts are in dollars a year. */
export interface MultiPolicyAnswerKeys {
  readonly headline: {
    /** Coverage differs, so the prices are not comparable. */
    notLikeForLike: { saving: number };
    bundleSaves: { saving: number; limitsKnown: boolean };
    bundleCostsMore: { more: number; limitsKnown: boolean };
    /** `limitsKnown`: coverage is the same in both, according to the visitor. */
    same: { limitsKnown: boolean };
  };
  readonly asks: {
    noPolicies: object;
    notABundle: object;
    /** A price is missing or zero. Policies are numbered from 1. */
    priceMissing: { policy: number };
    /** The tax depends on what the policy insures. */
    lineMissing: { policy: number };
    /** The tax on premiums depends on the province. */
    chooseProvince: object;
  };
  readonly working: "bundlePrice" | "separatePrice" | "bundle" | "separate" | "saving" | "breakEvenDiscount";
  readonly charts: "prices" | "bundle" | "separate";
  readonly warnings: {
    taxUnknown: { policy: number; why: WhyNoTax };
    /** In BC, Saskatchewan and Manitoba, only optional auto coverage can be bundled. */
    publicBasicAuto: object;
    deductiblesDiffer: { policy: number; difference: number };
    shortRate: object;
    oneClaimDisturbsBoth: object;
  };
  readonly reasonsNotToBuy: { breakEvenAboveOffer: { breakEven: number; offered: number } };
}

export interface MultiPolicyAnswer extends ToolAnswer<MultiPolicyAnswerKeys> {
  readonly bundle: number | null;
  readonly separate: number | null;
  /** Negative if the bundle costs more. */
  readonly saving: number | null;
  /** Discount on the whole bundle at which both cost the same, including the cancellation penalty. */
  readonly breakEvenDiscount: number | null;
}

interface PricedPolicy {
  readonly ordinal: number;
  readonly line: PremiumLine;
  readonly base: number;
  readonly discount: number;
  readonly alone: number;
  readonly tax: PremiumTax | null;
  readonly factor: number;
}

interface Totals {
  readonly base: number;
  readonly bundle: number;
  readonly separate: number;
  readonly saving: number;
  readonly breakEven: number;
  /** Combined discount of the bundle as a fraction. */
  readonly offered: number;
}

function price({ province, policies }: MultiPolicyValues, today: IsoDay): readonly (PricedPolicy | null)[] {
  return policies.map(({ line, bundleBase, bundleDiscountPct, standalone }, index) => {
    if (!bundleBase || standalone === null || line === null) return null;
    const tax = premiumTax(province, line, today);
    return {
      ordinal: index + 1,
      line,
      base: bundleBase,
      discount: bundleDiscountPct / 100,
      alone: standalone,
      tax,
      factor: 1 + (tax?.rate ?? 0),
    };
  });
}

function totalsOf(policies: readonly PricedPolicy[], penalty: number): Totals {
  const sum = (of: (policy: PricedPolicy) => number) => policies.reduce((all, policy) => all + of(policy), 0);
  const base = sum((policy) => policy.base * policy.factor);
  const bundle = sum((policy) => policy.base * (1 - policy.discount) * policy.factor);
  const separate = sum((policy) => policy.alone * policy.factor);
  return {
    base,
    bundle,
    separate,
    saving: separate - bundle - penalty,
    breakEven: 1 - (separate - penalty) / base,
    offered: 1 - bundle / base,
  };
}

/** Whether every policy is marked as having the same coverage in both. */
function isLikeForLike({ policies }: MultiPolicyValues): boolean {
  return policies.every(({ sameLimits }) => sameLimits === true);
}

/** Asks for the first answer that every comparison needs. */
function requestOf({ policies }: MultiPolicyValues, priced: readonly (PricedPolicy | null)[]) {
  if (priced.length === 0) return ask({ key: "noPolicies" as const });
  if (priced.length === 1) return ask({ key: "notABundle" as const });
  const open = priced.indexOf(null);
  const policy = policies[open];
  if (policy === undefined) return ask({ key: "chooseProvince" as const });
  const hasPrices = Boolean(policy.bundleBase) && policy.standalone !== null;
  return ask({ key: hasPrices ? ("lineMissing" as const) : ("priceMissing" as const), policy: open + 1 });
}

function headline(
  values: MultiPolicyValues,
  priced: readonly (PricedPolicy | null)[],
  totals: Totals | null,
): HeadlineOf<MultiPolicyAnswerKeys> {
  const found = claim(
    values,
    ["province", "policies"],
    ({ policies }) => {
      if (totals === null) return null;
      const { saving } = totals;
      if (policies.some(({ sameLimits }) => sameLimits === false)) return { key: "notLikeForLike" as const, saving };
      const limitsKnown = isLikeForLike(values);
      if (saving > 0) return { key: "bundleSaves" as const, saving, limitsKnown };
      return saving < 0
        ? { key: "bundleCostsMore" as const, more: -saving, limitsKnown }
        : { key: "same" as const, limitsKnown };
    },
    ["policies.bundleDiscountPct", "penalty"],
  );
  return found ?? requestOf(values, priced);
}

function warnings(values: MultiPolicyValues, complete: readonly PricedPolicy[]) {
  const { province, policies, penalty } = values;
  const said: RemarkOf<MultiPolicyAnswerKeys["warnings"]>[] = [];
  for (const { tax, ordinal, line } of complete) {
    if (tax === null) said.push({ key: "taxUnknown", policy: ordinal, why: whyNoTax(province, line) });
  }
  const isPublic = province === "BC" || province === "SK" || province === "MB";
  if (isPublic && policies.some(({ line }) => line === "auto")) said.push({ key: "publicBasicAuto" });
  for (const [index, { deductibleDifference }] of policies.entries()) {
    if (deductibleDifference !== 0) {
      said.push({ key: "deductiblesDiffer", policy: index + 1, difference: deductibleDifference });
    }
  }
  if (penalty > 0) said.push({ key: "shortRate" });
  if (policies.length > 1) said.push({ key: "oneClaimDisturbsBoth" });
  return said;
}

function working(policies: readonly PricedPolicy[], totals: Totals, penalty: number) {
  const steps: WorkingStep<MultiPolicyAnswerKeys["working"]>[] = policies.flatMap(
    ({ ordinal, base, discount, alone, factor, tax }) => [
      {
        key: "bundlePrice" as const,
        ordinal,
        expression: times(dollars(base), number(1 - discount), number(factor)),
        value: base * (1 - discount) * factor,
        unit: "CAD/year" as const,
        ...(tax && { figures: [tax.figure] }),
      },
      {
        key: "separatePrice" as const,
        ordinal,
        expression: times(dollars(alone), number(factor)),
        value: alone * factor,
        unit: "CAD/year" as const,
        ...(tax && { figures: [tax.figure] }),
      },
    ],
  );
  const parts = (of: (policy: PricedPolicy) => number) => plus(...policies.map((policy) => dollars(of(policy))));
  return [
    ...steps,
    {
      key: "bundle" as const,
      expression: parts(({ base, discount, factor }) => base * (1 - discount) * factor),
      value: totals.bundle,
      unit: "CAD/year" as const,
    },
    {
      key: "separate" as const,
      expression: parts(({ alone, factor }) => alone * factor),
      value: totals.separate,
      unit: "CAD/year" as const,
    },
    {
      key: "saving" as const,
      expression: minus(dollars(totals.separate), dollars(totals.bundle), dollars(penalty)),
      value: totals.saving,
      unit: "CAD/year" as const,
    },
    {
      key: "breakEvenDiscount" as const,
      expression: minus("1", over(`(${minus(dollars(totals.separate), dollars(penalty))})`, dollars(totals.base))),
      value: totals.breakEven,
      unit: "ratio" as const,
    },
  ];
}

/**
 * Compares a bundle with the best separate prices. The break-even discount includes the cancellation penalty.
 * @param today - Payment date of the premiums, for their tax.
 */
export function answerMultiPolicy(values: MultiPolicyValues, today: IsoDay): MultiPolicyAnswer {
  const { penalty } = values;
  const priced = price(values, today);
  const complete = priced.filter((policy) => policy !== null);
  const isComplete = values.province !== null && priced.length > 1 && complete.length === priced.length;
  const totals = isComplete ? totalsOf(complete, penalty) : null;
  return {
    ...headline(values, priced, totals),
    bundle: totals && totals.bundle,
    separate: totals && totals.separate,
    saving: totals && totals.saving,
    breakEvenDiscount: totals && totals.breakEven,
    working: totals ? working(complete, totals, penalty) : [],
    charts: totals
      ? [
          {
            kind: "bars",
            key: "prices",
            unit: "CAD/year",
            bars: [
              { key: "bundle", value: totals.bundle + penalty },
              { key: "separate", value: totals.separate },
            ],
          },
        ]
      : [],
    warnings: warnings(values, complete),
    reasonsNotToBuy:
      totals === null || totals.breakEven <= totals.offered || !isLikeForLike(values)
        ? []
        : [{ key: "breakEvenAboveOffer", breakEven: totals.breakEven, offered: totals.offered }],
    sensitivity: totals
      ? sensitivityOf(
          { policies: complete, penalty },
          [
            vary("penalty", 0, 500, (to) => ({ policies: complete, penalty: to })),
            ...complete.flatMap((policy, index) => {
              const path = `policies.${policy.ordinal - 1}`;
              const withPolicy = (changed: PricedPolicy) => ({ policies: complete.with(index, changed), penalty });
              return [
                vary(`${path}.bundleDiscountPct`, 5, 25, (to) => withPolicy({ ...policy, discount: to / 100 })),
                vary(`${path}.standalone`, policy.alone * 0.9, policy.alone * 1.1, (alone) =>
                  withPolicy({ ...policy, alone }),
                ),
              ];
            }),
          ],
          (varied) => totalsOf(varied.policies, varied.penalty).saving,
        )
      : [],
    assumptions: [],
    nextSteps: [{ tool: "insurance-comparison-tool", entries: { province: values.province } }],
  };
}
