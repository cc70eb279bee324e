import type { SourceId } from "#domain/figure.ts";
import type { PricePeriod } from "#domain/price-list.ts";
import type { ProvinceSlug } from "#domain/province.ts";

/** An average that is newer than those of the one source for all provinces. */
interface NewerAverage {
  readonly period: PricePeriod;
  readonly source: SourceId;
}

interface AverageCarPremiums {
  readonly source: SourceId;
  readonly period: PricePeriod;
  /** Dollars a year; `null` where there is no figure. */
  readonly of: Readonly<Record<ProvinceSlug, number | null>>;
  readonly newer: Readonly<Partial<Record<ProvinceSlug, NewerAverage>>>;
}

/**
 * Average car premium paid in each province: of the newest year for which one source has all ten provinces, and where
 * it exists a newer one. Quebec's seems to include the share of the public plan.
 */
export const averageCarPremiums: AverageCarPremiums = {
  source: "S801",
  period: "2022",
  of: {
    "newfoundland-and-labrador": 1303,
    "prince-edward-island": 948,
    "nova-scotia": 1181,
    "new-brunswick": 1132,
    quebec: 939,
    ontario: 2006,
    manitoba: 1193,
    saskatchewan: 1347,
    alberta: 1703,
    "british-columbia": 1411,
    yukon: null,
    "northwest-territories": null,
    nunavut: null,
  },
  newer: {
    ontario: { period: "2024-10", source: "S307" },
    alberta: { period: "firstHalfOf2024", source: "S315" },
  },
};

/** Period of a province's average. */
export function averagePeriod(slug: ProvinceSlug): PricePeriod {
  return averageCarPremiums.newer[slug]?.period ?? averageCarPremiums.period;
}
