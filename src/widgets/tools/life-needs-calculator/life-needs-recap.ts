import {
  lifeNeedsChoices,
  type LifeNeedsAnswers,
  type LifeNeedsField,
  type LifeNeedsInput,
} from "#domain/life-needs-input.ts";
import { formatDollars } from "#format/money.ts";
import { readNumber } from "#format/read-number.ts";
import * as words from "#words/life-needs.ts";

/** Summary of the inputs of a result, for checking it. */
export interface LifeNeedsRecap {
  /** Every answer that affects the result, in short form. Defaults are marked as such. */
  readonly answers: readonly string[];
  /** Names of the amounts that count as zero. */
  readonly zeros: readonly string[];
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
] as const satisfies readonly LifeNeedsField[];

function isEmpty(input: LifeNeedsInput, answers: LifeNeedsAnswers): boolean {
  const hasSpecial = answers.isBusinessOwner || answers.hasStayAtHomeSpouse || answers.hasSpecialNeeds;
  return !hasSpecial && needed.every((field) => readNumber(input[field]) === null);
}

/** Label of the selected choice; empty for a value that is not a choice. */
function chosen(input: LifeNeedsInput, field: keyof typeof words.recapChoices): readonly string[] {
  const texts: Readonly<Record<string, string>> = words.recapChoices[field];
  const isChoice = lifeNeedsChoices[field].some((choice) => choice === input[field]);
  const text = isChoice ? texts[input[field]] : undefined;
  return text === undefined ? [] : [text];
}

export function recapLifeNeeds(input: LifeNeedsInput, answers: LifeNeedsAnswers): LifeNeedsRecap {
  const isAssumed = (field: LifeNeedsField) => answers.assumed.has(field);
  const amounts: readonly (readonly [amount: number, name: string, text: string])[] = [
    [answers.children, words.recapChildrenName, words.recapChildren(answers.children)],
    [
      answers.annualIncome,
      words.recapIncome,
      words.recapYearly(words.recapIncome, formatDollars(answers.annualIncome)),
    ],
    ...(input.maritalStatus === "married"
      ? [
          [
            answers.spouseIncome,
            words.recapSpouseIncome,
            words.recapYearly(words.recapSpouseIncome, formatDollars(answers.spouseIncome)),
          ] as const,
        ]
      : []),
    ...(
      [
        [answers.currentDebt, words.recapDebts, false],
        [answers.mortgage, words.recapMortgage, false],
        [answers.finalExpenses, words.recapFinalExpenses, isAssumed("finalExpenses")],
        [answers.educationFund, words.recapEducationFund, false],
        [answers.existingLife, words.recapExistingLife, false],
      ] as const
    ).map(
      ([amount, name, assumed]) => [amount, name, words.recapAmount(name, formatDollars(amount), assumed)] as const,
    ),
  ];
  return {
    answers: [
      words.recapAge(answers.age, isAssumed("age")),
      ...chosen(input, "gender"),
      ...chosen(input, "smoker"),
      ...chosen(input, "health"),
      ...chosen(input, "maritalStatus"),
      ...amounts.filter(([amount]) => amount > 0).map(([, , text]) => text),
      ...(answers.isBusinessOwner ? [words.recapBusinessOwner] : []),
      ...(answers.hasStayAtHomeSpouse ? [words.recapStayAtHomeSpouse] : []),
      ...(answers.hasSpecialNeeds ? [words.recapSpecialNeeds] : []),
    ],
    zeros: amounts.filter(([amount]) => amount === 0).map(([, name]) => name),
    isEmpty: isEmpty(input, answers),
  };
}
