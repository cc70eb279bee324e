import type { DatedFigure, IsoDay } from "#domain/dated-figure.ts";
import { hospitalDayAbroad } from "#domain/figures/hospital-abroad.ts";
import { minimumLiability } from "#domain/figures/minimum-liability.ts";
import type { PremiumLine } from "#domain/figures/premium-taxes.ts";
import type { ProvinceCode } from "#domain/province-code.ts";
import { premiumTax, type PremiumTax } from "./premium-tax.ts";
import { ask, claim } from "./headline.ts";
import type { HeadlineOf, RemarkOf, ToolAnswer } from "./tool-answer.ts";
import { probateFee } from "./probate-fee.ts";
import type { ProvincialGuideValues } from "./provincial-guide-inputs.ts";

/**
 * Auto insurance system: private, public basic coverage, or public injury coverage with private companies for the rest.
 */
export type AutoSystem = "private" | "publicBasic" | "stateInjuries";

/** A change of law with an effective date. */
export type DatedChange = "albertaCareFirst" | "quebecPremiumTax" | "ontarioOptionalBenefits";

/** Rules of a province that the tools use. Names and contacts are in the provincial records. */
export interface ProvincialRules {
  readonly province: ProvinceCode;
  readonly auto: AutoSystem;
  readonly minimumLiability: DatedFigure;
  readonly premiumTax: Readonly<Record<"home" | "auto" | "business" | "life", PremiumTax | null>>;
  /** Probate fee for an estate of $1 million, with a notarial will in Quebec; `null` if not found. */
  readonly probateOnMillion: number | null;
  /** `null` if no current amount was found. */
  readonly hospitalDay: DatedFigure<readonly [number, number]> | null;
  readonly pensionPlan: "CPP" | "QPP";
  readonly changes: readonly { readonly key: DatedChange; readonly day: IsoDay }[];
}

/** A difference between two provinces. */
export type MoveDifference =
  | "auto"
  | "minimumLiability"
  | "homeTax"
  | "autoTax"
  | "probate"
  | "hospitalDay"
  | "pensionPlan";

/** Tasks within about 90 days of a move. Ordinary practice. */
export const moveTasks = ["healthCard", "licence", "plates", "homePolicy", "autoPolicy", "will"] as const;

/** Message keys of the guide. */
export interface ProvincialGuideKeys {
  readonly headline: {
    oneProvince: { province: ProvinceCode };
    move: { from: ProvinceCode; to: ProvinceCode; differences: readonly MoveDifference[] };
    sameProvince: { province: ProvinceCode };
  };
  readonly asks: { chooseProvince: object };
  /** No working: all values are looked up. */
  readonly working: never;
  readonly charts: never;
  readonly warnings: { taxUnknown: { province: ProvinceCode } };
  readonly reasonsNotToBuy: object;
}

export interface ProvincialGuideAnswer extends ToolAnswer<ProvincialGuideKeys> {
  readonly first: ProvincialRules | null;
  readonly second: ProvincialRules | null;
  readonly differences: readonly MoveDifference[];
  readonly tasks: readonly (typeof moveTasks)[number][];
}

const million = 1_000_000;

function autoSystem(province: ProvinceCode): AutoSystem {
  if (province === "QC") return "stateInjuries";
  return province === "BC" || province === "SK" || province === "MB" ? "publicBasic" : "private";
}

function changesOf(province: ProvinceCode): ProvincialRules["changes"] {
  if (province === "AB") return [{ key: "albertaCareFirst", day: "2027-01-01" }];
  if (province === "QC") return [{ key: "quebecPremiumTax", day: "2027-01-01" }];
  return province === "ON" ? [{ key: "ontarioOptionalBenefits", day: "2026-07-01" }] : [];
}

function rulesOf(province: ProvinceCode, today: IsoDay): ProvincialRules {
  const tax = (line: PremiumLine) => premiumTax(province, line, today);
  return {
    province,
    auto: autoSystem(province),
    minimumLiability: minimumLiability[province],
    premiumTax: { home: tax("home"), auto: tax("auto"), business: tax("business"), life: tax("life") },
    probateOnMillion: probateFee(province, million, "notarial"),
    hospitalDay: hospitalDayAbroad(province),
    pensionPlan: province === "QC" ? "QPP" : "CPP",
    changes: changesOf(province),
  };
}

function differencesOf(one: ProvincialRules, other: ProvincialRules): readonly MoveDifference[] {
  const compared: readonly (readonly [MoveDifference, (rules: ProvincialRules) => unknown])[] = [
    ["auto", ({ auto }) => auto],
    ["minimumLiability", (rules) => rules.minimumLiability.value],
    ["homeTax", (rules) => rules.premiumTax.home?.rate],
    ["autoTax", (rules) => rules.premiumTax.auto?.rate],
    ["probate", ({ probateOnMillion }) => probateOnMillion],
    ["hospitalDay", ({ hospitalDay }) => String(hospitalDay?.value)],
    ["pensionPlan", ({ pensionPlan }) => pensionPlan],
  ];
  return compared.filter(([, of]) => of(one) !== of(other)).map(([key]) => key);
}

function headline(
  values: ProvincialGuideValues,
  differences: readonly MoveDifference[],
): HeadlineOf<ProvincialGuideKeys> {
  const { second } = values;
  return (
    claim(values, ["province"], ({ province }) => {
      if (second === null) return { key: "oneProvince" as const, province };
      return second === province
        ? { key: "sameProvince" as const, province }
        : { key: "move" as const, from: province, to: second, differences };
    }) ?? ask({ key: "chooseProvince" as const })
  );
}

/** Lists the rules of a province, and the differences if a second one is chosen. */
export function answerProvincialGuide(values: ProvincialGuideValues, today: IsoDay): ProvincialGuideAnswer {
  const first = values.province && rulesOf(values.province, today);
  const second = values.second && rulesOf(values.second, today);
  const isMove = first !== null && second !== null && first.province !== second.province;
  const differences = isMove ? differencesOf(first, second) : [];
  const shown = [first, ...(isMove ? [second] : [])].filter((rules) => rules !== null);
  return {
    ...headline(values, differences),
    first,
    second,
    differences,
    tasks: isMove ? moveTasks : [],
    working: [],
    charts: [],
    warnings: shown.flatMap(({ province, premiumTax: { home } }): RemarkOf<ProvincialGuideKeys["warnings"]>[] =>
      home === null ? [{ key: "taxUnknown", province }] : [],
    ),
    reasonsNotToBuy: [],
    sensitivity: [],
    assumptions: [],
    nextSteps: (["home-insurance-calculator", "auto-insurance-calculator"] as const).map((tool) => ({
      tool,
      entries: {},
    })),
  };
}
