import { officesOfTheAtlanticAndTheNorth } from "#text/offices/atlantic-and-north.ts";
import { officesOfCanada } from "#text/offices/canada.ts";
import { officesOfOntarioAndQuebec } from "#text/offices/central.ts";
import { officesOfTheWest } from "#text/offices/west.ts";
import type { Office } from "#domain/office.ts";

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

/** Names in a text that link to the page of the office. */
export interface OfficialBody {
  readonly names: readonly string[];
  readonly url: `https://${string}`;
  /** Restricts the names to files whose path contains this part; without it the names apply in every file. */
  readonly within?: string;
}

/** The complaint offices of single insurers, mentioned only on that insurer's page. */
const companyOffices: readonly OfficialBody[] = [
  {
    names: ["Office of the Complaint Examiner"],
    url: "https://www.aviva.ca/en/about-aviva/contact-us/complaint-examination-ombudsman",
    within: "company-analysis/aviva-canada",
  },
  {
    names: ["Office of Fair Client Practices"],
    url: "https://cooperators.ca/en/client-care/compliments-concerns/co-operators-general-insurance-company",
    within: "company-analysis/co-operators",
  },
  {
    names: ["Dispute Resolution Officer"],
    url: "https://www.lapersonnelle.com/espace-client/soutien-clientele/processus-plaintes?ForceIndex=ouest",
    within: "company-analysis/desjardins",
  },
];

/** The first mention of each office in a text becomes a link; see `scripts/build/official-links.ts`. */
export const officialBodies: readonly OfficialBody[] = [
  ...offices
    .filter(({ linkedNames }) => linkedNames.length > 0)
    .map(({ linkedNames, url, place, isNamesake }) => ({
      names: linkedNames,
      url,
      ...(isNamesake === true && { within: `provincial/${place}` }),
    })),
  ...companyOffices,
];
