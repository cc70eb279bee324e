import type { PublishedAverage } from "#domain/article-records.ts";

/** Average premiums published for 2018, most expensive first. Northcover's own ranges are in the auto guide's records. */
export const publishedAverages = [
  { province: "british-columbia", averagePremium: 1832, year: 2018, source: "S54" },
  { province: "ontario", averagePremium: 1505, year: 2018, source: "S54" },
  { province: "alberta", averagePremium: 1316, year: 2018, source: "S54" },
  { province: "saskatchewan", averagePremium: 1235, year: 2018, source: "S54" },
  { province: "newfoundland-and-labrador", averagePremium: 1168, year: 2018, source: "S54" },
  { province: "manitoba", averagePremium: 1080, year: 2018, source: "S54" },
  { province: "nova-scotia", averagePremium: 891, year: 2018, source: "S54" },
  { province: "new-brunswick", averagePremium: 867, year: 2018, source: "S54" },
  { province: "prince-edward-island", averagePremium: 816, year: 2018, source: "S54" },
  { province: "quebec", averagePremium: 717, year: 2018, source: "S54" },
] as const satisfies readonly PublishedAverage[];
