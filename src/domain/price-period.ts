/** A period that no date describes; the words module spells it out. */
export type NamedPricePeriod =
  | "undated"
  | "calculated"
  | "firstHalfOf2024"
  | "schoolYear2024"
  | "from2017To2020"
  /** Figures that sites have copied from each other since about 2012. */
  | "repeatedSince2012";

/** Period of a published price: a year or a month in ISO 8601, or a named period. */
export type PricePeriod = NamedPricePeriod | `${number}` | `${number}-${number}`;
