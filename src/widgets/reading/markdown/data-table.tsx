import { Children, isValidElement, useRef, type ReactNode } from "react";
import { Table, type TableColumn } from "#design-system/table/table.tsx";
import { useProvinceRows, type ProvinceRows } from "#widgets/place/province-choice/province-rows.ts";
import * as words from "#words/reading.ts";
import { readMarkdownTable, type MarkdownCell } from "./read-markdown.ts";

export interface DataTableProps {
  /** Subject of the table. */
  readonly caption: string;
  /** Hides a caption that repeats the heading above the table. */
  readonly captionHidden?: boolean;
  /** One Markdown table, whose first column names the rows, and a paragraph below it for a note. */
  readonly children: ReactNode;
}

const nameOf = ([name]: readonly MarkdownCell[]) => name?.text ?? "";

/** Content of the paragraph beside the table. */
function noteIn(children: ReactNode): ReactNode {
  const paragraph = Children.toArray(children).find((part) => isValidElement(part) && part.type === "p");
  return isValidElement<{ readonly children?: ReactNode }>(paragraph) ? paragraph.props.children : undefined;
}

/** Renders a row's cell as one element, because a narrow cell sets its label beside its content. */
function contentAt(index: number) {
  return (row: readonly MarkdownCell[]) => <span className="min-w-0">{row[index]?.content}</span>;
}

/** Characters that a line of a table has room for on a phone of 320 px. */
const phoneCharacters = 36;

const longestWord = (text: string) => Math.max(...text.split(/[\s\u00AD-]/u).map(({ length }) => length));

/** Whether the columns fit a phone side by side, with row names in two lines and every other cell in one. */
function fitsPhone(header: readonly MarkdownCell[], rows: readonly (readonly MarkdownCell[])[]): boolean {
  const widths = header.map(({ text }, index) => {
    const cells = rows.map((row) => row[index]?.text.trim() ?? "");
    const widest = cells.map((cell) => (index === 0 ? Math.max(longestWord(cell), cell.length / 2) : cell.length));
    return Math.max(longestWord(text), ...widest);
  });
  const gaps = 2 * (widths.length - 1);
  return widths.reduce((sum, width) => sum + width, gaps) <= phoneCharacters;
}

/** Characters of a value that fits a line of a phone, beside the name of its row or below it. */
const valueCharacters = 40;

/** Whether every row names a province, with one short value and its conditions. */
function isProvinceList(
  rows: readonly (readonly MarkdownCell[])[],
  { codeOf }: Pick<ProvinceRows<readonly MarkdownCell[]>, "codeOf">,
): boolean {
  return (
    codeOf !== undefined &&
    rows.every((row) => row.length === 3 && codeOf(row) !== undefined && (row[1]?.text.length ?? 0) <= valueCharacters)
  );
}

/**
 * A Markdown table with its caption, with the styles and the narrow layout of every other table.
 * @throws {Error} When there is no Markdown table inside.
 */
export function DataTable({ caption, captionHidden = false, children }: DataTableProps) {
  const { header, rows } = readMarkdownTable(children);
  const frame = useRef<HTMLDivElement>(null);
  const shown = useProvinceRows(rows, nameOf, frame);
  const columns = header.map(({ content, text, isNumeric }, index): TableColumn<readonly MarkdownCell[]> => {
    const isNameless = text.trim() === "";
    return {
      key: String(index),
      header: text,
      headerContent: isNameless ? <span className="sr-only">{words.item}</span> : content,
      numeric: isNumeric,
      cell: contentAt(index),
    };
  });
  return (
    <Table
      {...shown}
      ref={frame}
      caption={caption}
      captionHidden={captionHidden}
      columns={columns}
      // A row that moves takes its elements along: under machine translation, React can't change their texts.
      rowKey={(row) => String(rows.indexOf(row))}
      note={noteIn(children)}
      // Two columns fit anywhere; as cards they would only repeat one label.
      narrow={
        columns.length === 2
          ? "scroll"
          : isProvinceList(rows, shown)
            ? "list"
            : fitsPhone(header, rows)
              ? "columns"
              : "cards"
      }
    />
  );
}
