import { useEffect, useRef, useState } from "react";
import type { Search, SearchAnswer } from "#domain/search.ts";

/** What the search has to show. */
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

/** Answers a question as it is typed. The search is loaded once, when this is first used; late answers are dropped. */
export function useSearch(load: () => Promise<Search>, query: string): UseSearch {
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<SearchState>({ kind: "waiting" });
  const loading = useRef<Promise<Search> | undefined>(undefined);
  const asked = query.trim();

  useEffect(() => {
    let isCurrent = true;
    loading.current ??= load();
    const search = loading.current;
    async function answer() {
      if (asked !== "") setState((before) => (before.kind === "answered" ? before : { kind: "loading" }));
      try {
        const ask = await search;
        const next: SearchState =
          asked === "" ? { kind: "waiting" } : { kind: "answered", query: asked, answer: await ask(asked) };
        if (isCurrent) setState(next);
      } catch {
        if (loading.current === search) loading.current = undefined;
        if (isCurrent) setState({ kind: "failed" });
      }
    }
    void answer();
    return () => {
      isCurrent = false;
    };
  }, [load, asked, tries]);

  return { state, retry: () => setTries((count) => count + 1) };
}
