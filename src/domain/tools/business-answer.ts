import type { DatedFigure } from "#domain/dated-figure.ts";
import { minimumLiability } from "#domain/figures/minimum-liability.ts";
import type { BusinessValues } from "./business-inputs.ts";
import { dollars, number, over, times } from "./expression.ts";
import { ask, claim } from "./headline.ts";
import type { HeadlineOf, RemarkOf, ToolAnswer, WorkingStep } from "./tool-answer.ts";
import { vary, sensitivityOf } from "./sensitivity.ts";

/** Kinds of business coverage. */
export type BusinessCoverage =
  | "workersCompensation"
  | "ownersCompensation"
  | "commercialAuto"
  | "nonOwnedAuto"
  | "generalLiability"
  | "professionalLiability"
  | "property"
  | "interruption"
  | "cyber"
  | "employmentPractices"
  | "directorsOfficers"
  | "liquor"
  | "products"
  | "keyPerson";

/** Why a coverage is listed: required by law, required by contract, or worth considering. */
export type BusinessGroup = "law" | "contract" | "consider";

/** Reasons for listing a coverage. Amounts are in dollars. */
export interface BusinessReasons {
  employees: { employees: number };
  staffCoveredOwnersNot: object;
  vehicles: { vehicles: number };
  staffDrive: object;
  contractAsks: { limit: number };
  leaseUsuallyAsks: object;
  visitorsOrWorkElsewhere: object;
  adviceGiven: object;
  regulatorMayRequire: object;
  equipmentAboveSavings: { equipment: number; savings: number };
  ownedPremises: object;
  fixedPremises: { grossProfit: number };
  personalData: object;
  fiveStaff: object;
  board: object;
  alcohol: object;
  goodsSold: object;
  severalOwners: { owners: number };
}

export interface BusinessItem {
  readonly coverage: BusinessCoverage;
  readonly group: BusinessGroup;
  readonly reason: RemarkOf<BusinessReasons>;
  /** Recommended limit, in dollars. */
  readonly amount: number | null;
}

/** An open answer that decides whether a coverage is listed. */
export type BusinessQuestion =
  | "employees"
  | "vehicles"
  | "contractLimit"
  | "visitors"
  | "regulated"
  | "equipment"
  | "savings"
  | "premises"
  | "grossProfit"
  | "data"
  | "owners";

/** A coverage that depends on an open answer. */
export interface OpenCoverage {
  readonly coverage: BusinessCoverage;
  readonly on: BusinessQuestion;
}

/** Message keys of the business tool. */
export interface BusinessAnswerKeys {
  readonly headline: {
    /** Coverages for the answers given, and those that depend on an open answer. */
    list: { items: readonly BusinessItem[]; depends: readonly OpenCoverage[] };
    homePolicyOnly: object;
  };
  readonly asks: { chooseActivity: object };
  readonly working: "liabilityLimit" | "propertySum" | "interruptionSum";
  readonly charts: never;
  readonly warnings: {
    askRegulator: object;
    askFranchisor: object;
    industriesDiffer: object;
    homePolicyExcludes: object;
  };
  readonly reasonsNotToBuy: { homeBasedAdvice: object };
}

export interface BusinessAnswer extends ToolAnswer<BusinessAnswerKeys> {
  /** Ordered by group: law, contract, consider. */
  readonly items: readonly BusinessItem[];
  readonly depends: readonly OpenCoverage[];
  /** Least liability coverage of a vehicle by law; `null` while the province is unknown. */
  readonly minimumLiability: DatedFigure | null;
}

/** Usual liability limit in leases and contracts, in dollars. Ordinary practice. */
const usualLiability = 2_000_000;
/** Number of employees from which employment practices liability is listed. Illustrative. */
const staffForEmploymentPractices = 5;

function lawItems(values: BusinessValues): readonly BusinessItem[] {
  const items: BusinessItem[] = [];
  const add = (coverage: BusinessCoverage, reason: BusinessItem["reason"]) =>
    items.push({ coverage, group: "law", reason, amount: null });
  const employees = values.employees ?? 0;
  const vehicles = values.vehicles ?? 0;
  if (employees > 0) add("workersCompensation", { key: "employees", employees });
  if (vehicles > 0) add("commercialAuto", { key: "vehicles", vehicles });
  return items;
}

/** The higher of the limit that a contract asks for and the usual one, in dollars. */
const liabilityLimit = ({ contractLimit }: BusinessValues) => Math.max(contractLimit ?? 0, usualLiability);

function liabilityItems(values: BusinessValues): readonly BusinessItem[] {
  const { activity, regulated, premises, visitors } = values;
  const items: BusinessItem[] = [];
  const limit = values.contractLimit ?? 0;
  const amount = liabilityLimit(values);
  const add = (group: BusinessGroup, reason: BusinessItem["reason"]) =>
    items.push({ coverage: "generalLiability", group, reason, amount });
  if (limit > 0) add("contract", { key: "contractAsks", limit });
  else if (premises === "leased") add("contract", { key: "leaseUsuallyAsks" });
  else if (visitors === true || activity !== "advice") add("consider", { key: "visitorsOrWorkElsewhere" });
  if (regulated === true || activity === "advice") {
    const reason = regulated === true ? ({ key: "regulatorMayRequire" } as const) : ({ key: "adviceGiven" } as const);
    items.push({ coverage: "professionalLiability", group: "consider", reason, amount: null });
  }
  return items;
}

function propertyItems({ premises, savings, recoveryMonths, ...values }: BusinessValues) {
  const equipment = values.equipment ?? 0;
  const grossProfit = values.grossProfit ?? 0;
  const items: BusinessItem[] = [];
  const add = (coverage: BusinessCoverage, reason: BusinessItem["reason"], amount: number | null) =>
    items.push({ coverage, group: "consider", reason, amount });
  if (savings !== null && equipment > savings)
    add("property", { key: "equipmentAboveSavings", equipment, savings }, equipment);
  else if (premises === "owned") add("property", { key: "ownedPremises" }, null);
  if ((premises === "leased" || premises === "owned") && grossProfit > 0) {
    add("interruption", { key: "fixedPremises", grossProfit }, (grossProfit * recoveryMonths) / 12);
  }
  return items;
}

function otherItems(values: BusinessValues): readonly BusinessItem[] {
  const { activity, staffDrive, data, owners, alcohol, board } = values;
  const employees = values.employees ?? 0;
  const sellsGoods = activity === "making" || activity === "food" || activity === "retail";
  // Liability coverages are usually bought with the limit of general liability. Ordinary practice.
  const limit = liabilityLimit(values);
  const wanted: readonly (readonly [boolean, BusinessCoverage, BusinessItem["reason"], amount: number | null])[] = [
    [employees > 0, "ownersCompensation", { key: "staffCoveredOwnersNot" }, null],
    [staffDrive, "nonOwnedAuto", { key: "staffDrive" }, limit],
    [data === true, "cyber", { key: "personalData" }, null],
    [employees >= staffForEmploymentPractices, "employmentPractices", { key: "fiveStaff" }, null],
    [board, "directorsOfficers", { key: "board" }, null],
    [alcohol, "liquor", { key: "alcohol" }, limit],
    [sellsGoods, "products", { key: "goodsSold" }, limit],
    [(owners ?? 1) >= 2, "keyPerson", { key: "severalOwners", owners: owners ?? 1 }, null],
  ];
  return wanted.flatMap(([isWanted, coverage, reason, amount]) =>
    isWanted ? [{ coverage, group: "consider" as const, reason, amount }] : [],
  );
}

function working(values: BusinessValues, items: readonly BusinessItem[]) {
  return items.flatMap(({ coverage, amount, reason }): WorkingStep<BusinessAnswerKeys["working"]>[] => {
    if (amount === null) return [];
    if (coverage === "generalLiability") return [{ key: "liabilityLimit", value: amount, unit: "CAD" }];
    if (coverage === "property") return [{ key: "propertySum", value: amount, unit: "CAD" }];
    if (reason.key !== "fixedPremises") return [];
    return [
      {
        key: "interruptionSum",
        expression: times(dollars(reason.grossProfit), over(number(values.recoveryMonths), "12")),
        value: amount,
        unit: "CAD",
      },
    ];
  });
}

/** All coverages by group; empty while the kind of business is unknown. */
function itemsOf(values: BusinessValues): readonly BusinessItem[] {
  if (values.activity === null) return [];
  return [...lawItems(values), ...liabilityItems(values), ...propertyItems(values), ...otherItems(values)];
}

/**
 * Coverages that an open answer could add to the list. A tick box counts as answered: it is listed with its question
 * only where the verdict rests on it.
 */
function dependsOf(values: BusinessValues, items: readonly BusinessItem[]): readonly OpenCoverage[] {
  const { activity, premises, employees, vehicles, visitors, regulated, equipment, savings, grossProfit } = values;
  if (activity === null) return [];
  const hasPremises = premises === "leased" || premises === "owned";
  const propertyDependsOn = equipment === null ? "equipment" : "savings";
  const isOpen: readonly (readonly [boolean, BusinessCoverage, BusinessQuestion])[] = [
    [employees === null, "workersCompensation", "employees"],
    [vehicles === null, "commercialAuto", "vehicles"],
    [premises === null, "generalLiability", "premises"],
    [visitors === null, "generalLiability", "visitors"],
    [values.contractLimit === null, "generalLiability", "contractLimit"],
    [regulated === null, "professionalLiability", "regulated"],
    [premises === null && (savings ?? 0) >= (equipment ?? Infinity), "property", "premises"],
    [equipment === null || (equipment > 0 && savings === null), "property", propertyDependsOn],
    [hasPremises && grossProfit === null, "interruption", "grossProfit"],
    [premises === null && grossProfit !== 0, "interruption", "premises"],
    [employees === null, "ownersCompensation", "employees"],
    [values.data === null, "cyber", "data"],
    [employees === null, "employmentPractices", "employees"],
    [values.owners === null, "keyPerson", "owners"],
  ];
  const listed = new Set(items.map(({ coverage }) => coverage));
  const found = isOpen.filter(([open, coverage]) => open && !listed.has(coverage));
  return found
    .filter(([, coverage], index) => found.findIndex(([, other]) => other === coverage) === index)
    .map(([, coverage, on]) => ({ coverage, on }));
}

/**
 * Sensitivity of the list to each answer. Inputs that change a single coverage rank too low to be shown, so they are
 * left out.
 */
function movements(values: BusinessValues): BusinessAnswer["sensitivity"] {
  return sensitivityOf(
    values,
    [
      vary("employees", 0, Math.max(staffForEmploymentPractices, values.employees ?? 0), (employees) => ({
        ...values,
        employees,
      })),
      vary("premises", "home", "leased", (premises) => ({ ...values, premises })),
      vary("vehicles", 0, Math.max(1, values.vehicles ?? 0), (vehicles) => ({ ...values, vehicles })),
      vary("owners", 1, Math.max(2, values.owners ?? 1), (owners) => ({ ...values, owners })),
    ],
    (varied) => itemsOf(varied).length,
  );
}

/**
 * Lists the coverages that a business needs by law or contract, or should consider. Without prices: they depend on more
 * than the answers here.
 */
export function answerBusiness(values: BusinessValues): BusinessAnswer {
  const { activity, premises, employees, visitors, data, regulated, franchise, province } = values;
  const items = itemsOf(values);
  const depends = dependsOf(values, items);
  const isAlone = employees === 0 && visitors === false && data === false;
  const isHomeAdvice = activity === "advice" && premises === "home" && isAlone;
  const onlyProfessional = items.every(({ coverage }) => coverage === "professionalLiability");
  const headline: HeadlineOf<BusinessAnswerKeys> =
    claim(
      values,
      ["activity"],
      () =>
        isHomeAdvice && onlyProfessional && regulated === false && depends.length === 0
          ? { key: "homePolicyOnly" as const }
          : { key: "list" as const, items, depends },
      [
        ...(isHomeAdvice ? ["staffDrive", "alcohol", "board"] : []),
        ...(items.some(({ coverage }) => coverage === "interruption") ? ["recoveryMonths"] : []),
      ],
    ) ?? ask({ key: "chooseActivity" as const });
  return {
    ...headline,
    items,
    depends,
    minimumLiability: province && minimumLiability[province],
    working: working(values, items),
    charts: [],
    warnings: [
      ...(regulated === true ? [{ key: "askRegulator" as const }] : []),
      ...(franchise ? [{ key: "askFranchisor" as const }] : []),
      ...((employees ?? 0) > 0 ? [{ key: "industriesDiffer" as const }] : []),
      ...(premises === "home" ? [{ key: "homePolicyExcludes" as const }] : []),
    ],
    reasonsNotToBuy: isHomeAdvice ? [{ key: "homeBasedAdvice" }] : [],
    sensitivity: movements(values),
    assumptions: [],
    nextSteps: [
      {
        tool: "coverage-gap-analyzer",
        entries: { province, ...(premises !== null && { homeBusiness: premises === "home" }) },
      },
    ],
  };
}
