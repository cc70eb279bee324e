/**
 * The `tel:` address of a North American number with any separators.
 *
 * @example phoneHref("1-877-225-0446") // "tel:+18772250446"
 */
export function phoneHref(number: string): string {
  const digits = number.replace(/\D/g, "");
  return `tel:+${digits.length === 10 ? "1" : ""}${digits}`;
}
