import { lastingValues, type KeptValues } from "./kept-values.ts";

/** What every waiting lead's name in the browser's storage begins with. */
export const outboxPrefix = "lead-outbox-";

/** The window's event within a page; other tabs hear of a change from the browser's own. */
const changed = "lead-outbox";

/** Tells this page that something was put into the outbox or taken out. */
export function tellOutboxChanged(): void {
  dispatchEvent(new Event(changed));
}

/** Calls back when the outbox has changed, here or in another tab. Returns the way to stop. */
export function watchOutbox(listener: () => void): () => void {
  addEventListener(changed, listener);
  addEventListener("storage", listener);
  return () => {
    removeEventListener(changed, listener);
    removeEventListener("storage", listener);
  };
}

/** Whether the outbox may hold a lead. It looks at names only, so that asking costs nothing. */
export function hasWaitingLead(values: KeptValues = lastingValues): boolean {
  return values.names().some((name) => name.startsWith(outboxPrefix));
}
