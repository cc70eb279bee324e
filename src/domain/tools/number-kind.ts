import type { NumberKind } from "#format/read-number.ts";
import type { NumberDescription } from "./input-description.ts";

/** How the text of an input is read and written: a number that stays below a thousand has no thousands to group. */
export function numberKindOf({ kind, max }: NumberDescription): NumberKind {
  if (kind === "money") return "amount";
  if (kind === "percentage") return "percent";
  return max < 1000 ? "decimal" : "count";
}
