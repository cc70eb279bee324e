import { lastingValues, type KeptValues } from "./kept-values.ts";

/** What every waiting lead's name in the browser's storage begins with. */
export const outboxPrefix = "lead-outbox-";

/** The window's event within a page; other tabs hear of a change from the browser's own. */
const changed = "lead-outbox";

/** Tells this page that something was put into the outbox or taken out. */
export function tellOutboxChanged(): void {
  dispatchEvent(new Event(changed));
}

/**
 * Calls back when the outbox has changed, here or in another tab.
 * @param alsoOn - Another event of the window.
 * @returns The way to stop.
 */
export function watchOutbox(listener: () => void, alsoOn = changed): () => void {
  const listening = new AbortController();
  for (const event of [changed, "storage", alsoOn]) addEventListener(event, listener, { signal: listening.signal });
  return () => listening.abort();
}

/** Whether the outbox may hold a lead. It looks at names only, so that asking costs nothing. */
export function hasWaitingLead(values: KeptValues = lastingValues): boolean {
  return values.names().some((name) => name.startsWith(outboxPrefix));
}
