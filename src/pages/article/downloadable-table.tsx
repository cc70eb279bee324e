import type { ReactNode } from "react";
import { DataTable } from "#widgets/reading/markdown/data-table.tsx";
import { readMarkdownTable, type MarkdownCell } from "#widgets/reading/markdown/read-markdown.ts";
import { CsvDownload } from "#widgets/tools/csv-download.tsx";

export interface DownloadableTableProps {
  /** Caption of the table. */
  readonly caption: string;
  /** Text of the button that saves the table. */
  readonly download: string;
  /** Name of the file, with its extension. */
  readonly fileName: string;
  /** A Markdown table, and a paragraph as its note. */
  readonly children: ReactNode;
}

const wordsOf = (cells: readonly MarkdownCell[]) => cells.map(({ text }) => text);

/** A table of the page's file that can be downloaded for a spreadsheet. */
export function DownloadableTable({ caption, download, fileName, children }: DownloadableTableProps) {
  const { header, rows } = readMarkdownTable(children);
  return (
    <div className="grid grid-cols-1 gap-6">
      <DataTable caption={caption}>{children}</DataTable>
      <div>
        <CsvDownload label={download} fileName={fileName} header={wordsOf(header)} rows={rows.map(wordsOf)} />
      </div>
    </div>
  );
}
