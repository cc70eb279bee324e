import { provincePrices } from "#content/figures/province-prices.ts";
import type { ProvinceFacts } from "./province-record.ts";
import { provinceTiles } from "./tiles.ts";

export const yukonFacts = {
  ...provinceTiles.yukon,
  autoPrices: provincePrices.yukon.auto,
  homePrices: provincePrices.yukon.home,
  newcomerStart: { basis: "S1431" },
  premiumTax: { basis: "S1343" },
  regulators: [{ id: "superintendent-yt", url: "https://yukon.ca/fr/node/8364" }],
  sources: ["S45", "S68", "S1431"],
} as const satisfies ProvinceFacts;
