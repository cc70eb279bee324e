import { Details } from "#design-system/details/details.tsx";
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
  /** Summary of the fold with the others than the last five. */
  readonly earlier: string;
}

/** Number of corrections that stand open. */
const last = 5;

/** A text whose phone numbers are not broken over two lines. */
function withWholePhones(text: string) {
  return text.split(/(\d-\d{3}-\d{3}-\d{4}[.,]?)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}

/** Every correction of a fact, the newest first. */
export function CorrectionsTable({ caption, date, page, was, is, earlier }: CorrectionsTableProps) {
  const tableOf = (name: string, rows: readonly Correction[]) => (
    <Table
      caption={name}
      columns={[
        { key: "date", header: date, cell: (row: Correction) => longDate(row.date) },
        { key: "page", header: page, cell: (row) => <TextLink href={row.path}>{row.page}</TextLink> },
        { key: "was", header: was, cell: (row) => <span>{withWholePhones(row.was)}</span> },
        { key: "is", header: is, cell: (row) => <span>{withWholePhones(row.is)}</span> },
      ]}
      rows={rows}
    />
  );
  return (
    <>
      {tableOf(caption, corrections.slice(0, last))}
      <Details summary={earlier}>{tableOf(earlier, corrections.slice(last))}</Details>
    </>
  );
}
