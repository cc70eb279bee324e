import { readNumber, type NumberKind } from "#format/read-number.ts";
import { writeNumber } from "#format/written-numbers.ts";
import { numberOrText } from "./tools/entry-values.ts";
import type { Entries } from "./tools/read-inputs.ts";

/** Every field of the life needs calculator, in the specification's order. */
export const lifeNeedsFields = [
  "age",
  "gender",
  "smoker",
  "health",
  "annualIncome",
  "currentDebt",
  "mortgage",
  "maritalStatus",
  "numChildren",
  "childrenAges",
  "spouseIncome",
  "finalExpenses",
  "educationFund",
  "emergencyFund",
  "retirementGoal",
  "existingLife",
  "groupLife",
  "businessOwner",
  "stayAtHomeSpouse",
  "specialNeeds",
] as const;

export type LifeNeedsField = (typeof lifeNeedsFields)[number];

/** Options of each select field. Any other text counts as the option without a load. */
export const lifeNeedsChoices = {
  gender: ["male", "female"],
  smoker: ["no", "yes", "former"],
  health: ["excellent", "good", "fair", "poor"],
  maritalStatus: ["single", "married", "divorced", "widowed"],
  businessOwner: ["no", "yes"],
  stayAtHomeSpouse: ["no", "yes"],
  specialNeeds: ["no", "yes"],
} as const satisfies Partial<Record<LifeNeedsField, readonly string[]>>;

export type LifeNeedsChoiceField = keyof typeof lifeNeedsChoices;

/** The visitor's entries as text, not validated. */
export type LifeNeedsInput = Readonly<Record<LifeNeedsField, string>>;

/** The fields for numbers, and how their text is read and written. */
export const lifeNeedsNumbers = {
  age: "decimal",
  annualIncome: "amount",
  currentDebt: "amount",
  mortgage: "amount",
  numChildren: "decimal",
  spouseIncome: "amount",
  finalExpenses: "amount",
  educationFund: "amount",
  emergencyFund: "amount",
  retirementGoal: "amount",
  existingLife: "amount",
  groupLife: "amount",
} as const satisfies Partial<Record<LifeNeedsField, NumberKind>>;

export type LifeNeedsNumberField = keyof typeof lifeNeedsNumbers;

function isNumberField(field: LifeNeedsField): field is LifeNeedsNumberField {
  return Object.hasOwn(lifeNeedsNumbers, field);
}

/**
 * The entries with numbers as values, for the session and links, which the other language reads as well.
 *
 * @param input Text of the form, or entries of a link; other kinds are left out.
 */
export function lifeNeedsEntries(input: Entries): Partial<Readonly<Record<LifeNeedsField, string | number>>> {
  return Object.fromEntries(
    lifeNeedsFields.flatMap((field): readonly (readonly [LifeNeedsField, string | number])[] => {
      const entry = input[field];
      if (typeof entry === "number") return [[field, entry]];
      if (typeof entry !== "string") return [];
      return [[field, isNumberField(field) ? numberOrText(entry, lifeNeedsNumbers[field]) : entry]];
    }),
  );
}

/**
 * The text of each field in the language of the build.
 *
 * @param entries Values or typed text, from the session, a link or another tool; other kinds are left out.
 */
export function lifeNeedsText(entries: Entries): Partial<LifeNeedsInput> {
  const values = lifeNeedsEntries(entries);
  return Object.fromEntries(
    lifeNeedsFields.flatMap((field): readonly (readonly [LifeNeedsField, string])[] => {
      const value = values[field];
      if (value === undefined) return [];
      const isNumber = typeof value === "number" && isNumberField(field);
      return [[field, isNumber ? writeNumber(value, lifeNeedsNumbers[field]) : String(value)]];
    }),
  );
}

/**
 * An empty form. The form has no control for `childrenAges`, `emergencyFund`, `retirementGoal` and `groupLife`, so
 * those keep the values below.
 */
export const emptyLifeNeeds: LifeNeedsInput = {
  age: "",
  gender: "",
  smoker: "no",
  health: "good",
  annualIncome: "",
  currentDebt: "",
  mortgage: "",
  maritalStatus: "single",
  numChildren: "",
  childrenAges: "",
  spouseIncome: "",
  finalExpenses: "",
  educationFund: "",
  emergencyFund: "",
  retirementGoal: "",
  existingLife: "",
  groupLife: "",
  businessOwner: "no",
  stayAtHomeSpouse: "no",
  specialNeeds: "no",
};

/**
 * Questions about a spouse are pointless for somebody without one: they are folded, and count with their defaults.
 *
 * @param input The form as it was filled in; what a folded question holds is left there, not counted.
 */
export function foldSpouse(input: LifeNeedsInput): LifeNeedsInput {
  const { spouseIncome, stayAtHomeSpouse } = emptyLifeNeeds;
  return input.maritalStatus === "married" ? input : { ...input, spouseIncome, stayAtHomeSpouse };
}

/** Defaults for missing or unusable entries. Source: the owner's formula. */
export const lifeNeedsDefaults = {
  /** Years. */
  age: 30,
  /** Dollars. */
  finalExpenses: 15_000,
  /** Share of annual income. */
  emergencyShare: 0.5,
} as const;

/** Upper limits: larger amounts count as a billion dollars and more children as 99, so that every sum stays exact and readable. */
export const lifeNeedsLimits = { amount: 1_000_000_000, children: 99, age: 120 } as const;

/** The entries as numbers and booleans, with every default applied. */
export interface LifeNeedsAnswers {
  /** Years. */
  readonly age: number;
  readonly annualIncome: number;
  readonly spouseIncome: number;
  readonly currentDebt: number;
  readonly mortgage: number;
  readonly finalExpenses: number;
  readonly children: number;
  readonly educationFund: number;
  readonly emergencyFund: number;
  readonly existingLife: number;
  readonly groupLife: number;
  readonly isBusinessOwner: boolean;
  readonly hasStayAtHomeSpouse: boolean;
  readonly hasSpecialNeeds: boolean;
  readonly isSmoker: boolean;
  readonly isInPoorHealth: boolean;
  readonly isMale: boolean;
  /** Fields whose value is a default of the calculator rather than the visitor's entry. */
  readonly assumed: ReadonlySet<LifeNeedsField>;
  /** Fields with an entry that isn't a number of zero or more, so that another value counts. */
  readonly notReadable: ReadonlySet<LifeNeedsNumberField>;
}

/**
 * Parses the entries. No entry is rejected:
 *
 * - empty or non-numeric amounts count as 0, except empty final expenses (15,000), a non-numeric emergency fund
 *   (half of annual income) and a non-numeric age (30);
 * - a negative amount counts as 0, since a negative debt would lower the need for cover;
 * - huge values count as the limits of {@link lifeNeedsLimits}; fractions of a child are dropped.
 */
export function readLifeNeeds(input: LifeNeedsInput): LifeNeedsAnswers {
  const assumed = new Set<LifeNeedsField>();
  const notReadable = new Set<LifeNeedsNumberField>();
  /** Reads a number from zero up to a limit; `null` for empty and non-numeric text. */
  function readUpTo(field: LifeNeedsNumberField, limit: number): number | null {
    const value = readNumber(input[field], lifeNeedsNumbers[field]);
    if (value === null ? input[field].trim() !== "" : value < 0) notReadable.add(field);
    return value === null ? null : Math.min(Math.max(value, 0), limit);
  }
  const amount = (field: LifeNeedsNumberField) => readUpTo(field, lifeNeedsLimits.amount);
  function orAssume(field: LifeNeedsField, value: number | null, byDefault: number): number {
    if (value !== null) return value;
    assumed.add(field);
    return byDefault;
  }

  const annualIncome = amount("annualIncome") ?? 0;
  const enteredFinalExpenses = input.finalExpenses.trim() === "" ? null : (amount("finalExpenses") ?? 0);
  return {
    age: orAssume("age", readUpTo("age", lifeNeedsLimits.age), lifeNeedsDefaults.age),
    annualIncome,
    spouseIncome: amount("spouseIncome") ?? 0,
    currentDebt: amount("currentDebt") ?? 0,
    mortgage: amount("mortgage") ?? 0,
    finalExpenses: orAssume("finalExpenses", enteredFinalExpenses, lifeNeedsDefaults.finalExpenses),
    children: Math.floor(readUpTo("numChildren", lifeNeedsLimits.children) ?? 0),
    educationFund: amount("educationFund") ?? 0,
    emergencyFund: orAssume("emergencyFund", amount("emergencyFund"), annualIncome * lifeNeedsDefaults.emergencyShare),
    existingLife: amount("existingLife") ?? 0,
    groupLife: amount("groupLife") ?? 0,
    isBusinessOwner: input.businessOwner === "yes",
    hasStayAtHomeSpouse: input.stayAtHomeSpouse === "yes",
    hasSpecialNeeds: input.specialNeeds === "yes",
    isSmoker: input.smoker === "yes",
    isInPoorHealth: input.health === "poor",
    isMale: input.gender === "male",
    assumed,
    notReadable,
  };
}
