import { TextLink } from "#design-system/link/link.tsx";
import { Table } from "#design-system/table/table.tsx";
import { longDate } from "#format/long-date.ts";
import { corrections, type Correction } from "#text/corrections.ts";

export interface CorrectionsTableProps {
  readonly caption: string;
  /** Names of the four columns. */
  readonly date: string;
  readonly page: string;
  readonly was: string;
  readonly is: string;
}

/** Every correction of a fact, the newest first. */
export function CorrectionsTable({ caption, date, page, was, is }: CorrectionsTableProps) {
  return (
    <Table
      caption={caption}
      columns={[
        { key: "date", header: date, cell: (row: Correction) => longDate(row.date) },
        { key: "page", header: page, cell: (row) => <TextLink href={row.path}>{row.page}</TextLink> },
        { key: "was", header: was },
        { key: "is", header: is },
      ]}
      rows={corrections}
    />
  );
}
