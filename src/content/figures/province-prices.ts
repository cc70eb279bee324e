import type { ProvinceCode } from "#domain/province-code.ts";
import type { ProvinceSlug, PublishedPrice } from "#domain/province.ts";

/** Published car and home insurance prices in one province or territory, newest first; empty where none were published. */
interface ProvincePrices {
  readonly auto: readonly PublishedPrice[];
  readonly home: readonly PublishedPrice[];
}

/**
 * Published prices by province, in one place for all pages. The provinces of the owner's ranges are listed first, in
 * the owner's order, then the territories.
 */
export const provincePrices = {
  ontario: {
    auto: [
      { dollars: 2006, measures: "paid", period: "2024-10", source: "S307" },
      { dollars: 1683, measures: "paid", period: "2022", source: "S801" },
      { dollars: 2299, measures: "profiles", period: "2022", source: "S55" },
      { dollars: 1505, measures: "paid", period: "2018", source: "S54" },
    ],
    home: [
      { dollars: 1565, measures: "quoted", period: "2025-06", source: "S559" },
      { dollars: 1423, measures: "quoted-with-water", period: "undated", source: "S502" },
    ],
  },
  "british-columbia": {
    auto: [
      { dollars: 1411, measures: "paid", period: "2022", source: "S801" },
      { dollars: 1500, measures: "paid", period: "2021", source: "S24" },
      { dollars: 1832, measures: "paid", period: "2018", source: "S54" },
    ],
    home: [{ dollars: { from: 1000, to: 2500 }, measures: "broker", period: "undated", source: "S507" }],
  },
  alberta: {
    auto: [
      { dollars: 1703, measures: "paid", period: "firstHalfOf2024", source: "S315" },
      { dollars: 1587, measures: "paid", period: "2022", source: "S801" },
      { dollars: 3151, measures: "profiles", period: "2022", source: "S55" },
      { dollars: 1316, measures: "paid", period: "2018", source: "S54" },
    ],
    home: [{ dollars: 2089, measures: "quoted-with-water", period: "undated", source: "S503" }],
  },
  saskatchewan: {
    auto: [
      { dollars: 1347, measures: "paid", period: "2022", source: "S801" },
      { dollars: 1249, measures: "profiles", period: "2022", source: "S331" },
      { dollars: 1235, measures: "paid", period: "2018", source: "S54" },
    ],
    home: [{ dollars: 1100, measures: "quoted", period: "repeatedSince2012", source: "S93" }],
  },
  manitoba: {
    auto: [
      { dollars: 1193, measures: "paid", period: "2022", source: "S801" },
      { dollars: 1373, measures: "profiles", period: "2022", source: "S331" },
      { dollars: 1080, measures: "paid", period: "2017", source: "S54" },
    ],
    home: [{ dollars: 1098, measures: "quoted-with-water", period: "undated", source: "S504" }],
  },
  quebec: {
    auto: [
      { dollars: 796, measures: "paid-private", period: "2022", source: "S326" },
      { dollars: 901, measures: "paid-with-public", period: "2021", source: "S325" },
      { dollars: 717, measures: "paid", period: "2018", source: "S54" },
    ],
    home: [
      { dollars: 1301, measures: "paid-owner", period: "2022", source: "S505" },
      { dollars: 544, measures: "paid-condo", period: "2022", source: "S505" },
    ],
  },
  "new-brunswick": {
    auto: [
      { dollars: 1132, measures: "paid", period: "2022", source: "S801" },
      { dollars: 2187, measures: "profiles", period: "2022", source: "S331" },
      { dollars: 867, measures: "paid", period: "2018", source: "S54" },
    ],
    home: [
      { dollars: 727, measures: "quoted", period: "2024-10", source: "S506" },
      { dollars: 781, measures: "quoted", period: "repeatedSince2012", source: "S509" },
    ],
  },
  "nova-scotia": {
    auto: [
      { dollars: 1181, measures: "paid", period: "2022", source: "S801" },
      { dollars: 2491, measures: "profiles", period: "2022", source: "S331" },
      { dollars: 891, measures: "paid", period: "2018", source: "S54" },
    ],
    home: [{ dollars: 782, measures: "quoted", period: "repeatedSince2012", source: "S800" }],
  },
  "prince-edward-island": {
    auto: [
      { dollars: 948, measures: "paid", period: "2022", source: "S801" },
      { dollars: 861, measures: "paid", period: "2018", source: "S334" },
    ],
    home: [{ dollars: 781, measures: "quoted", period: "repeatedSince2012", source: "S509" }],
  },
  "newfoundland-and-labrador": {
    auto: [
      { dollars: 1303, measures: "paid", period: "2022", source: "S801" },
      { dollars: 2162, measures: "profiles", period: "2022", source: "S331" },
      { dollars: 1168, measures: "paid", period: "2018", source: "S54" },
    ],
    home: [{ dollars: 780, measures: "quoted", period: "repeatedSince2012", source: "S509" }],
  },
  yukon: {
    auto: [],
    home: [],
  },
  "northwest-territories": {
    auto: [],
    home: [],
  },
  nunavut: {
    auto: [],
    home: [],
  },
} as const satisfies Readonly<Record<ProvinceSlug, ProvincePrices>>;

const slugs: Readonly<Record<ProvinceCode, ProvinceSlug>> = {
  AB: "alberta",
  BC: "british-columbia",
  MB: "manitoba",
  NB: "new-brunswick",
  NL: "newfoundland-and-labrador",
  NS: "nova-scotia",
  NT: "northwest-territories",
  NU: "nunavut",
  ON: "ontario",
  PE: "prince-edward-island",
  QC: "quebec",
  SK: "saskatchewan",
  YT: "yukon",
};

/** Published home insurance prices in a province, newest first. */
export function homePricesIn(province: ProvinceCode): readonly PublishedPrice[] {
  return provincePrices[slugs[province]].home;
}

/** Published car insurance prices in a province, newest first. */
export function autoPricesIn(province: ProvinceCode): readonly PublishedPrice[] {
  return provincePrices[slugs[province]].auto;
}
