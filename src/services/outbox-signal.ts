import { lastingValues, type KeptValues } from "./kept-values.ts";

/** What every waiting lead's name in the browser's storage begins with. */
export const outboxPrefix = "lead-outbox-";

const listeners = new Set<() => void>();
const shownByForms = new Set<string>();

/** Tells this page that something was put into the outbox or taken out; other tabs hear of it from the browser. */
export function tellOutboxChanged(): void {
  for (const listener of listeners) listener();
}

/** Calls back when the outbox has changed, here or in another tab. Returns the way to stop. */
export function watchOutbox(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

/** A form that shows a waiting lead sends it itself. Returns the way to give it back. */
export function showInForm(id: string): () => void {
  shownByForms.add(id);
  tellOutboxChanged();
  return () => {
    shownByForms.delete(id);
    tellOutboxChanged();
  };
}

/** Whether a form on this page shows the lead. */
export function isShownInForm(id: string): boolean {
  return shownByForms.has(id);
}

/** Whether the outbox may hold a lead that no form shows. It looks at names only, so that asking costs nothing. */
export function hasWaitingLead(values: KeptValues = lastingValues): boolean {
  return values
    .names()
    .some((name) => name.startsWith(outboxPrefix) && !shownByForms.has(name.slice(outboxPrefix.length)));
}
