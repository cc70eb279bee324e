import type { LeadForm } from "#domain/lead.ts";

/** A lead on its way: its id, and the values it goes with. */
interface LeadTry {
  readonly id: string;
  readonly values: string;
}

const keyOf = (pageSource: string) => `lead-try-${pageSource}`;

function loadTry(storage: () => Storage, pageSource: string): LeadTry | null {
  try {
    const parsed: unknown = JSON.parse(storage().getItem(keyOf(pageSource)) ?? "null");
    if (typeof parsed !== "object" || parsed === null) return null;
    if (!("id" in parsed) || !("values" in parsed)) return null;
    const { id, values } = parsed;
    return typeof id === "string" && typeof values === "string" ? { id, values } : null;
  } catch {
    return null;
  }
}

/** Gives leads their ids and remembers the ones that are not stored yet. */
export interface LeadTries {
  /** The id to send these values under: the same as at the last try, and a new one once anything has changed. */
  readonly idFor: (values: LeadForm) => string;
  /** Forgets the last try, once its lead is stored. */
  readonly forget: () => void;
}

/**
 * Remembers the last try of a form for the browser session, so that sending the same words again after leaving the
 * page can't store them twice. A browser that blocks its storage remembers for as long as the form is on screen.
 */
export function leadTries(storage: () => Storage, pageSource: string, makeId: () => string): LeadTries {
  let last: LeadTry | null = null;
  return {
    idFor(form) {
      const values = JSON.stringify(form);
      last ??= loadTry(storage, pageSource);
      if (last?.values !== values) last = { id: makeId(), values };
      try {
        storage().setItem(keyOf(pageSource), JSON.stringify(last));
      } catch {
        // The memory of this form has it.
      }
      return last.id;
    },
    forget() {
      last = null;
      try {
        storage().removeItem(keyOf(pageSource));
      } catch {
        // There is none.
      }
    },
  };
}
