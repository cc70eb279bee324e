import { useRef } from "react";
import { Heading } from "#design-system/heading/heading.tsx";
import { CsvDownload } from "#widgets/tools/csv-download.tsx";
import { cellName, FillInTable } from "#widgets/reading/fill-in/fill-in-table.tsx";

export interface WorkbookWords {
  /** Text of the button that saves the workbook. */
  readonly download: string;
  readonly fileName: string;
  /** In the spreadsheet, heads the column of the sections' titles. */
  readonly part: string;
  /** Heads the column of lines. */
  readonly line: string;
  /** Heads the columns to fill. */
  readonly columns: readonly string[];
}

/** A section of the workbook: one table to fill in. */
export interface WorkbookSection {
  readonly id: string;
  readonly title: string;
  /** Facts to write down for each quote. */
  readonly rows: readonly string[];
}

export interface ComparisonWorkbookProps {
  readonly words: WorkbookWords;
  readonly sections: readonly WorkbookSection[];
}

/**
 * Tables to fill in for several quotes, and a button that saves them with all entries as one spreadsheet.
 *
 * Accessibility: each box is named by its row and its column.
 */
export function ComparisonWorkbook({ words, sections }: ComparisonWorkbookProps) {
  const tables = useRef<HTMLDivElement>(null);

  function typedRows(): readonly (readonly string[])[] {
    const cells = tables.current?.querySelectorAll("input") ?? [];
    const typed = new Map([...cells].map(({ name, value }) => [name, value]));
    return sections.flatMap(({ id, title, rows }) =>
      rows.map((row) => [title, row, ...words.columns.map((column) => typed.get(cellName(id, row, column)) ?? "")]),
    );
  }

  return (
    <div data-slot="comparison-workbook" className="grid grid-cols-1 gap-10 print:block">
      <div className="print:hidden">
        <CsvDownload
          label={words.download}
          fileName={words.fileName}
          header={[words.part, words.line, ...words.columns]}
          rows={typedRows}
        />
      </div>
      <div ref={tables} className="grid grid-cols-1 gap-12 print:block">
        {sections.map(({ id, title, rows }) => (
          <section key={id} aria-labelledby={id}>
            <Heading level={2} size={3} id={id}>
              {title}
            </Heading>
            <div className="mt-4 print:mb-4">
              <FillInTable
                caption={title}
                captionHidden
                rowHeader={words.line}
                columns={words.columns}
                rows={rows}
                name={id}
              />
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}
