import type { ShownOffice } from "#domain/office.ts";
import { OfficeList } from "#widgets/place/office-list.tsx";

export interface OfficesProps {
  /** Ids of offices, or of places for all their offices, in order: `gio olhi`, `canada`, `manitoba`. */
  readonly of: string;
  /** Records of the offices, set by the compiler; see `scripts/pages/rehype-offices.ts`. */
  readonly offices?: readonly ShownOffice[];
}

/** Offices from the directory, each with its remit, its fees and its contact details. */
export function Offices({ offices = [] }: OfficesProps) {
  return <OfficeList offices={offices} headingLevel={3} />;
}
