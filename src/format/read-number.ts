/**
 * Kind of a field for numbers. It decides what a comma or a point before three digits means:
 *
 * - `amount`: dollars, with two decimals at most, so that three digits are thousands: "350.000" and "4,875".
 * - `count`: a number that may have thousands, such as kilometres. Three digits are thousands there, too.
 * - `decimal`: a number below a thousand, such as an age. Every mark is a decimal mark.
 * - `percent`: the same, with an optional percent sign.
 */
export type NumberKind = "amount" | "count" | "decimal" | "percent";

/** Longest text that is read: more can't be a number of these kinds. */
const maxLength = 100;

const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
const foreignDigit = /(?!\d)\p{Nd}/gu;
const anyDigit = /\p{Nd}/u;

/** The digit in ASCII. The digits of a script follow each other from zero. */
function asciiDigit(character: string): string {
  const codePoint = Number(character.codePointAt(0));
  let before = 0;
  while (anyDigit.test(String.fromCodePoint(codePoint - before - 1))) before++;
  return String(before % 10);
}

/** Characters that mean the same as the first of each line. The Arabic decimal mark is "|", which groups nothing. */
const sameMarks = [
  ["-", /[\u2010-\u2013\u2212\uFE63\uFF0D]/g],
  ["+", /\uFF0B/g],
  ["'", /[\u2018\u2019\u02BC\u2032\u00B4`\u066C_\uFF07]/g],
  [",", /[\u060C\uFF0C]/g],
  [".", /\uFF0E/g],
  ["|", /\u066B/g],
  ["%", /[\u066A\uFE6A\uFF05]/g],
  ["$", /[\uFE69\uFF04]/g],
  [" ", /\s+/g],
] as const;

/** The text with plain digits and marks, without invisible characters. */
function withPlainMarks(text: string): string {
  let plain = text.replace(invisible, "").replace(foreignDigit, asciiDigit).toLowerCase();
  for (const [mark, others] of sameMarks) plain = plain.replace(others, mark);
  return plain.trim();
}

/* Parts of a number that may be left out; only the word for thousands or millions is captured. */
const currency = String.raw`(?:(?:ca|cad|cdn|can|c)? ?\$ ?(?:ca|cad|cdn|can)?|cad|cdn|(?:canadian )?(?:de |d')?dollars?(?: canadiens?)?)?`;
const percent = String.raw`(?:%|per ?cent|pour ?cent|p\.? ?(?:c|cent|100)\.?|pct)?`;
const thousands = "(k|thousand|mille)?";
const thousandsOrMillions = "(k|thousand|mille|m|millions?)?";

/** Sign, number without its units, and a word for thousands or millions. */
function shapeOf(unit: string, multiple: string): RegExp {
  return new RegExp(`^([+-]?) ?${unit} ?([+-]?) ?([\\d.,'| e+-]*?) ?${multiple} ?${unit}$`);
}

const shapes: Readonly<Record<NumberKind, RegExp>> = {
  amount: shapeOf(currency, thousandsOrMillions),
  count: shapeOf("", thousands),
  decimal: shapeOf("", ""),
  percent: shapeOf(percent, ""),
};

const scientific = /^(?:\d+\.?\d*|\.\d+)e[+-]?\d{1,4}$/;
/** Groups of three digits with one mark: "1,250,000.75", "1'250", "1.250,75". */
const grouped = /^[1-9]\d{0,2}([ '.,])\d{3}(?:\1\d{3})*(?:(?!\1)[.,|]\d*)?$/;
/** Groups as in India: "12,50,000". */
const indian = /^[1-9]\d?(?:,\d{2})+,\d{3}(?:\.\d*)?$/;
const ungrouped = /^(?:\d+[.,|]?\d*|[.,|]\d+)$/;

/** The number without groups and with a point, such as "1250.5"; `null` for other text. */
function plainNumber(text: string, hasThousands: boolean): string | null {
  // A comma or a point before the only three digits may be either mark.
  const isGrouped = indian.test(text) || (grouped.test(text) && (hasThousands || !ungrouped.test(text)));
  const digits = isGrouped ? text.replaceAll(text.charAt(text.search(/\D/)), "") : text;
  return ungrouped.test(digits) ? digits.replace(/[,|]/, ".") : null;
}

/** Whether a number of the kind may have so many decimals, after which its mark can't have grouped thousands. */
function canHaveDecimals(kind: NumberKind, decimals: string): boolean {
  if (kind === "amount") return decimals.length <= 2;
  return kind !== "count" || decimals.length !== 3;
}

/** Reads the number between its signs and units; `null` for other text, and for a number that could mean two. */
function readUnsigned(text: string, kind: NumberKind, multiple: string | undefined): number | null {
  if (multiple === undefined && scientific.test(text)) return Number(text);
  const number = plainNumber(text, multiple === undefined && (kind === "amount" || kind === "count"));
  if (number === null) return null;
  const [, decimals = ""] = number.split(".");
  if (multiple !== undefined) {
    // "1,500k" could be one and a half million or 1,500.
    if (decimals.length > 2) return null;
    return Number(`${number}e${multiple.startsWith("m") && multiple !== "mille" ? 6 : 3}`);
  }
  return canHaveDecimals(kind, decimals) ? Number(number) : null;
}

/**
 * Reads a typed or pasted number as a person would, whatever the language: the marks of any country ("1,250.50",
 * "1.250,50", "1 250", "1'250"), digits of any script, a currency before or after an amount ("$", "CAD", "dollars"),
 * "80k", and a percent sign in a percentage. Invisible characters are ignored.
 *
 * @returns The number (infinite for "1e999"), or `null` for empty text and for anything that isn't clearly a number.
 */
export function readNumber(text: string, kind: NumberKind): number | null {
  if (text.length > maxLength) return null;
  const match = shapes[kind].exec(withPlainMarks(text));
  if (match === null) return null;
  const [, before, after, digits = "", multiple] = match;
  if (before !== "" && after !== "") return null;
  const value = readUnsigned(digits, kind, multiple);
  if (value === null) return null;
  return before === "-" || after === "-" ? -value : value;
}
