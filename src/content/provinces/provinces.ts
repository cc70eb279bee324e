import type { Province, ProvinceSlug } from "#domain/province.ts";
import { alberta } from "#text/provincial/alberta.ts";
import { britishColumbia } from "#text/provincial/british-columbia.ts";
import { manitoba } from "#text/provincial/manitoba.ts";
import { newBrunswick } from "#text/provincial/new-brunswick.ts";
import { newfoundlandAndLabrador } from "#text/provincial/newfoundland-and-labrador.ts";
import { northwestTerritories } from "#text/provincial/northwest-territories.ts";
import { novaScotia } from "#text/provincial/nova-scotia.ts";
import { nunavut } from "#text/provincial/nunavut.ts";
import { ontario } from "#text/provincial/ontario.ts";
import { princeEdwardIsland } from "#text/provincial/prince-edward-island.ts";
import { quebec } from "#text/provincial/quebec.ts";
import { saskatchewan } from "#text/provincial/saskatchewan.ts";
import { yukon } from "#text/provincial/yukon.ts";

/** Requires every province once, and every record under its own slug. */
type ProvinceRecords = { readonly [Slug in ProvinceSlug]: Province & { readonly slug: Slug } };

/** The thirteen provinces and territories, keyed by slug. A page of one province imports its own record. */
const provinceRecords = {
  alberta,
  "british-columbia": britishColumbia,
  manitoba,
  "new-brunswick": newBrunswick,
  "newfoundland-and-labrador": newfoundlandAndLabrador,
  "northwest-territories": northwestTerritories,
  "nova-scotia": novaScotia,
  nunavut,
  ontario,
  "prince-edward-island": princeEdwardIsland,
  quebec,
  saskatchewan,
  yukon,
} as const satisfies ProvinceRecords;

/** The same records as a list, in alphabetical order of their slugs. */
export const provinces: readonly Province[] = Object.values(provinceRecords);
