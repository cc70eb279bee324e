import type { Province, ProvinceSlug } from "#domain/province.ts";
import { provinceNamesByCode } from "#words/province-names.ts";

/** The fields of a province that a link or a map needs. */
export type ProvinceTile = Pick<Province, "slug" | "name" | "abbreviation" | "tile">;

type ProvinceTiles = { readonly [Slug in ProvinceSlug]: ProvinceTile & { readonly slug: Slug } };

/** Names and map positions of the thirteen, apart from their records, so that a map doesn't load all records. */
export const provinceTiles = {
  alberta: { slug: "alberta", name: provinceNamesByCode.AB, abbreviation: "AB", tile: { column: 1, row: 1 } },
  "british-columbia": {
    slug: "british-columbia",
    name: provinceNamesByCode.BC,
    abbreviation: "BC",
    tile: { column: 0, row: 1 },
  },
  manitoba: { slug: "manitoba", name: provinceNamesByCode.MB, abbreviation: "MB", tile: { column: 3, row: 1 } },
  "new-brunswick": {
    slug: "new-brunswick",
    name: provinceNamesByCode.NB,
    abbreviation: "NB",
    tile: { column: 5, row: 2 },
  },
  "newfoundland-and-labrador": {
    slug: "newfoundland-and-labrador",
    name: provinceNamesByCode.NL,
    abbreviation: "NL",
    tile: { column: 6, row: 1 },
  },
  "northwest-territories": {
    slug: "northwest-territories",
    name: provinceNamesByCode.NT,
    abbreviation: "NT",
    tile: { column: 1, row: 0 },
  },
  "nova-scotia": { slug: "nova-scotia", name: provinceNamesByCode.NS, abbreviation: "NS", tile: { column: 6, row: 3 } },
  nunavut: { slug: "nunavut", name: provinceNamesByCode.NU, abbreviation: "NU", tile: { column: 2, row: 0 } },
  ontario: { slug: "ontario", name: provinceNamesByCode.ON, abbreviation: "ON", tile: { column: 4, row: 1 } },
  "prince-edward-island": {
    slug: "prince-edward-island",
    name: provinceNamesByCode.PE,
    abbreviation: "PE",
    tile: { column: 6, row: 2 },
  },
  quebec: { slug: "quebec", name: provinceNamesByCode.QC, abbreviation: "QC", tile: { column: 5, row: 1 } },
  saskatchewan: { slug: "saskatchewan", name: provinceNamesByCode.SK, abbreviation: "SK", tile: { column: 2, row: 1 } },
  yukon: { slug: "yukon", name: provinceNamesByCode.YT, abbreviation: "YT", tile: { column: 0, row: 0 } },
} as const satisfies ProvinceTiles;
