import { createContext, use, useEffect, useState, type RefObject } from "react";
import type { ProvinceCode } from "#domain/province-code.ts";
import { ProvinceContext, useProvince } from "./province-choice.ts";

/** What tables by province need to know of the language. */
export interface ProvinceRowWords {
  readonly names: Readonly<Record<ProvinceCode, string>>;
  /** Said of the row of the visitor's own province. */
  readonly yours: string;
}

/** Comes from the app. Without it, as in a lone story, no table knows the visitor's province. */
export const ProvinceRowWordsContext = createContext<ProvinceRowWords | null>(null);

/** A table of fewer provinces than this has another subject. */
const fewest = 5;

/** A table's rows, those of the visitor's province first. */
export interface ProvinceRows<Row> {
  readonly rows: readonly Row[];
  readonly marked?: { readonly isMarked: (row: Row) => boolean; readonly label: string };
}

/**
 * Puts the rows of the visitor's province first, in a table by province; any other table stays as it is. On a page that
 * comes from the server the rows are marked at once, and change places only while nobody looks at them.
 * @param nameOf The words that name a row, in which a province's name may stand among others.
 * @param frame What holds the table.
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

  // A choice made on this page is the visitor's own doing, and may move what is seen.
  useEffect(() => subscribe(() => setFirst(current())), [current, subscribe]);

  useEffect(() => {
    if (province === first || frame.current === null) return;
    const watcher = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting === false) setFirst(province);
    });
    watcher.observe(frame.current);
    return () => watcher.disconnect();
  }, [province, first, frame]);

  const places = words === null ? [] : Object.values(words.names).filter((name) => rows.some(isOf(name)));
  if (words === null || province === null || places.length < fewest) return { rows };
  const isMarked = isOf(words.names[province]);
  const isFirst = first === null ? () => false : isOf(words.names[first]);
  return {
    rows: [...rows.filter(isFirst), ...rows.filter((row) => !isFirst(row))],
    marked: { isMarked, label: words.yours },
  };

  function isOf(name: string) {
    return (row: Row) => nameOf(row).includes(name);
  }
}
