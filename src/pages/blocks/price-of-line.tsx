import { priceBands } from "#content/price-bands.ts";
import { OnePrice, type OnePriceProps as PriceProps } from "#widgets/charts/prices/one-price.tsx";

export type OnePriceProps = Omit<PriceProps, "bands">;

/** One price of a line of insurance, with the prices of all lines. */
export function PriceOfLine(props: OnePriceProps) {
  return <OnePrice bands={priceBands} {...props} />;
}
