/** What a visitor did before the app was started, as the starter noted it on its own element. */
export interface EarlySigns {
  /** When the page was first scrolled, as `performance.now()`. */
  readonly firstScrollAt: number | undefined;
  /** Whether the pointer left through the top of the page. */
  readonly hasLeft: boolean;
}

/** Reads the starter's notes. On the server there are none. */
export function readEarlySigns(): EarlySigns {
  if (typeof document === "undefined") return { firstScrollAt: undefined, hasLeft: false };
  const notes = document.querySelector<HTMLScriptElement>("script[data-app]")?.dataset;
  const firstScrollAt = Number(notes?.["firstScrollAt"]);
  return {
    firstScrollAt: notes?.["firstScrollAt"] === undefined || Number.isNaN(firstScrollAt) ? undefined : firstScrollAt,
    hasLeft: notes?.["hasLeft"] !== undefined,
  };
}
