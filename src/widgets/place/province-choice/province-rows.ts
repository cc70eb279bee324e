import { createContext, use, useEffect, useState, type RefObject } from "react";
import { provinceCodes, type ProvinceCode } from "#domain/province-code.ts";
import { ProvinceContext, useProvince } from "./province-choice.ts";

/** Texts for tables by province, in the page's language. */
export interface ProvinceRowWords {
  readonly names: Readonly<Record<ProvinceCode, string>>;
  /** Label of the row of the visitor's own province. */
  readonly yours: string;
  /** Names the rows of the others, where a phone folds them. */
  readonly others: string;
}

/** Provided by the app. Without a value, as in an isolated story, no table marks the visitor's province. */
export const ProvinceRowWordsContext = createContext<ProvinceRowWords | null>(null);

/** A table with fewer provinces than this isn't a table by province. */
const fewest = 5;

/** A table's rows, those of the visitor's province first. */
export interface ProvinceRows<Row> {
  readonly rows: readonly Row[];
  /** In a table by province, the code of the province that a row names first. */
  readonly codeOf?: (row: Row) => ProvinceCode | undefined;
  readonly marked?: { readonly isMarked: (row: Row) => boolean; readonly label: string; readonly others: string };
}

/**
 * Puts the rows of the visitor's province first, in a table by province; any other table is left unchanged. On a
 * prerendered page the rows are marked at once, but reordered only before the visitor scrolls, or while out of view.
 * @param nameOf Text that names a row; it may contain a province's name among other words.
 * @param frame Wrapper element of the table.
 */
export function useProvinceRows<Row>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  frame: RefObject<HTMLElement | null>,
): ProvinceRows<Row> {
  const words = use(ProvinceRowWordsContext);
  const [province] = useProvince();
  const { current, subscribe } = use(ProvinceContext);
  const [first, setFirst] = useState(province);

  // A choice made on this page is a user action, so visible rows may move.
  useEffect(() => subscribe(() => setFirst(current())), [current, subscribe]);

  useEffect(() => {
    if (province === first || frame.current === null) return;
    const watcher = new IntersectionObserver(([entry]) => {
      // At the top of the page nobody has begun to read the table.
      if (entry?.isIntersecting === false || scrollY === 0) setFirst(province);
    });
    watcher.observe(frame.current);
    return () => watcher.disconnect();
  }, [province, first, frame]);

  const places = words === null ? [] : Object.values(words.names).filter((name) => rows.some(isOf(name)));
  if (words === null || places.length < fewest) return { rows };
  const codeOf = (row: Row) => provinceCodes.find((code) => nameOf(row).startsWith(words.names[code]));
  if (province === null) return { rows, codeOf };
  const isMarked = isOf(words.names[province]);
  const isFirst = first === null ? () => false : isOf(words.names[first]);
  return {
    codeOf,
    rows: [...rows.filter(isFirst), ...rows.filter((row) => !isFirst(row))],
    marked: { isMarked, label: words.yours, others: words.others },
  };

  function isOf(name: string) {
    return (row: Row) => nameOf(row).includes(name);
  }
}
