import { Table, type TableColumn } from "#design-system/table/table.tsx";
import { BlankCell } from "./blank.tsx";

export interface FillInTableProps {
  /** Says what the table will hold. */
  readonly caption: string;
  /** Keeps the caption for assistive technology only, where a heading above says the same. */
  readonly captionHidden?: boolean | undefined;
  /** Names the first column. */
  readonly rowHeader: string;
  /** The columns to fill. */
  readonly columns: readonly string[];
  readonly rows: readonly string[];
  /** Begins the names of its cells, for a page that reads them. */
  readonly name?: string | undefined;
}

/** The name of a cell, by which what was typed there is found. */
export function cellName(table: string, row: string, column: string): string {
  return [table, row, column].join("|");
}

/** A table whose rows and columns are named and whose cells are blank, to write in by hand or to type in. */
export function FillInTable({ caption, captionHidden, rowHeader, columns, rows, name }: FillInTableProps) {
  const shown: readonly TableColumn<{ readonly row: string }>[] = [
    { key: "row", header: rowHeader },
    ...columns.map((column) => ({
      key: column,
      header: column,
      cell: ({ row }: { readonly row: string }) => (
        <BlankCell label={`${row}: ${column}`} name={name === undefined ? undefined : cellName(name, row, column)} />
      ),
    })),
  ];
  return (
    <Table
      caption={caption}
      captionHidden={captionHidden}
      columns={shown}
      rows={rows.map((row) => ({ row }))}
      rowKey={({ row }) => row}
    />
  );
}
