import type { InsuranceLine } from "#domain/insurance-line.ts";
import type { Dwelling } from "#domain/price-list.ts";
import type { ProvinceCode } from "#domain/province-code.ts";
import { priceBands } from "#content/price-bands.ts";
import { PriceStrip as Strip } from "#widgets/charts/prices/price-strip.tsx";

export interface PriceStripProps {
  readonly line: InsuranceLine;
  readonly province?: ProvinceCode;
  readonly dwelling?: Dwelling;
}

/** A low, a usual and a high published price of a line of insurance. */
export function PriceBands(props: PriceStripProps) {
  return <Strip bands={priceBands} {...props} />;
}
