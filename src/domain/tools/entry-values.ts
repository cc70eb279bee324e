import { readNumber, type NumberKind } from "#format/read-number.ts";
import { type InputDescription, type InputDescriptions, numberKindOf } from "./input-description.ts";
import { isRecord, type Entries } from "./read-inputs.ts";

/** Largest number that is kept as a value: larger ones lose digits, or don't survive JSON. */
const largest = 1e15;

/**
 * The number that a text stands for; the text itself where it can't be read, so that it isn't lost. Values mean the same
 * in each language, typed text doesn't.
 */
export function numberOrText(text: string, kind: NumberKind): number | string {
  const value = readNumber(text, kind);
  return value === null || Math.abs(value) > largest ? text : value;
}

function entryValue(description: InputDescription | undefined, entry: unknown): unknown {
  switch (description?.kind) {
    case "number":
    case "money":
    case "percentage":
      return typeof entry === "string" ? numberOrText(entry, numberKindOf(description)) : entry;
    case "group":
      return isRecord(entry) ? entryValues(description.fields, entry) : entry;
    case "list": {
      if (!Array.isArray(entry)) return entry;
      const rows: readonly unknown[] = entry;
      return rows.map((row) => (isRecord(row) ? entryValues(description.fields, row) : row));
    }
    default:
      return entry;
  }
}

/**
 * Entries with numbers in place of the texts that stand for them, for the session, links and the other language. Text
 * that can't be read stays as it was typed.
 */
export function entryValues(descriptions: InputDescriptions, entries: Entries): Entries {
  return Object.fromEntries(
    Object.entries(entries).map(([id, entry]) => [
      id,
      entryValue(Object.hasOwn(descriptions, id) ? descriptions[id] : undefined, entry),
    ]),
  );
}
