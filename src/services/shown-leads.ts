import { tellOutboxChanged } from "./outbox-signal.ts";

const shownByForms = new Set<string>();

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
