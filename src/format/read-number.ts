const number = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,4})?$/i;

/** Commas or spaces between groups of three digits, as in typed or pasted large amounts. */
const grouped = /^[+-]?\d{1,3}([,\s])\d{3}(?:\1\d{3})*(?:\.\d*)?$/;

/**
 * Parses a typed number. A dollar sign, grouping ("50,000", "50 000") and a typographic minus are accepted; anything
 * else, such as "12 abc" or a comma before cents, is rejected.
 *
 * @returns The number (infinite for "1e999"), or `null` for empty or non-numeric text.
 */
export function readNumber(text: string): number | null {
  const plain = text
    .trim()
    .replace("\u2212", "-")
    .replace(/^([+-]?)\s*\$\s*/, "$1")
    .replace(/\s*\$$/, "");
  if (number.test(plain)) return Number(plain);
  return grouped.test(plain) ? Number(plain.replaceAll(/[,\s]/g, "")) : null;
}
