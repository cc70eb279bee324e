/*
 * Comparators for `toSorted`. Not `localeCompare`: creating the first collator takes 37 ms on a phone, which nearly every
 * page would spend.
 */

/** Letters that are two in a plain spelling, and have no accent to remove. */
const ligatures = [
  ["œ", "oe"],
  ["æ", "ae"],
] as const;

/** Folds a word for comparison: lower case, without accents or ligatures, so that "coeur" finds "Cœur". */
export function foldWord(word: string): string {
  const plain = word.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return ligatures.reduce((text, [letter, letters]) => text.replaceAll(letter, letters), plain);
}

/** Sorts names in alphabetical order, whatever their case and accents. */
export function byName(one: string, other: string): number {
  const [first, second] = [foldWord(one), foldWord(other)];
  return Number(first > second) - Number(first < second);
}

/** Sorts days in ISO 8601 by date, and a year before its days. */
export function byDay(one: string, other: string): number {
  return Number(one > other) - Number(one < other);
}
