import { endOfLife } from "#domain/figures/end-of-life.ts";
import { probateFees } from "#domain/figures/probate-fees.ts";
import type { ProvinceCode } from "#domain/province-code.ts";
import type { EstateValues } from "./estate-inputs.ts";
import { dollars, minus, number, plus, times } from "./expression.ts";
import { incomeTax, incomeTaxFigures } from "./income-tax.ts";
import { probateFee } from "./probate-fee.ts";
import { ask, claim } from "./headline.ts";
import { roundForDisplay } from "./round-for-display.ts";
import type { DerivedAssumption, HeadlineOf, RemarkOf, ToolAnswer, WorkingStep } from "./tool-answer.ts";
import { vary, sensitivityOf } from "./sensitivity.ts";

/** Message keys of the estate tool. Amounts are in dollars. */
export interface EstateAnswerKeys {
  readonly headline: {
    /** Debts exceed all assets. */
    insolvent: { debts: number; assets: number };
    /* The amounts are sums of rounded parts, so that the bars of the chart add up to them. */
    /** `open` lists unanswered questions that could change the verdict. */
    enoughCash: EstateSums & { left: number; open: readonly EstateQuestion[] };
    short: EstateSums & { short: number; ifSpouseInherits: number; open: readonly EstateQuestion[] };
  };
  readonly asks: {
    chooseProvince: object;
    /** Tax waits until the second death if a spouse inherits. */
    spouseFirst: object;
    /** Registered plans or cash are unknown. */
    plansAndCash: object;
  };
  readonly working:
    | "gains"
    | "taxableGains"
    | "registered"
    | "taxAtDeath"
    | "extraTax"
    | "probateBase"
    | "probate"
    | "funeral"
    | "legal"
    | "debts"
    | "bill"
    | "cash"
    | "short";
  readonly charts: "bill" | "tax" | "probate" | "costs" | "debts" | "cash";
  readonly warnings: {
    /** Quebec without a notarial will. */
    probateUnknown: object;
    registeredToAnother: { amount: number };
    lossesNetted: { loss: number };
    exemptionOnce: object;
    quebecDesignations: object;
    /** In Québec a partner who is neither married nor in a civil or parental union inherits under a will alone. */
    quebecPartnerNeedsWill: object;
    jointTitleRisky: object;
    leftOut: object;
  };
  readonly reasonsNotToBuy: { spouseInherits: object; cashExceedsBill: { left: number } };
}

/** Rounded amounts of the bill. */
export interface EstateSums {
  /** Tax, probate and costs. */
  readonly bill: number;
  readonly debts: number;
  /** Part of the bill for a lawyer and an accountant, which is illustrative. */
  readonly legal: number;
}

/** Unanswered questions that could change the verdict. */
export type EstateQuestion = "investments" | "cottage" | "debts";

/** Amounts due at death and the assets that pay them, in one scenario. */
export interface EstateBill {
  readonly gains: number;
  readonly taxableGains: number;
  readonly registered: number;
  readonly tax: number;
  /** Additional tax, beyond that on the year's other income. */
  readonly extraTax: number;
  /** Value of the assets that pass by will. */
  readonly probateBase: number;
  /** `null` if the fee is unknown; it then counts as zero. */
  readonly probate: number | null;
  readonly legal: number;
  readonly debts: number;
  readonly bill: number;
  readonly cash: number;
  /** Negative if cash is left. */
  readonly short: number;
}

export interface EstateAnswer extends ToolAnswer<EstateAnswerKeys> {
  readonly asEntered: EstateBill | null;
  readonly allToSpouse: EstateBill | null;
  readonly noSpouse: EstateBill | null;
}

function fillProperty({ value, cost }: EstateValues["cottage"]) {
  // Without a value, what was paid says nothing about a gain.
  return value === null ? { value: 0, cost: 0 } : { value, cost: cost ?? 0 };
}

/** Replaces empty amounts with zero. */
function fillEstate(values: EstateValues) {
  return {
    ...values,
    spouse: values.spouse === true,
    rrsp: values.rrsp ?? 0,
    tfsa: values.tfsa ?? 0,
    investments: fillProperty(values.investments),
    cottage: fillProperty(values.cottage),
    home: values.home ?? 0,
    businessGain: values.businessGain ?? 0,
    jointWithSpouse: values.jointWithSpouse ?? 0,
    cash: values.cash ?? 0,
    debts: values.debts ?? 0,
    mortgage: values.mortgage ?? 0,
  };
}

type FilledEstate = ReturnType<typeof fillEstate>;

/** Whether a property's value or cost is missing. */
function isOpenProperty({ value, cost }: EstateValues["cottage"]): boolean {
  return value === null || (value > 0 && cost === null);
}

function openQuestions({ investments, cottage, debts }: EstateValues): readonly EstateQuestion[] {
  const isOpen: Readonly<Record<EstateQuestion, boolean>> = {
    investments: isOpenProperty(investments),
    cottage: isOpenProperty(cottage),
    debts: debts === null,
  };
  return (["investments", "cottage", "debts"] as const).filter((question) => isOpen[question]);
}

/** Whether all assets were entered, so that they can be compared with debts. */
function isAllOwnedEntered({ rrsp, tfsa, investments, cottage, home, cash }: EstateValues): boolean {
  return [rrsp, tfsa, investments.value, cottage.value, home, cash].every((entry) => entry !== null);
}

/**
 * Capital gains at death. Only one home is exempt for the same years; losses offset other gains. Gains on qualified
 * shares or a farm count above the lifetime exemption.
 */
function gainsOf({ investments, cottage, home, homeCost, exempt, businessGain }: FilledEstate): number {
  const ofCottage = cottage.value - cottage.cost;
  const ofHome = homeCost === null ? 0 : home - homeCost;
  const ofLand = exempt === "home" ? ofCottage : ofHome;
  const ofBusiness = Math.max(0, businessGain - endOfLife.lifetimeExemption.value);
  return investments.value - investments.cost + ofLand + ofBusiness;
}

/**
 * Debts deducted before probate: mortgages in Ontario, Nova Scotia and New Brunswick, all debts in Alberta. General
 * knowledge.
 */
function deductedDebts(province: ProvinceCode, { debts, mortgage }: FilledEstate): number {
  if (province === "AB") return debts;
  return province === "ON" || province === "NS" || province === "NB" ? Math.min(debts, mortgage) : 0;
}

/**
 * Whether a registered plan belongs to the estate. In Quebec, a beneficiary designation on a bank's plan has no effect.
 */
function belongsToEstate(province: ProvinceCode, named: EstateValues["rrspNamed"]): boolean {
  return named === "estate" || province === "QC";
}

/** Value of the assets that pass by will. */
function probateBaseOf(province: ProvinceCode, values: FilledEstate): number {
  const { rrsp, rrspNamed, tfsa, tfsaNamed, investments, cottage, home, cash, jointWithSpouse } = values;
  const assets =
    (belongsToEstate(province, rrspNamed) ? rrsp : 0) +
    (belongsToEstate(province, tfsaNamed) ? tfsa : 0) +
    investments.value +
    cottage.value +
    home +
    cash;
  return Math.max(0, assets - jointWithSpouse - deductedDebts(province, values));
}

/**
 * Amounts due at death: tax on registered plans and half the gains, probate on assets that pass by will, funeral, legal
 * costs and debts, against cash and investments. If a spouse inherits, tax on plans and gains is deferred; probate is
 * still due. Left out: the clawback of benefits, Ontario's health premium, donation and medical credits, recaptured
 * depreciation, and property abroad. Sources: S975 (gains), S240 (funeral); each probate schedule names its own.
 */
function estateBill(province: ProvinceCode, values: FilledEstate): EstateBill {
  const { spouse, otherIncome, rrsp, rrspNamed, tfsa, tfsaNamed, investments, cash, debts, funeral, will } = values;
  const gains = spouse ? 0 : gainsOf(values);
  const taxableGains = Math.max(0, gains) * endOfLife.inclusion.value;
  const registered = spouse || rrspNamed === "spouse" ? 0 : rrsp;
  // In the year of death, half of a capital loss can be deducted from any income.
  const loss = Math.max(0, -gains) * endOfLife.inclusion.value;
  const tax = incomeTax(province, Math.max(0, otherIncome + registered + taxableGains - loss));
  const probateBase = probateBaseOf(province, values);
  const probate = probateFee(province, probateBase, will);
  const legal = endOfLife.legal.value;
  const bill = tax + (probate ?? 0) + funeral + legal;
  const available =
    cash +
    investments.value +
    (belongsToEstate(province, rrspNamed) ? rrsp : 0) +
    (belongsToEstate(province, tfsaNamed) ? tfsa : 0);
  return {
    gains,
    taxableGains,
    registered,
    tax,
    extraTax: tax - incomeTax(province, otherIncome),
    probateBase,
    probate,
    legal,
    debts,
    bill,
    cash: available,
    short: bill + debts - available,
  };
}

function headline(
  entered: EstateValues,
  bills: { readonly asEntered: EstateBill; readonly allToSpouse: EstateBill } | null,
): HeadlineOf<EstateAnswerKeys> {
  const { rrsp, tfsa, investments, cottage, home, cash } = fillEstate(entered);
  const assets = rrsp + tfsa + investments.value + cottage.value + home + cash;
  if (isAllOwnedEntered(entered)) {
    const insolvent = claim(entered, ["debts"], (known) =>
      known.debts > assets ? { key: "insolvent" as const, debts: known.debts, assets } : null,
    );
    if (insolvent) return insolvent;
  }
  const { province, spouse } = entered;
  const request =
    province === null
      ? ask({ key: "chooseProvince" as const })
      : ask({ key: spouse === null ? ("spouseFirst" as const) : ("plansAndCash" as const) });
  const found =
    bills &&
    claim(
      entered,
      ["province", "spouse", "rrsp", "cash"],
      () => {
        const { asEntered: bill, allToSpouse: low } = bills;
        const shown = roundedParts(bill);
        const sums = { bill: shown.bill, debts: shown.debts, legal: bill.legal };
        const open = openQuestions(entered);
        return bill.short > 0
          ? {
              key: "short" as const,
              ...sums,
              short: roundedShort(bill),
              ifSpouseInherits: Math.max(0, roundedShort(low)),
              open,
            }
          : { key: "enoughCash" as const, ...sums, left: 0 - roundedShort(bill), open };
      },
      ["funeral", "otherIncome", "will", "exempt", "rrspNamed", "tfsaNamed"],
    );
  return found ?? request;
}

/** Amounts left empty, which count as zero. */
function zeros(entered: EstateValues): readonly DerivedAssumption[] {
  const amounts = {
    tfsa: entered.tfsa,
    home: entered.home,
    "cottage.value": entered.cottage.value,
    "investments.value": entered.investments.value,
    businessGain: entered.businessGain,
    jointWithSpouse: entered.jointWithSpouse,
    debts: entered.debts,
    mortgage: entered.debts === null ? 0 : entered.mortgage,
    "cottage.cost": entered.cottage.value === null ? 0 : entered.cottage.cost,
    "investments.cost": entered.investments.value === null ? 0 : entered.investments.cost,
  };
  return Object.entries(amounts).flatMap(([input, value]) => (value === null ? [{ input, value: 0 }] : []));
}

/** The bill in rounded parts, whose sums are shown. */
function roundedParts(bill: EstateBill) {
  const tax = roundForDisplay(bill.tax);
  const probate = roundForDisplay(bill.probate ?? 0);
  const costs = roundForDisplay(bill.bill - bill.tax - (bill.probate ?? 0));
  const debts = roundForDisplay(bill.debts);
  const cash = roundForDisplay(bill.cash);
  const sum = tax + probate + costs;
  return { tax, probate, costs, debts, cash, bill: sum, short: sum + debts - cash };
}

/** The shortfall of the rounded parts, or the exact one, rounded, where the signs differ. Negative for a surplus. */
function roundedShort(bill: EstateBill): number {
  const { short } = roundedParts(bill);
  return Math.sign(short) === Math.sign(bill.short) ? short : roundForDisplay(bill.short);
}

function billChart({
  tax,
  probate,
  costs,
  debts,
  cash,
}: ReturnType<typeof roundedParts>): EstateAnswer["charts"][number] {
  return {
    kind: "bars",
    key: "bill",
    unit: "CAD",
    bars: [
      { key: "tax", value: tax },
      { key: "probate", value: probate },
      { key: "costs", value: costs },
      { key: "debts", value: debts },
    ],
    marker: { key: "cash", value: cash },
  };
}

function warnings(values: FilledEstate, bill: EstateBill | null) {
  const { province, rrsp, rrspNamed, cottage, home, spouse, will } = values;
  const said: RemarkOf<EstateAnswerKeys["warnings"]>[] = [];
  if (bill && bill.probate === null) said.push({ key: "probateUnknown" });
  if (rrspNamed === "namedOther" && rrsp > 0 && !spouse) said.push({ key: "registeredToAnother", amount: rrsp });
  if (bill && bill.gains < 0) said.push({ key: "lossesNetted", loss: -bill.gains });
  if (cottage.value > 0 && home > 0) said.push({ key: "exemptionOnce" });
  if (province === "QC" && rrspNamed !== "estate") said.push({ key: "quebecDesignations" });
  if (province === "QC" && spouse && will !== "notarial") said.push({ key: "quebecPartnerNeedsWill" });
  said.push({ key: "jointTitleRisky" }, { key: "leftOut" });
  return said;
}

function working(province: ProvinceCode, values: FilledEstate, bill: EstateBill): EstateAnswer["working"] {
  const { funeral, otherIncome } = values;
  const { gains, taxableGains, registered, tax, extraTax, probateBase, probate, legal, debts, cash } = bill;
  const hasFees = province !== "QC";
  const steps: WorkingStep<EstateAnswerKeys["working"]>[] = [
    { key: "gains", value: gains, unit: "CAD", figures: [endOfLife.lifetimeExemption] },
    {
      key: "taxableGains",
      expression: times(dollars(Math.max(0, gains)), number(endOfLife.inclusion.value)),
      value: taxableGains,
      unit: "CAD",
      figures: [endOfLife.inclusion],
    },
    { key: "registered", value: registered, unit: "CAD" },
    {
      key: "taxAtDeath",
      expression: plus(...[otherIncome, registered, taxableGains].map(dollars)),
      value: tax,
      unit: "CAD",
      figures: incomeTaxFigures(province),
    },
    { key: "extraTax", expression: minus(dollars(tax), dollars(tax - extraTax)), value: extraTax, unit: "CAD" },
    { key: "probateBase", value: probateBase, unit: "CAD" },
    { key: "probate", value: probate ?? 0, unit: "CAD", ...(hasFees && { figures: [probateFees[province]] }) },
    { key: "funeral", value: funeral, unit: "CAD", figures: [endOfLife.funeralRange] },
    { key: "legal", value: legal, unit: "CAD", figures: [endOfLife.legal] },
    {
      key: "bill",
      expression: plus(...[tax, probate ?? 0, funeral, legal].map(dollars)),
      value: bill.bill,
      unit: "CAD",
    },
    { key: "debts", value: debts, unit: "CAD" },
    { key: "cash", value: cash, unit: "CAD" },
    {
      key: "short",
      expression: minus(plus(dollars(bill.bill), dollars(debts)), dollars(cash)),
      value: bill.short,
      unit: "CAD",
    },
  ];
  return steps;
}

/** Calculates the amounts due at death, and whether there is cash to pay them. */
export function answerEstate(entered: EstateValues): EstateAnswer {
  const values = fillEstate(entered);
  // The rest counts as zero and is named as such.
  const { province, spouse, rrsp, cash } = entered;
  const bills =
    province === null || spouse === null || rrsp === null || cash === null
      ? null
      : {
          province,
          asEntered: estateBill(province, values),
          allToSpouse: estateBill(province, { ...values, spouse: true }),
          noSpouse: estateBill(province, { ...values, spouse: false }),
        };
  const bill = bills && bills.asEntered;
  const found = headline(entered, bills);
  return {
    ...found,
    asEntered: bill,
    allToSpouse: bills && bills.allToSpouse,
    noSpouse: bills && bills.noSpouse,
    working: bills ? working(bills.province, values, bills.asEntered) : [],
    charts: bill ? [billChart(roundedParts(bill))] : [],
    warnings: warnings(values, bill),
    reasonsNotToBuy: [
      ...(values.spouse ? [{ key: "spouseInherits" as const }] : []),
      ...(bill && found.headline.key === "enoughCash" && found.headline.open.length === 0
        ? [{ key: "cashExceedsBill" as const, left: -bill.short }]
        : []),
    ],
    sensitivity: bills
      ? sensitivityOf(
          values,
          [
            vary("rrsp", values.rrsp * 0.8, values.rrsp * 1.2, (to) => ({ ...values, rrsp: to })),
            vary("cottage.value", values.cottage.value * 0.8, values.cottage.value * 1.2, (value) => ({
              ...values,
              cottage: { ...values.cottage, value },
            })),
            vary("investments.value", values.investments.value * 0.8, values.investments.value * 1.2, (value) => ({
              ...values,
              investments: { ...values.investments, value },
            })),
            vary("spouse", "no", "yes", (inherits) => ({ ...values, spouse: inherits === "yes" })),
            // Without the home's cost, its gain is unknown, and the alternative would wrongly look free of tax.
            ...(values.homeCost === null
              ? []
              : [vary("exempt", "home", "cottage", (exempt) => ({ ...values, exempt }))]),
          ],
          (varied) => estateBill(bills.province, varied).short,
        )
      : [],
    assumptions: zeros(entered),
    nextSteps: [
      {
        tool: "life-insurance-calculator",
        // The amount on the card.
        entries: { province, ...(found.headline.key === "short" && { finalExpenses: found.headline.short }) },
      },
    ],
  };
}
