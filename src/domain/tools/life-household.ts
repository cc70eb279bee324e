import type { LifeNeedsAnswers, LifeNeedsInput } from "#domain/life-needs-input.ts";
import { lifeNeedsAssumptions } from "#domain/figures/life-needs-assumptions.ts";
import { projections } from "#domain/figures/projections.ts";
import type { ProvinceCode } from "#domain/province-code.ts";
import type { LifeValues } from "./life-inputs.ts";
import type { Mortgage } from "./mortgage.ts";
import type { Contributor } from "./public-benefits.ts";
import type { DerivedAssumption } from "./tool-answer.ts";

/** Parsed answers of the calculator's form, and the comparison's own inputs. */
export interface LifeQuestion {
  readonly answers: LifeNeedsAnswers;
  /** See {@link livesWithPartner}. */
  readonly hasPartner: boolean;
  readonly values: LifeValues;
}

/** Inputs of all methods, with defaults for everything but the province. */
export interface LifeHousehold {
  readonly province: ProvinceCode | null;
  readonly contributor: Contributor;
  readonly partner: { readonly age: number; readonly pay: number; readonly drawsPension: boolean } | null;
  readonly childrensAges: readonly number[];
  readonly mortgage: Mortgage;
  readonly debts: number;
  readonly finalExpenses: number;
  readonly education: number;
  /** Individual and group coverage. */
  readonly coverHeld: number;
  readonly savings: number;
  /** Years of support for the household. */
  readonly supportYears: number;
  readonly assumptions: readonly DerivedAssumption[];
}

/** Whether there is a partner, from the form's marital status and spouse's income. */
export function livesWithPartner(
  { maritalStatus }: Pick<LifeNeedsInput, "maritalStatus">,
  { spouseIncome }: Pick<LifeNeedsAnswers, "spouseIncome">,
): boolean {
  return maritalStatus === "married" || spouseIncome > 0;
}

const independentAge = 22;
const retirementAge = 65;
const mostYearsPaid = 47;

function supportYears(
  supportUntil: LifeValues["supportUntil"],
  partnerAge: number | null,
  childrensAges: readonly number[],
): number {
  const untilPartnerRetires = partnerAge === null ? 0 : Math.max(0, retirementAge - partnerAge);
  if (childrensAges.length === 0) return untilPartnerRetires;
  const untilYoungestLeaves = Math.max(0, independentAge - Math.min(...childrensAges));
  return supportUntil === "partner65" && partnerAge !== null ? untilPartnerRetires : untilYoungestLeaves;
}

/** Maximum years of contributions since 22. */
export function yearsSinceStudies(age: number): number {
  return Math.min(mostYearsPaid, Math.max(0, age - independentAge));
}

/** Applies defaults to empty inputs and lists them as assumptions. */
export function lifeHousehold({ answers, hasPartner, values }: LifeQuestion): LifeHousehold {
  const assumptions: DerivedAssumption[] = [];
  function orWorkOut(input: "partnerAge" | "yearsPaid", value: number): number {
    const entered = values[input];
    if (entered !== null) return entered;
    assumptions.push({ input, value });
    return value;
  }

  const partnerAge = hasPartner ? orWorkOut("partnerAge", answers.age) : null;
  const childrensAges = values.childrenAges.flatMap(({ age }) => (age === null ? [] : [age]));
  return {
    province: values.province,
    contributor: {
      pay: answers.annualIncome,
      age: answers.age,
      yearsPaid: orWorkOut("yearsPaid", yearsSinceStudies(answers.age)),
    },
    partner:
      partnerAge === null
        ? null
        : { age: partnerAge, pay: answers.spouseIncome, drawsPension: values.partnerDrawsPension },
    childrensAges,
    mortgage: { balance: answers.mortgage, rate: projections.borrowing.value, years: values.mortgageYears },
    debts: answers.currentDebt,
    finalExpenses: answers.finalExpenses,
    education: answers.educationFund,
    coverHeld: answers.existingLife + answers.groupLife,
    savings: values.savings,
    supportYears: supportYears(values.supportUntil, partnerAge, childrensAges),
    assumptions,
  };
}

/** Remaining debts other than the mortgage, which are assumed to be repaid within some years. */
export function debtsAfter({ debts }: Pick<LifeHousehold, "debts">, years: number): number {
  return years < lifeNeedsAssumptions.debtYears.value ? debts : 0;
}
