import type { IsoDay, Unit } from "#domain/dated-figure.ts";
import { provinceCodes } from "#domain/province-code.ts";
import type { NumberKind } from "#format/read-number.ts";

/** A number between two bounds. Percentages are in hundredths: 15 is 15 %. */
export interface NumberDescription {
  readonly kind: "number" | "money" | "percentage";
  readonly unit: Unit;
  readonly min: number;
  readonly max: number;
  /** Whether only integers are valid. */
  readonly isWhole?: true;
  /** Value of an empty input; `null` if the tool leaves it out or derives it. */
  readonly default: number | null;
}

/** A single choice. */
export interface ChoiceDescription {
  readonly kind: "choice";
  readonly options: readonly string[];
  readonly default: string | null;
}

/** A multiple choice. */
export interface ChoicesDescription {
  readonly kind: "choices";
  readonly options: readonly string[];
  readonly default: readonly [];
}

export interface YesNoDescription {
  readonly kind: "yesNo";
  /** `null` if an unanswered question must not count as "no". */
  readonly default: boolean | null;
}

/** Free text, not used in calculations. */
export interface TextDescription {
  readonly kind: "text";
  readonly maxLength: number;
  readonly default: "";
}

/** A date. */
export interface DateDescription {
  readonly kind: "date";
  readonly min: IsoDay;
  readonly max: IsoDay;
  readonly default: null;
}

/** An input with a single value. */
export type SimpleDescription =
  | NumberDescription
  | ChoiceDescription
  | ChoicesDescription
  | YesNoDescription
  | TextDescription
  | DateDescription;

/** A group of fields about one item, such as an employer's plan. */
export interface GroupDescription {
  readonly kind: "group";
  readonly fields: Readonly<Record<string, SimpleDescription>>;
  /** Whether `null` ("I have none") is a valid answer. */
  readonly isOptional: boolean;
  /** Whether an unanswered group exists, with the defaults of its fields. */
  readonly isPresentByDefault: boolean;
}

/** A list of rows with the same fields. Default: empty. */
export interface ListDescription {
  readonly kind: "list";
  readonly fields: Readonly<Record<string, SimpleDescription>>;
  readonly maxRows: number;
}

export type InputDescription = SimpleDescription | GroupDescription | ListDescription;

/** Inputs of a tool by id, in form order. Share links contain the ids, so they must not change. */
export type InputDescriptions = Readonly<Record<string, InputDescription>>;

type OrNothing<Value, Default> = Default extends null ? Value | null : Value;

type ValueOfFields<Fields> = { readonly [Id in keyof Fields]: ValueOf<Fields[Id]> };

/** Type of an input's value. */
export type ValueOf<Description> = Description extends { readonly kind: "number" | "money" | "percentage" }
  ? Description extends { readonly default: infer Default }
    ? OrNothing<number, Default>
    : never
  : Description extends { readonly kind: "choice"; readonly options: readonly (infer Option)[] }
    ? Description extends { readonly default: infer Default }
      ? OrNothing<Option, Default>
      : never
    : Description extends { readonly kind: "choices"; readonly options: readonly (infer Option)[] }
      ? readonly Option[]
      : Description extends { readonly kind: "yesNo"; readonly default: infer Default }
        ? OrNothing<boolean, Default>
        : Description extends { readonly kind: "text" }
          ? string
          : Description extends { readonly kind: "date" }
            ? IsoDay | null
            : Description extends { readonly kind: "list"; readonly fields: infer Fields }
              ? readonly ValueOfFields<Fields>[]
              : Description extends { readonly kind: "group"; readonly fields: infer Fields }
                ? Description extends { readonly isOptional: false }
                  ? ValueOfFields<Fields>
                  : ValueOfFields<Fields> | null
                : never;

/** Type of all values of a tool. */
export type ValuesOf<Descriptions> = { readonly [Id in keyof Descriptions]: ValueOf<Descriptions[Id]> };

/** Province, an input of every tool. */
export const provinceInput = {
  kind: "choice",
  options: provinceCodes,
  default: null,
} as const satisfies ChoiceDescription;

/** How the text of an input is read and written: a number that stays below a thousand has no thousands to group. */
export function numberKindOf({ kind, max }: NumberDescription): NumberKind {
  if (kind === "money") return "amount";
  if (kind === "percentage") return "percent";
  return max < 1000 ? "decimal" : "count";
}
