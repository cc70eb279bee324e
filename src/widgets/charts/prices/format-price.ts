import type { Price } from "#domain/price-list.ts";
import { formatExactDollars } from "#format/money.ts";
import { locale } from "#locale";

/** A price as the source prints it: with cents where it has them. */
export function formatPrice(price: Price): string {
  return typeof price === "number"
    ? formatExactDollars(price)
    : locale.range(formatExactDollars(price.from), formatExactDollars(price.to));
}
