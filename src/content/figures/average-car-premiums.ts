import type { SourceId } from "#domain/figure.ts";
import type { ProvinceSlug } from "#domain/province.ts";

/** Year of the averages: the newest for which one source has all ten provinces. */
export const averageCarPremiumsYear = "2022";

export const averageCarPremiumsSource = "S801" satisfies SourceId;

/**
 * Average car premium paid in each province, in dollars a year, all from one source and year, so that they can be
 * compared; `null` where there is none. Quebec's seems to include the share of the public plan.
 */
export const averageCarPremiums = {
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
} as const satisfies Readonly<Record<ProvinceSlug, number | null>>;
