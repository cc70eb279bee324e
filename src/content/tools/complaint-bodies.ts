import { shownOffice, type ShownOffice } from "#domain/office.ts";
import type { ProvinceCode } from "#domain/province-code.ts";
import type { OutsideBody } from "#domain/tools/complaint-answer.ts";
import { officeOf, offices } from "#content/official-bodies.ts";
import { provinceTiles } from "#content/provinces/tiles.ts";

/** External bodies that review a complaint, from the directory of offices. */
export const outsideBodies: Readonly<Record<OutsideBody, ShownOffice>> = {
  gio: shownOffice(officeOf("gio")),
  olhi: shownOffice(officeOf("olhi")),
  obsi: shownOffice(officeOf("obsi")),
  amf: shownOffice(officeOf("amf")),
  fsra: shownOffice(officeOf("fsra")),
  licenceAppealTribunal: shownOffice(officeOf("lat")),
  manitobaReview: shownOffice(officeOf("mpi-injury")),
  saskatchewanAppeal: shownOffice(officeOf("injury-appeal-sk")),
  quebecReview: shownOffice(officeOf("saaq-review")),
};

/** Services for all of Canada that some complaints need beside those that the answer names. */
const alsoInCanada = ["mico", "ibc", "fcac"] as const;

/** The other offices for somebody who lives in a province: its own, then those of all of Canada. */
export function otherOffices(province: ProvinceCode): readonly ShownOffice[] {
  const place = Object.values(provinceTiles).find(({ abbreviation }) => abbreviation === province)?.slug;
  const ofPlace = offices.filter((office) => office.place === place);
  return [...ofPlace, ...alsoInCanada.map(officeOf)].map(shownOffice);
}
