/**
 * The address that makes a phone call of a North American number, however it is set apart.
 *
 * @example phoneHref("1-877-225-0446") // "tel:+18772250446"
 */
export function phoneHref(number: string): string {
  const digits = number.replace(/\D/g, "");
  return `tel:+${digits.length === 10 ? "1" : ""}${digits}`;
}
