import { useCallback, useRef, useState } from "react";

/** State of a part that is fetched when it is first needed. */
export type LateLoaded<Part> =
  | { readonly step: "unasked" | "loading" | "failed" }
  | { readonly step: "ready"; readonly part: Part };

/**
 * Fetches a part when it is first needed, and keeps it. It is fetched whole before anything of it is drawn, because a lazy
 * component that can't be fetched takes the page down. A failed part is fetched anew with the next call.
 * @param load - Fetches the part. Must stay the same.
 * @returns The part as it stands, and a function that fetches it and says whether it is there. The function never throws.
 */
export function useLateLoaded<Part>(load: () => Promise<Part>) {
  const [state, setState] = useState<LateLoaded<Part>>({ step: "unasked" });
  const fetching = useRef<Promise<boolean> | undefined>(undefined);

  const fetchPart = useCallback((): Promise<boolean> => {
    if (fetching.current !== undefined) return fetching.current;
    setState({ step: "loading" });
    fetching.current = load().then(
      (part) => {
        setState({ step: "ready", part });
        return true;
      },
      (failure: unknown) => {
        console.error("A part of the page could not be fetched.", failure);
        setState({ step: "failed" });
        fetching.current = undefined;
        return false;
      },
    );
    return fetching.current;
  }, [load]);

  return [state, fetchPart] as const;
}
