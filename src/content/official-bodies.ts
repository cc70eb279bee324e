import { officesOfTheAtlanticAndTheNorth } from "#text/offices/atlantic-and-north.ts";
import { officesOfCanada } from "#text/offices/canada.ts";
import { officesOfOntarioAndQuebec } from "#text/offices/central.ts";
import { officesOfInsurers } from "#text/offices/of-insurers.ts";
import { officesOfTheWest } from "#text/offices/west.ts";
import type { Office, OfficialBody } from "#domain/office.ts";

/** Id of an office in the directory. */
export type OfficeId = (
  | (typeof officesOfCanada)[number]
  | (typeof officesOfTheWest)[number]
  | (typeof officesOfOntarioAndQuebec)[number]
  | (typeof officesOfTheAtlanticAndTheNorth)[number]
)["id"];

/** The directory: one record per office. Pages render it with `<Offices of="…" />`; see `scripts/pages/rehype-offices.ts`. */
export const offices: readonly Office[] = [
  ...officesOfCanada,
  ...officesOfTheWest,
  ...officesOfOntarioAndQuebec,
  ...officesOfTheAtlanticAndTheNorth,
];

/**
 * The record of an office.
 * @throws {RangeError} When the directory has no such office.
 */
export function officeOf(id: OfficeId): Office {
  const found = offices.find((office) => office.id === id);
  if (found === undefined) throw new RangeError(`The directory has no office "${id}"`);
  return found;
}

/** The first mention of each office in a text becomes a link; see `scripts/build/official-links.ts`. */
export const officialBodies: readonly OfficialBody[] = [
  ...offices
    .filter(({ linkedNames }) => linkedNames.length > 0)
    .map(({ linkedNames, url, place, isNamesake }) => ({
      names: linkedNames,
      url,
      ...(isNamesake === true && { within: `provincial/${place}` }),
    })),
  ...officesOfInsurers,
];
