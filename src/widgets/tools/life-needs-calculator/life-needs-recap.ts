import {
  lifeNeedsChoices,
  lifeNeedsNumbers,
  type LifeNeedsAnswers,
  type LifeNeedsField,
  type LifeNeedsInput,
  type LifeNeedsNumberField,
} from "#domain/life-needs-input.ts";
import { formatDollars } from "#format/money.ts";
import { readNumber } from "#format/read-number.ts";
import * as words from "#words/life-needs.ts";

/** Summary of the inputs of a result, for checking it. */
export interface LifeNeedsRecap {
  /** Every answer that affects the result, in short form. Defaults are marked as such. */
  readonly answers: readonly string[];
  /** Names of the amounts that count as zero, because nothing or zero was entered. */
  readonly zeros: readonly string[];
  /** Names of the entries that couldn't be read, with what was typed. */
  readonly notReadable: readonly string[];
  /** Whether no entry creates a need, so that the result is only the default for final expenses. */
  readonly isEmpty: boolean;
}

const needed = [
  "annualIncome",
  "currentDebt",
  "mortgage",
  "existingLife",
  "spouseIncome",
  "numChildren",
  "finalExpenses",
  "educationFund",
] as const satisfies readonly LifeNeedsNumberField[];

/** The numbers of the recap, in its order, with their names. */
const namedFields = [
  ["age", words.recapAgeName],
  ["numChildren", words.recapChildrenName],
  ["annualIncome", words.recapIncome],
  ["spouseIncome", words.recapSpouseIncome],
  ["currentDebt", words.recapDebts],
  ["mortgage", words.recapMortgage],
  ["finalExpenses", words.recapFinalExpenses],
  ["educationFund", words.recapEducationFund],
  ["existingLife", words.recapExistingLife],
] as const satisfies readonly (readonly [LifeNeedsNumberField, string])[];

function isEmpty(input: LifeNeedsInput, answers: LifeNeedsAnswers): boolean {
  const hasSpecial = answers.isBusinessOwner || answers.hasStayAtHomeSpouse || answers.hasSpecialNeeds;
  return !hasSpecial && needed.every((field) => readNumber(input[field], lifeNeedsNumbers[field]) === null);
}

/** Label of the selected choice; empty for a value that is not a choice. */
function chosen(input: LifeNeedsInput, field: keyof typeof words.recapChoices): readonly string[] {
  const texts: Readonly<Record<string, string>> = words.recapChoices[field];
  const isChoice = lifeNeedsChoices[field].some((choice) => choice === input[field]);
  const text = isChoice ? texts[input[field]] : undefined;
  return text === undefined ? [] : [text];
}

function yearly(name: string, amount: number): string {
  return words.recapYearly(name, formatDollars(amount));
}

function total(name: string, amount: number, isAssumed = false): string {
  return words.recapAmount(name, formatDollars(amount), isAssumed);
}

export function recapLifeNeeds(input: LifeNeedsInput, answers: LifeNeedsAnswers): LifeNeedsRecap {
  const isAssumed = (field: LifeNeedsField) => answers.assumed.has(field);
  const texts = {
    numChildren: [answers.children, words.recapChildren(answers.children)],
    annualIncome: [answers.annualIncome, yearly(words.recapIncome, answers.annualIncome)],
    spouseIncome: [answers.spouseIncome, yearly(words.recapSpouseIncome, answers.spouseIncome)],
    currentDebt: [answers.currentDebt, total(words.recapDebts, answers.currentDebt)],
    mortgage: [answers.mortgage, total(words.recapMortgage, answers.mortgage)],
    finalExpenses: [
      answers.finalExpenses,
      total(words.recapFinalExpenses, answers.finalExpenses, isAssumed("finalExpenses")),
    ],
    educationFund: [answers.educationFund, total(words.recapEducationFund, answers.educationFund)],
    existingLife: [answers.existingLife, total(words.recapExistingLife, answers.existingLife)],
  } as const satisfies Partial<Record<LifeNeedsNumberField, readonly [amount: number, text: string]>>;
  const amounts = namedFields.flatMap(([field, name]) => {
    if (field === "age" || (field === "spouseIncome" && input.maritalStatus !== "married")) return [];
    const [amount, text] = texts[field];
    return [{ field, name, amount, text }];
  });
  return {
    answers: [
      words.recapAge(answers.age, isAssumed("age")),
      ...chosen(input, "gender"),
      ...chosen(input, "smoker"),
      ...chosen(input, "health"),
      ...chosen(input, "maritalStatus"),
      ...amounts.filter(({ amount }) => amount > 0).map(({ text }) => text),
      ...(answers.isBusinessOwner ? [words.recapBusinessOwner] : []),
      ...(answers.hasStayAtHomeSpouse ? [words.recapStayAtHomeSpouse] : []),
      ...(answers.hasSpecialNeeds ? [words.recapSpecialNeeds] : []),
    ],
    zeros: amounts
      .filter(({ amount, field }) => amount === 0 && !answers.notReadable.has(field))
      .map(({ name }) => name),
    notReadable: namedFields
      .filter(([field]) => answers.notReadable.has(field))
      .map(([field, name]) => words.recapTyped(name, input[field].trim())),
    isEmpty: isEmpty(input, answers),
  };
}
