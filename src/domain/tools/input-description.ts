import type { IsoDay, Unit } from "#domain/dated-figure.ts";
import { provinceCodes } from "#domain/province-code.ts";

/** A number between two bounds. Percentages are in hundredths: 15 is 15 %. */
export interface NumberDescription {
  readonly kind: "number" | "money" | "percentage";
  readonly unit: Unit;
  readonly min: number;
  readonly max: number;
  /** Only whole numbers make sense. */
  readonly isWhole?: true;
  /** What counts where nothing was entered; `null` where the tool then does without, or works it out. */
  readonly default: number | null;
}

/** One of a few. */
export interface ChoiceDescription {
  readonly kind: "choice";
  readonly options: readonly string[];
  readonly default: string | null;
}

/** Any of a few. */
export interface ChoicesDescription {
  readonly kind: "choices";
  readonly options: readonly string[];
  readonly default: readonly [];
}

export interface YesNoDescription {
  readonly kind: "yesNo";
  /** `null` where an open question must not count as a no. */
  readonly default: boolean | null;
}

/** Free text. It is never computed with. */
export interface TextDescription {
  readonly kind: "text";
  readonly maxLength: number;
  readonly default: "";
}

/** A day of the calendar. */
export interface DateDescription {
  readonly kind: "date";
  readonly min: IsoDay;
  readonly max: IsoDay;
  readonly default: null;
}

/** An input that holds one value. */
export type SimpleDescription =
  | NumberDescription
  | ChoiceDescription
  | ChoicesDescription
  | YesNoDescription
  | TextDescription
  | DateDescription;

/** Fields that belong to one thing, such as a plan at work. */
export interface GroupDescription {
  readonly kind: "group";
  readonly fields: Readonly<Record<string, SimpleDescription>>;
  /** Whether one may say, with `null`, that there is no such thing. */
  readonly isOptional: boolean;
  /** Whether the group exists when the visitor says nothing about it; its fields then have their own defaults. */
  readonly isPresentByDefault: boolean;
}

/** Rows of the same fields. Empty by default. */
export interface ListDescription {
  readonly kind: "list";
  readonly fields: Readonly<Record<string, SimpleDescription>>;
  readonly maxRows: number;
}

export type InputDescription = SimpleDescription | GroupDescription | ListDescription;

/** The inputs of a tool by id, in the order of the form. The ids are those of shared links. */
export type InputDescriptions = Readonly<Record<string, InputDescription>>;

type OrNothing<Value, Default> = Default extends null ? Value | null : Value;

type ValueOfFields<Fields> = { readonly [Id in keyof Fields]: ValueOf<Fields[Id]> };

/** What one input comes to once it is read. */
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

/** What all inputs of a tool come to. */
export type ValuesOf<Descriptions> = { readonly [Id in keyof Descriptions]: ValueOf<Descriptions[Id]> };

/** The input that every tool has: chosen once, two letters. */
export const provinceInput = {
  kind: "choice",
  options: provinceCodes,
  default: null,
} as const satisfies ChoiceDescription;
