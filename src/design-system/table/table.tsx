/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- Some browsers
   drop a table's semantics when CSS turns its rows into cards, unless the roles are explicit. */
import {
  isValidElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type Ref,
  type RefObject,
} from "react";
import type { Elements } from "#design-system/elements.ts";
import { useDesignSystemWords } from "#design-system/words/design-system-words.ts";

/** Whether content is wider than its box; unknown until measured. */
export type Overflow = "unknown" | "none" | "some";

/** Pixels by which the invisible touch target of a small link may overflow. */
const unseen = 8;

/**
 * Watches whether an element's content is wider than the element.
 * @param ref The box that may scroll sideways.
 */
function useOverflow(ref: RefObject<HTMLElement | null>): Overflow {
  const [overflow, setOverflow] = useState<Overflow>("unknown");
  useEffect(() => {
    const box = ref.current;
    if (box === null) return undefined;
    const measure = () => {
      const { overflow: shown = "unknown" } = box.dataset;
      // Without the styles of a scrolling table, whose wider first column would keep it scrolling after its font has loaded.
      box.dataset["overflow"] = "unknown";
      const isWide = box.scrollWidth > box.clientWidth + unseen;
      box.dataset["overflow"] = shown;
      setOverflow(isWide ? "some" : "none");
    };
    let frame = 0;
    // In a frame of its own: WebKit reports a loop when an observer's callback changes the layout that it observes.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [ref]);
  return overflow;
}

/**
 * Folds the rows below the reader's own, which find-in-page opens. A table above the viewport stays open, because not all
 * browsers keep the text in place when content above it shrinks.
 * @param ref Contains the table.
 * @param rows The rows in order; `undefined` where nothing folds.
 * @returns Whether the rows are shown, and a function that shows or folds them.
 */
function useFoldedRows(ref: RefObject<HTMLElement | null>, rows: readonly object[] | undefined) {
  const [isShown, setShown] = useState(false);
  const isFolding = rows !== undefined;
  useLayoutEffect(() => {
    if (isFolding && (ref.current?.getBoundingClientRect().bottom ?? 0) < 0) setShown(true);
  }, [isFolding, ref]);
  useLayoutEffect(() => {
    const box = ref.current;
    if (rows === undefined || box === null) return undefined;
    const others = box.querySelectorAll<HTMLElement>("tbody > tr:not([data-marked], [data-fold])");
    const show = () => setShown(true);
    // React writes `hidden` as a boolean.
    for (const row of others) row.hidden = isShown ? false : "until-found";
    box.addEventListener("beforematch", show);
    return () => {
      for (const row of others) row.hidden = false;
      box.removeEventListener("beforematch", show);
    };
  }, [ref, rows, isShown]);
  return [isShown, setShown] as const;
}

/** A column of a `Table`. The first one names its rows. */
export interface TableColumn<Row> {
  /** Id of the column; without `cell`, also the row's property to show. */
  readonly key: string;
  /** The column's name; on narrow screens it labels each cell. */
  readonly header: string;
  /** Content of the header in place of the plain name, such as a sort button. */
  readonly headerContent?: ReactNode;
  /** Aligns the column's figures to the end edge, digit under digit. */
  readonly numeric?: boolean;
  /** Current sort order by this column; left out where the column can't be sorted. */
  readonly sort?: "ascending" | "descending" | "none" | undefined;
  /** Hides the column, whose single value is shown above the table. */
  readonly folded?: boolean;
  /**
   * Place of the cell in a compact row: beside the others that everybody compares, among the details that a press
   * shows, or with the buttons, which don't print.
   */
  readonly place?: "fact" | "detail" | "action";
  /** Renders a row's cell. */
  readonly cell?: (row: Row) => Elements | string;
}

export interface TableProps<Row extends object> {
  /** Visible title and accessible name of the table. */
  readonly caption: string;
  /** Hides the caption visually, where a heading above has the same text. */
  readonly captionHidden?: boolean | undefined;
  /** Columns in order; the first one names the rows. */
  readonly columns: readonly TableColumn<Row>[];
  /** Records in display order. */
  readonly rows: readonly Row[];
  /** Stable key of a row; its index if left out. */
  readonly rowKey?: ((row: Row) => string) | undefined;
  /**
   * Rows that concern the reader, and the label that marks them. A list, or cards, that begin with one fold the rows below
   * it on a phone, under the name of the others.
   */
  readonly marked?:
    | { readonly isMarked: (row: Row) => boolean; readonly label: string; readonly others?: string }
    | undefined;
  /** Short code of a row, on a tile before its name in a list. */
  readonly codeOf?: ((row: Row) => string | undefined) | undefined;
  /** The table's wrapper element. */
  readonly ref?: Ref<HTMLDivElement>;
  /** Heading of a row's group. Rows of one group follow each other; those without a group come first. */
  readonly groupOf?: ((row: Row) => string | undefined) | undefined;
  /**
   * `cards` for records to read one by one (a table of two columns stays a table), `scroll` for figures to compare
   * across rows, `columns` for cells so short that they fit a phone, `list` for names with a short value each and its
   * conditions, of which the reader's own comes first, `compact` for many records to choose from: a few
   * facts and the buttons of each, with the details folded on a phone.
   */
  readonly narrow?: "cards" | "scroll" | "columns" | "list" | "compact" | undefined;
  /** Whether a compact row shows its details on a phone, too: the state of a `RowDetailsButton` in its first cell. */
  readonly isOpen?: ((row: Row) => boolean) | undefined;
  /** Note below the table: sources, or that figures are illustrative. */
  readonly note?: ReactNode;
  /** Message in place of rows when there are none. */
  readonly empty?: ReactNode;
}

function cellContent<Row extends object>(row: Row, { key, cell }: TableColumn<Row>): Elements | string | number {
  if (cell !== undefined) return cell(row);
  const value: unknown = Reflect.get(row, key);
  return typeof value === "string" || typeof value === "number" || isValidElement(value) ? value : null;
}

/**
 * Wraps a cell's content in one element beside its label; an empty cell stays empty, so that cards can leave it out.
 */
function CellValue({ children }: { readonly children: ReactNode }) {
  return children === null || children === undefined || children === "" ? null : <div>{children}</div>;
}

/** Gives the text that names a row an element of its own, beside the mark of a row. */
function RowName({ children }: { readonly children: Elements | string | number }) {
  return typeof children === "string" || typeof children === "number" ? <span>{children}</span> : children;
}

interface RowGroup<Row> {
  readonly title: string | undefined;
  readonly rows: readonly Row[];
}

/** Splits rows into their groups, in order. */
function groupRows<Row>(
  rows: readonly Row[],
  groupOf: ((row: Row) => string | undefined) | undefined,
): readonly RowGroup<Row>[] {
  const titles = [...new Set(rows.map((row) => groupOf?.(row)))];
  return titles.map((title) => ({ title, rows: rows.filter((row) => groupOf?.(row) === title) }));
}

/**
 * A table with a caption, scoped headers, a header row and first column that stay in view, and cards in its place where
 * columns don't fit. It responds to its container, not the viewport.
 *
 * For data compared along rows and columns. For names with values, use a DescriptionList.
 *
 * - Do: write a caption that names the content.
 * - Do: name the source below it.
 * - Don't: use a table for layout.
 * - Don't: leave a cell empty where a value is unknown: write that it is unknown.
 * - Accessibility: every cell is announced with its row and column, also as cards on a phone.
 */
export function Table<Row extends object>({
  caption,
  captionHidden = false,
  columns,
  rows,
  rowKey,
  isOpen,
  marked,
  codeOf,
  groupOf,
  ref,
  narrow = "cards",
  note,
  empty,
}: TableProps<Row>) {
  const words = useDesignSystemWords();
  const captionId = useId();
  // Two columns fit any width, and a row each says what a card says in three lines.
  const layout = narrow === "cards" && columns.length === 2 ? "pair" : narrow;
  const scrollRef = useRef<HTMLDivElement>(null);
  const overflow = useOverflow(scrollRef);
  // A scrollable region needs a tab stop and a name; one that doesn't scroll must not be a tab stop.
  const region = overflow === "some" ? { role: "region", "aria-labelledby": captionId, tabIndex: 0 } : {};

  const isFolding =
    (layout === "list" || layout === "cards") &&
    marked?.others !== undefined &&
    rows[0] !== undefined &&
    marked.isMarked(rows[0]);
  const [areOthersShown, showOthers] = useFoldedRows(scrollRef, isFolding ? rows : undefined);
  const lastMarked = isFolding ? rows.findLast((row) => marked.isMarked(row)) : undefined;
  const foldRow = isFolding && (
    <tr key="fold" role="row" data-fold="">
      <td role="cell" colSpan={columns.length}>
        <button
          type="button"
          className="data-table-more"
          aria-expanded={areOthersShown}
          onClick={() => showOthers(!areOthersShown)}
        >
          {marked.others}
        </button>
      </td>
    </tr>
  );

  function rowOf(row: Row, key: string) {
    const isMarked = marked?.isMarked(row) === true;
    return (
      <tr
        key={key}
        role="row"
        data-marked={isMarked ? "" : undefined}
        data-code={narrow === "list" ? codeOf?.(row) : undefined}
        data-open={isOpen?.(row) === true ? "" : undefined}
      >
        {columns.map((column, place) =>
          place === 0 ? (
            <th key={column.key} role="rowheader" scope="row">
              <RowName>{cellContent(row, column)}</RowName>
              {isMarked && <span className="sr-only">{` (${marked?.label})`}</span>}
            </th>
          ) : (
            <td
              key={column.key}
              role="cell"
              data-label={column.header}
              data-numeric={column.numeric === true ? "" : undefined}
              data-folded={column.folded === true ? "" : undefined}
              data-place={column.place}
            >
              <CellValue>{cellContent(row, column)}</CellValue>
            </td>
          ),
        )}
      </tr>
    );
  }

  return (
    <div ref={ref} data-slot="table" className="table-frame min-w-0">
      <div ref={scrollRef} data-overflow={overflow} className="table-scroll" {...region}>
        <table role="table" className="data-table" data-narrow={layout}>
          <caption id={captionId} className={captionHidden ? "sr-only" : undefined}>
            {caption}
          </caption>
          <thead role="rowgroup">
            <tr role="row">
              {columns.map(({ key, header, headerContent, numeric, sort, folded, place }) => (
                <th
                  key={key}
                  role="columnheader"
                  scope="col"
                  aria-sort={sort}
                  data-numeric={numeric === true ? "" : undefined}
                  data-folded={folded === true ? "" : undefined}
                  data-place={place}
                >
                  {headerContent ?? header}
                </th>
              ))}
            </tr>
          </thead>
          {rows.length === 0 && (
            <tbody role="rowgroup">
              <tr role="row">
                <td role="cell" colSpan={columns.length}>
                  {empty ?? words.empty}
                </td>
              </tr>
            </tbody>
          )}
          {groupRows(rows, groupOf).map((group) => (
            <tbody key={group.title ?? ""} role="rowgroup">
              {group.title !== undefined && (
                <tr role="row" data-group="">
                  <th role="rowheader" scope="rowgroup" colSpan={columns.length}>
                    {group.title}
                  </th>
                </tr>
              )}
              {group.rows.flatMap((row) => [
                rowOf(row, rowKey?.(row) ?? String(rows.indexOf(row))),
                row === lastMarked && foldRow,
              ])}
            </tbody>
          ))}
        </table>
      </div>
      {note !== undefined && <p className="mt-3 max-w-prose text-caption text-ink-soft">{note}</p>}
    </div>
  );
}
