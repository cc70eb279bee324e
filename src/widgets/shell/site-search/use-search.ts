import { useEffect, useRef, useState } from "react";
import type { ProvinceCode } from "#domain/province-code.ts";
import type { Search, SearchAnswer } from "#site/search.ts";

/** State of the search. */
export type SearchState =
  | { readonly kind: "waiting" }
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "answered"; readonly query: string; readonly answer: SearchAnswer };

export interface UseSearch {
  readonly state: SearchState;
  /** Fetches the search again after it failed. */
  readonly retry: () => void;
}

/** One fetch of the search. */
interface Attempt {
  readonly number: number;
  readonly search: Promise<Search>;
}

/** Searches as the visitor types. The search is loaded once, on first use; stale answers are dropped. */
export function useSearch(load: () => Promise<Search>, query: string, province: ProvinceCode | null): UseSearch {
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<SearchState>({ kind: "waiting" });
  const attempt = useRef<Attempt | undefined>(undefined);
  const asked = query.trim();

  useEffect(() => {
    let isCurrent = true;
    if (attempt.current?.number !== tries) attempt.current = { number: tries, search: load() };
    const { search } = attempt.current;
    function show(found: SearchAnswer) {
      if (isCurrent) setState({ kind: "answered", query: asked, answer: found });
    }
    async function answer() {
      if (asked !== "") setState((before) => (before.kind === "answered" ? before : { kind: "loading" }));
      try {
        const ask = await search;
        if (asked !== "") show(await ask(asked, province, show));
        else if (isCurrent) setState({ kind: "waiting" });
      } catch {
        if (isCurrent) setState({ kind: "failed" });
      }
    }
    void answer();
    return () => {
      isCurrent = false;
    };
  }, [load, asked, province, tries]);

  return { state, retry: () => setTries((count) => count + 1) };
}
