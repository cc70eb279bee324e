import { locale } from "#locale";

/**
 * The `tel:` address of a North American number with any separators.
 *
 * @example phoneHref("1-877-225-0446") // "tel:+18772250446"
 */
export function phoneHref(number: string): string {
  const digits = number.replace(/\D/g, "");
  return `tel:+${digits.length === 10 ? "1" : ""}${digits}`;
}

/** A North American number such as "1-877-225-0446" as the language writes it. */
export function formatPhone(number: string): string {
  return locale.phone(number);
}

/** Toll-free numbers in a text of either language, as source of a regular expression. */
export const phonePattern = String.raw`1[-\s]\d{3}[-\s]\d{3}-\d{4}`;
