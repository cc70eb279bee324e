import { calculateLifeNeeds } from "#domain/life-needs.ts";
import { canadaPensionPlan } from "#domain/figures/canada-pension-plan.ts";
import { lifeNeedsAssumptions } from "#domain/figures/life-needs-assumptions.ts";
import { projections } from "#domain/figures/projections.ts";
import { quebecPensionPlan } from "#domain/figures/quebec-pension-plan.ts";
import type { ProvinceCode } from "#domain/province-code.ts";
import {
  capitalNeeds,
  centralScenario,
  householdTakeHome,
  survivorPensionAfter,
  type CapitalNeeds,
} from "./capital-needs.ts";
import { dollars, number, plus, times } from "./expression.ts";
import { ask, claim } from "./headline.ts";
import { incomeTaxFigures } from "./income-tax.ts";
import { lifeHousehold, type LifeHousehold, type LifeQuestion } from "./life-household.ts";
import { dimeNeed, humanLifeValue, payMultiples, type DollarBounds } from "./life-methods.ts";
import { mortgagePayment } from "./mortgage.ts";
import { hasPaidLongEnough } from "./public-benefits.ts";
import { childrensBenefits, childsBenefit } from "./survivor-benefits.ts";
import type { Chart, HeadlineOf, RemarkOf, ToolAnswer, WorkingStep } from "./tool-answer.ts";
import { vary, sensitivityOf } from "./sensitivity.ts";

/** Message keys of the comparison of four methods. Amounts are in dollars. */
export interface LifeAnswerKeys {
  readonly headline: {
    /** Coverage to add, and the years until the need is met without it. */
    toAdd: { low: number; central: number; high: number; years: number };
    /** Only the high scenario has a need. */
    perhapsNothing: { central: number; high: number };
    nothing: { surplus: number };
  };
  readonly asks: {
    /** Tax and benefits are unknown without a province. */
    chooseProvince: object;
    /** The calculator's form has more children than ages were entered here. */
    childrensAges: { children: number };
  };
  readonly working:
    | "takeHomeBoth"
    | "needShare"
    | "mortgagePayment"
    | "survivorPension"
    | "childrensBenefits"
    | "supportYears"
    | "incomeMissing"
    | "debts"
    | "mortgage"
    | "finalExpenses"
    | "education"
    | "deathBenefit"
    | "coverHeld"
    | "savings"
    | "capitalNeeds"
    | "keepPaying";
  readonly charts: "methods" | "owner" | "dime" | "capitalNeeds" | "humanLifeValue" | "coverHeld" | "needByYear";
  readonly warnings: {
    /** Too few years of contributions for survivor's, children's and death benefits. */
    notPaidLongEnough: { yearsPaid: number };
    /** The monthly amount is the maximum; the average for new survivors is lower. */
    survivorPensionIsAMaximum: { upTo: number; average: number };
    mortgageYearsZero: object;
    bothMayDie: object;
    /** The partner earns more, so the calculator's formula is negative. */
    partnerEarnsMore: object;
  };
  readonly reasonsNotToBuy: {
    /** Nobody depends on the income, and existing resources pay the debts. */
    nobodyDepends: object;
    alreadyMet: object;
  };
}

/** A suggestion of two policies: one for the need in the first ten years, one for the longer need. */
export interface LayeredTerm {
  readonly short: { readonly amount: number; readonly years: number };
  readonly long: { readonly amount: number; readonly years: number };
}

export interface LifeAnswer extends ToolAnswer<LifeAnswerKeys> {
  readonly methods: {
    /** The calculator's specified formula. */
    readonly owner: { readonly total: number; readonly gap: number };
    readonly dime: readonly { readonly years: number; readonly total: number; readonly net: number }[];
    readonly capitalNeeds: { readonly low: number; readonly central: number; readonly high: number } | null;
    /** The central need if mortgage payments continue instead of a repayment. */
    readonly keepPaying: number | null;
    readonly humanLifeValue: DollarBounds | null;
    readonly payMultiples: DollarBounds;
  };
  readonly coverHeld: number;
  /** Years until the need is met without insurance; `null` if the province is unknown. */
  readonly termYears: number | null;
  readonly layers: LayeredTerm | null;
}

const retirementAge = 65;
const shortTerm = 10;
const [, usualDimeYears] = lifeNeedsAssumptions.dimeYears.value;

/** Need in each year until 65, from today. */
function needByYear(province: ProvinceCode, household: LifeHousehold): readonly number[] {
  const years = Math.max(0, retirementAge - household.contributor.age);
  return Array.from({ length: years + 1 }, (_, year) => capitalNeeds(province, household, centralScenario, year).net);
}

/** First year without a need; the last year if there is always one. */
function firstYearMet(needs: readonly number[]): number {
  const met = needs.findIndex((need) => need <= 0);
  return met === -1 ? needs.length - 1 : met;
}

function layeredTerm(needs: readonly number[], years: number): LayeredTerm | null {
  const [now = 0] = needs;
  const later = needs[shortTerm] ?? 0;
  if (years <= shortTerm || later >= now) return null;
  return { short: { amount: now - later, years: shortTerm }, long: { amount: later, years } };
}

interface Computed {
  readonly province: ProvinceCode;
  readonly central: CapitalNeeds;
  readonly low: number;
  readonly high: number;
  readonly keepPaying: number;
  readonly humanLifeValue: DollarBounds;
  readonly needs: readonly number[];
  readonly termYears: number;
}

function compute(province: ProvinceCode, household: LifeHousehold): Computed {
  const [lowShare, , highShare] = lifeNeedsAssumptions.takeHomeShare.value;
  const withShare = (takeHomeShare: number) =>
    capitalNeeds(province, household, { ...centralScenario, takeHomeShare }).net;
  const needs = needByYear(province, household);
  return {
    province,
    central: capitalNeeds(province, household),
    low: withShare(lowShare),
    high: withShare(highShare),
    keepPaying: capitalNeeds(province, household, { ...centralScenario, isMortgageRepaid: false }).net,
    humanLifeValue: humanLifeValue(province, household),
    needs,
    termYears: firstYearMet(needs),
  };
}

function headline(
  { answers, values }: LifeQuestion,
  { partner, mortgage }: LifeHousehold,
  computed: Computed | null,
): HeadlineOf<LifeAnswerKeys> {
  const request =
    values.province === null
      ? ask({ key: "chooseProvince" as const })
      : ask({ key: "childrensAges" as const, children: answers.children });
  const found = claim(
    values,
    ["province"],
    () => {
      if (computed === null) return null;
      const { low, high, central, termYears } = computed;
      if (high <= 0) return { key: "nothing" as const, surplus: -central.net };
      if (low <= 0) return { key: "perhapsNothing" as const, central: Math.max(0, central.net), high };
      return { key: "toAdd" as const, low, central: central.net, high, years: termYears };
    },
    [
      "savings",
      ...(partner === null ? [] : ["supportUntil", "partnerDrawsPension"]),
      ...(mortgage.balance > 0 ? ["mortgageYears"] : []),
    ],
  );
  return found ?? request;
}

type Step = WorkingStep<LifeAnswerKeys["working"]>;

function working(household: LifeHousehold, computed: Computed): readonly Step[] {
  const { province, central, keepPaying } = computed;
  const { contributor, childrensAges, supportYears, mortgage } = household;
  const { takeHomeShare, realReturn } = lifeNeedsAssumptions;
  const takeHome = householdTakeHome(province, household);
  const pension = survivorPensionAfter(province, household, 0);
  const benefits = childrensBenefits(province, contributor, childrensAges);
  const plan = province === "QC" ? quebecPensionPlan : canadaPensionPlan;
  const survivorFigures = "survivorFlat" in plan ? [plan.survivorFlat, plan.survivorRate] : [plan.survivorEarningsPart];
  const payment = 12 * mortgagePayment(mortgage);
  return [
    { key: "takeHomeBoth", value: takeHome, unit: "CAD/year", figures: incomeTaxFigures(province) },
    {
      key: "needShare",
      expression: times(dollars(takeHome), number(centralScenario.takeHomeShare)),
      value: takeHome * centralScenario.takeHomeShare,
      unit: "CAD/year",
      figures: [takeHomeShare],
    },
    {
      key: "mortgagePayment",
      value: payment,
      unit: "CAD/year",
      figures: [projections.borrowing, projections.inflation],
    },
    { key: "survivorPension", value: pension, unit: "CAD/month", figures: survivorFigures },
    {
      key: "childrensBenefits",
      value: benefits,
      unit: "CAD/month",
      figures: [childsBenefit(province)],
    },
    { key: "supportYears", value: supportYears, unit: "years" },
    {
      key: "incomeMissing",
      value: central.income,
      unit: "CAD",
      figures: [realReturn, takeHomeShare],
    },
    { key: "debts", value: central.debts, unit: "CAD" },
    { key: "mortgage", value: central.mortgage, unit: "CAD" },
    { key: "finalExpenses", value: central.finalExpenses, unit: "CAD" },
    { key: "education", value: central.education, unit: "CAD" },
    { key: "deathBenefit", value: -central.deathBenefit, unit: "CAD", figures: [canadaPensionPlan.death] },
    { key: "coverHeld", value: -central.coverHeld, unit: "CAD" },
    { key: "savings", value: -central.savings, unit: "CAD" },
    {
      key: "capitalNeeds",
      expression: plus(
        ...[central.income, central.debts, central.mortgage, central.finalExpenses, central.education].map(dollars),
        dollars(-central.deathBenefit),
        dollars(-central.coverHeld),
        dollars(-central.savings),
      ),
      value: central.net,
      unit: "CAD",
    },
    { key: "keepPaying", value: keepPaying, unit: "CAD" },
  ];
}

function warnings(household: LifeHousehold, computed: Computed | null) {
  const { contributor, partner, childrensAges, mortgage } = household;
  const said: RemarkOf<LifeAnswerKeys["warnings"]>[] = [];
  const hasSurvivors = partner !== null || childrensAges.length > 0;
  if (hasSurvivors && !hasPaidLongEnough(contributor)) {
    said.push({ key: "notPaidLongEnough", yearsPaid: contributor.yearsPaid });
  }
  const pension = computed ? survivorPensionAfter(computed.province, household, 0) : 0;
  if (partner && pension > 0) {
    const { survivorFrom65Average, survivorAverage } = canadaPensionPlan;
    const average = (partner.age >= retirementAge ? survivorFrom65Average : survivorAverage).value;
    said.push({ key: "survivorPensionIsAMaximum", upTo: pension, average });
  }
  if (mortgage.balance > 0 && mortgage.years === 0) said.push({ key: "mortgageYearsZero" });
  if (partner && childrensAges.length > 0) said.push({ key: "bothMayDie" });
  if (partner && partner.pay > contributor.pay) said.push({ key: "partnerEarnsMore" });
  return said;
}

function reasonsNotToBuy(household: LifeHousehold, computed: Computed | null) {
  const { partner, childrensAges, debts, mortgage, finalExpenses, savings, coverHeld } = household;
  const reasons: RemarkOf<LifeAnswerKeys["reasonsNotToBuy"]>[] = [];
  const isAlone = partner === null && childrensAges.length === 0;
  if (isAlone && savings + coverHeld >= debts + mortgage.balance + finalExpenses)
    reasons.push({ key: "nobodyDepends" });
  if (!isAlone && computed && computed.central.net <= 0) reasons.push({ key: "alreadyMet" });
  return reasons;
}

function movements(question: LifeQuestion, province: ProvinceCode) {
  const { answers, values } = question;
  const withAnswer = (id: "annualIncome" | "spouseIncome" | "mortgage" | "existingLife") => (to: number) => ({
    ...question,
    answers: { ...answers, [id]: to },
  });
  const aFifth = (id: "annualIncome" | "spouseIncome" | "mortgage") =>
    vary(id, answers[id] * 0.8, answers[id] * 1.2, withAnswer(id));
  return sensitivityOf(
    question,
    [
      aFifth("annualIncome"),
      aFifth("spouseIncome"),
      aFifth("mortgage"),
      vary("existingLife", 0, answers.existingLife * 2, withAnswer("existingLife")),
      vary("savings", 0, values.savings * 2, (savings) => ({ ...question, values: { ...values, savings } })),
      vary("yearsPaid", 0, 40, (yearsPaid) => ({ ...question, values: { ...values, yearsPaid } })),
      vary("supportUntil", "youngest22", "partner65", (supportUntil) => ({
        ...question,
        values: { ...values, supportUntil },
      })),
    ],
    (varied) => capitalNeeds(province, lifeHousehold(varied)).net,
  );
}

/** Bars of all methods: the need before deducting existing coverage. */
function barsWithProvince({ low, central, high, humanLifeValue: lifeValue }: Computed, coverHeld: number) {
  return [
    { key: "capitalNeeds", value: central.net + coverHeld, low: low + coverHeld, high: high + coverHeld },
    { key: "humanLifeValue", value: lifeValue.high, ...lifeValue },
  ] as const;
}

function charts(methods: LifeAnswer["methods"], household: LifeHousehold, computed: Computed) {
  const { coverHeld } = household;
  const drawn: readonly Chart<LifeAnswerKeys["charts"]>[] = [
    {
      kind: "bars",
      key: "methods",
      unit: "CAD",
      bars: [
        { key: "owner", value: methods.owner.total },
        { key: "dime", value: dimeNeed(household, usualDimeYears) },
        ...barsWithProvince(computed, coverHeld),
      ],
      marker: { key: "coverHeld", value: coverHeld },
    },
    {
      kind: "line",
      key: "needByYear",
      xUnit: "years",
      unit: "CAD",
      lines: [{ key: "needByYear", points: computed.needs.map((y, x) => ({ x, y })) }],
    },
  ];
  return drawn;
}

/**
 * Compares four methods for life insurance needs: the calculator's formula, DIME, capital needs and human life value.
 * The answer is capital needs, for 70 to 90 % of the household's take-home pay.
 */
export function answerLife(question: LifeQuestion): LifeAnswer {
  const household = lifeHousehold(question);
  const { province, coverHeld, savings } = household;
  // Without every child's age, the years of support and the children's benefits are unknown.
  const areAgesKnown = question.answers.children <= household.childrensAges.length;
  const computed = province && areAgesKnown ? compute(province, household) : null;
  const owner = calculateLifeNeeds(question.answers);
  const methods: LifeAnswer["methods"] = {
    owner: { total: owner.totalNeeds, gap: owner.coverageGap },
    dime: lifeNeedsAssumptions.dimeYears.value.map((years) => {
      const total = dimeNeed(household, years);
      return { years, total, net: total - coverHeld - savings };
    }),
    capitalNeeds: computed && { low: computed.low, central: computed.central.net, high: computed.high },
    keepPaying: computed && computed.keepPaying,
    humanLifeValue: computed && computed.humanLifeValue,
    payMultiples: payMultiples(household.contributor.pay),
  };
  return {
    ...headline(question, household, computed),
    methods,
    coverHeld,
    termYears: computed && computed.termYears,
    layers: computed && layeredTerm(computed.needs, computed.termYears),
    working: computed ? working(household, computed) : [],
    charts: computed ? charts(methods, household, computed) : [],
    warnings: warnings(household, computed),
    reasonsNotToBuy: reasonsNotToBuy(household, computed),
    sensitivity: computed ? movements(question, computed.province) : [],
    assumptions: household.assumptions,
    nextSteps: [
      {
        tool: "disability-insurance-calculator",
        // What the calculator assumed is no answer.
        entries: {
          province,
          ...(household.contributor.pay > 0 && { pay: household.contributor.pay }),
          ...(savings > 0 && { savings }),
          ...(!question.answers.assumed.has("age") && { age: household.contributor.age }),
        },
      },
    ],
  };
}
