import type { ShownOffice } from "#domain/office.ts";
import { OfficeList } from "#widgets/place/office-list.tsx";

export interface OfficesProps {
  /** The ids of the offices or the places whose offices are meant, in their order: `gio olhi`, `canada`, `manitoba`. */
  readonly of: string;
  /** Their records, which the compiler puts in; see `scripts/pages/rehype-offices.ts`. */
  readonly offices?: readonly ShownOffice[];
}

/** Offices from the directory, each with what it takes, what it costs and how to reach it. */
export function Offices({ offices = [] }: OfficesProps) {
  return <OfficeList offices={offices} headingLevel={3} />;
}
