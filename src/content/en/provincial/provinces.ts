import type { Province, ProvinceSlug } from "#domain/province.ts";
import { alberta } from "./alberta.ts";
import { britishColumbia } from "./british-columbia.ts";
import { manitoba } from "./manitoba.ts";
import { newBrunswick } from "./new-brunswick.ts";
import { newfoundlandAndLabrador } from "./newfoundland-and-labrador.ts";
import { northwestTerritories } from "./northwest-territories.ts";
import { novaScotia } from "./nova-scotia.ts";
import { nunavut } from "./nunavut.ts";
import { ontario } from "./ontario.ts";
import { princeEdwardIsland } from "./prince-edward-island.ts";
import { quebec } from "./quebec.ts";
import { saskatchewan } from "./saskatchewan.ts";
import { yukon } from "./yukon.ts";

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
