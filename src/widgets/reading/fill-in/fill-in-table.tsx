import { Table, type TableColumn } from "#design-system/table/table.tsx";
import { BlankCell } from "./blank.tsx";

export interface FillInTableProps {
  /** Subject of the table. */
  readonly caption: string;
  /** Hides the caption visually, where a heading above has the same text. */
  readonly captionHidden?: boolean | undefined;
  /** Names the first column. */
  readonly rowHeader: string;
  /** The columns to fill. */
  readonly columns: readonly string[];
  readonly rows: readonly string[];
  /** Prefix of the cells' names, for a page that reads them. */
  readonly name?: string | undefined;
}

/** Name of a cell, by which a page finds its entry. */
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
