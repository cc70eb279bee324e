import type { ProvinceSlug } from "#domain/province.ts";
import { PublishedPrices } from "#widgets/charts/published-prices.tsx";
import { provincePrices } from "#content/figures/province-prices.ts";

export interface HomePricesProps {
  readonly province: ProvinceSlug;
}

/** The published prices of home insurance in one province or territory, for a cell of a table. */
export function HomePrices({ province }: HomePricesProps) {
  return <PublishedPrices prices={provincePrices[province].home} />;
}
