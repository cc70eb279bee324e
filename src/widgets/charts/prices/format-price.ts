import type { Price } from "#domain/price-list.ts";
import { formatDollarRange, formatExactDollars } from "#format/money.ts";

/** A price as the source prints it: with cents where it has them. */
export function formatPrice(price: Price): string {
  return typeof price === "number" ? formatExactDollars(price) : formatDollarRange(price);
}
