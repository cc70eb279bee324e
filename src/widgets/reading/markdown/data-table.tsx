import { Children, isValidElement, useRef, type ReactNode } from "react";
import { Table, type TableColumn } from "#design-system/table/table.tsx";
import { useProvinceRows } from "#widgets/place/province-choice/province-rows.ts";
import * as words from "#words/reading.ts";
import { readMarkdownTable, type MarkdownCell } from "./read-markdown.ts";

export interface DataTableProps {
  /** Subject of the table. */
  readonly caption: string;
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

/**
 * A Markdown table with its caption, with the styles and the narrow layout of every other table.
 * @throws {Error} When there is no Markdown table inside.
 */
export function DataTable({ caption, children }: DataTableProps) {
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
  // Two columns fit anywhere; as cards they would only repeat one label.
  return (
    <Table
      {...shown}
      ref={frame}
      caption={caption}
      columns={columns}
      // A row that moves takes its elements along: under machine translation, React can't change their texts.
      rowKey={(row) => String(rows.indexOf(row))}
      note={noteIn(children)}
      narrow={columns.length > 2 ? "cards" : "scroll"}
    />
  );
}
