import { locale } from "#locale";

const number = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,4})?$/i;

/**
 * Parses a typed number. A dollar sign, grouping ("50,000", "50 000") and a typographic minus are accepted; anything
 * else, such as "12 abc" or a comma before cents in English, is rejected. French accepts "437,50" as well as "437.50",
 * and rejects "50,000", which could mean either number.
 *
 * @returns The number (infinite for "1e999"), or `null` for empty or non-numeric text.
 */
export function readNumber(text: string): number | null {
  const typed = text
    .trim()
    .replace("\u2212", "-")
    .replace(/^([+-]?)\s*\$\s*/, "$1")
    .replace(/\s*\$$/, "");
  const plain = locale.plainNumber(typed);
  return number.test(plain) ? Number(plain) : null;
}

const groupMark = /\s/.test(locale.groupMark) ? String.raw`\s` : locale.groupMark;
const written = new RegExp(String.raw`\d+(?:${groupMark}\d{3})*(?:[${locale.decimalMark}]\d+)?`, "g");

/** The numbers in a text of the site, written as its language does. */
export function numbersIn(text: string): readonly number[] {
  return (text.match(written) ?? []).map((found) =>
    Number(found.replaceAll(new RegExp(groupMark, "g"), "").replace(locale.decimalMark, ".")),
  );
}
