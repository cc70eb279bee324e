import type { SourceId } from "#domain/figure.ts";
import type { ProvinceSlug } from "#domain/province.ts";

interface AverageCarPremiums {
  readonly source: SourceId;
  readonly year: string;
  /** Dollars a year; `null` where there is no figure. */
  readonly of: Readonly<Record<ProvinceSlug, number | null>>;
}

/**
 * Average car premium paid in each province, in the newest year for which one source has all ten provinces, so that they
 * can be compared. Quebec's seems to include the share of the public plan.
 */
export const averageCarPremiums = {
  source: "S801",
  year: "2022",
  of: {
    "newfoundland-and-labrador": 1303,
    "prince-edward-island": 948,
    "nova-scotia": 1181,
    "new-brunswick": 1132,
    quebec: 939,
    ontario: 1683,
    manitoba: 1193,
    saskatchewan: 1347,
    alberta: 1587,
    "british-columbia": 1411,
    yukon: null,
    "northwest-territories": null,
    nunavut: null,
  },
} as const satisfies AverageCarPremiums;
