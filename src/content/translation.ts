/**
 * The shape of an English module in another language: the same keys, lists and functions, with any text in place of
 * each text. A French module ends with `satisfies Translation<typeof import("…")>`.
 */
export type Translation<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Result
    ? (...values: Values) => Translation<Result>
    : T extends object
      ? { readonly [Key in keyof T]: Translation<T[Key]> }
      : T;
