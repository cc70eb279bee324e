/** Words of the lists of prices. */
export const priceListWords = {
  table: "The same prices as a table",
  yours: "Nearest to you",
  notStated: "Not stated",
  date: "Date and source",
  columnAndDate: (label: string, date: string) => `${label} (${date})`,
  noAgeNear: "This list has no age within five years of yours.",
  noPlaceNear: "This list has no price for your city or province.",
  lists: "Prices in this chart",
  pickers: "Show what is nearest to me",
  pickersHint:
    "Age, sex, smoking and city stay on this page. Your answers mark the nearest published price; they don't calculate one.",
  age: "Age",
  anyAge: "Any age",
  sex: "Sex",
  man: "Man",
  woman: "Woman",
  both: "Both",
  smoking: "Smoking",
  nonSmoker: "Non-smoker",
  smoker: "Smoker",
  city: "City",
  anyCity: "Any city",
  sellerAndDate: (seller: string, kind: string, date: string) => `${seller}, ${date} (${kind})`,
} as const;

const nearest = (parts: readonly string[]) => `Marked: ${parts.join(", ")}.`;

/** The visitor's choices in one sentence, for screen readers. */
export function markedFor({
  age,
  sex,
  smokes,
  place,
}: {
  readonly age: number | null;
  readonly sex: string | null;
  readonly smokes: boolean | null;
  readonly place: string | null;
}): string {
  const parts = [
    age === null ? null : `age ${age}`,
    sex,
    smokes === null ? null : smokes ? "smoker" : "non-smoker",
    place,
  ].filter((part) => part !== null);
  return parts.length === 0 ? "Nothing is marked." : nearest(parts);
}
