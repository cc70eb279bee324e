/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- Some browsers
   forget what a table is when CSS turns its rows into cards, unless the roles say it. */
import { isValidElement, useId, useRef, type ReactNode, type Ref } from "react";
import * as words from "#words/design-system.ts";
import { useOverflow } from "./use-overflow.ts";

/** A column of a `Table`. The first one names its rows. */
export interface TableColumn<Row> {
  /** Names the column; without `cell`, also the row's property that is shown. */
  readonly key: string;
  /** The column's name; on narrow screens it labels each cell. */
  readonly header: string;
  /** What stands in the header instead of the plain name, such as a button that sorts. */
  readonly headerContent?: ReactNode;
  /** Sets the column's figures against its far edge, digit under digit. */
  readonly numeric?: boolean;
  /** How the rows are sorted by this column, if they can be. */
  readonly sort?: "ascending" | "descending" | "none" | undefined;
  /** Takes the column off the screen, where what it says is said above the table. Paper shows it. */
  readonly folded?: boolean;
  /** What a row shows in this column. */
  readonly cell?: (row: Row) => ReactNode;
}

export interface TableProps<Row extends object> {
  /** What the table holds; its visible title and its name. */
  readonly caption: string;
  /** Keeps the caption for assistive technology only, where a heading above says the same. */
  readonly captionHidden?: boolean | undefined;
  /** From the one that names the rows to the last. */
  readonly columns: readonly TableColumn<Row>[];
  /** One record each, in the order they are shown. */
  readonly rows: readonly Row[];
  /** What stays the same when rows change places; their position if left out. */
  readonly rowKey?: ((row: Row) => string) | undefined;
  /** Rows that concern the reader, and what is said of them. */
  readonly marked?: { readonly isMarked: (row: Row) => boolean; readonly label: string } | undefined;
  /** What holds the table. */
  readonly ref?: Ref<HTMLDivElement>;
  /** `cards` for records to read one by one, `scroll` for figures to compare across rows. */
  readonly narrow?: "cards" | "scroll" | undefined;
  /** Shown below: sources, or that figures are illustrative. */
  readonly note?: ReactNode;
  /** Said in place of rows when there are none. */
  readonly empty?: ReactNode;
}

function cellContent<Row extends object>(row: Row, { key, cell }: TableColumn<Row>): ReactNode {
  if (cell !== undefined) return cell(row);
  const value: unknown = Reflect.get(row, key);
  return typeof value === "string" || typeof value === "number" || isValidElement(value) ? value : null;
}

/** Keeps what a cell shows in one piece beside its label; an empty cell stays empty, so that cards can leave it out. */
function CellValue({ children }: { readonly children: ReactNode }) {
  return children === null || children === undefined || children === "" ? null : <div>{children}</div>;
}

/**
 * A table with a caption, scoped headers, a header row and first column that stay in view, and cards in its place where
 * columns don't fit. It follows the room it has, not the window.
 *
 * For what is compared along rows and columns. Names with values are a DescriptionList.
 *
 * - Do: give it a caption that says what it holds.
 * - Do: name the source below it.
 * - Don't: place things by a table.
 * - Don't: leave a cell empty where nothing is known: say so.
 * - Accessibility: every cell is heard with its row and column, also as cards on a phone.
 */
export function Table<Row extends object>({
  caption,
  captionHidden = false,
  columns,
  rows,
  rowKey,
  marked,
  ref,
  narrow = "cards",
  note,
  empty = words.nothingToShow,
}: TableProps<Row>) {
  const captionId = useId();
  const scrollRef = useRef<HTMLDivElement>(null);
  const overflow = useOverflow(scrollRef);
  // A place that scrolls must be reachable by keyboard and say what it is; one that doesn't must not be a stop.
  const region = overflow === "some" ? { role: "region", "aria-labelledby": captionId, tabIndex: 0 } : {};
  return (
    <div ref={ref} data-slot="table" className="table-frame min-w-0">
      <div ref={scrollRef} data-overflow={overflow} className="table-scroll" {...region}>
        <table role="table" className="data-table" data-narrow={narrow}>
          <caption id={captionId} className={captionHidden ? "sr-only" : undefined}>
            {caption}
          </caption>
          <thead role="rowgroup">
            <tr role="row">
              {columns.map(({ key, header, headerContent, numeric, sort, folded }) => (
                <th
                  key={key}
                  role="columnheader"
                  scope="col"
                  aria-sort={sort}
                  data-numeric={numeric === true ? "" : undefined}
                  data-folded={folded === true ? "" : undefined}
                >
                  {headerContent ?? header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.length === 0 && (
              <tr role="row">
                <td role="cell" colSpan={columns.length}>
                  {empty}
                </td>
              </tr>
            )}
            {rows.map((row, index) => (
              <tr key={rowKey?.(row) ?? index} role="row" data-marked={marked?.isMarked(row) === true ? "" : undefined}>
                {columns.map((column, place) =>
                  place === 0 ? (
                    <th key={column.key} role="rowheader" scope="row">
                      {cellContent(row, column)}
                      {marked?.isMarked(row) === true && <span className="sr-only"> ({marked.label})</span>}
                    </th>
                  ) : (
                    <td
                      key={column.key}
                      role="cell"
                      data-label={column.header}
                      data-numeric={column.numeric === true ? "" : undefined}
                      data-folded={column.folded === true ? "" : undefined}
                    >
                      <CellValue>{cellContent(row, column)}</CellValue>
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note !== undefined && <p className="mt-3 max-w-prose text-caption text-ink-soft">{note}</p>}
    </div>
  );
}
