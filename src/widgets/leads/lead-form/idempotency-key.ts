import type { LeadForm } from "#domain/lead.ts";
import { readRecord, sessionValues, type KeptValues } from "#services/kept-values.ts";

const nameOf = (pageSource: string) => `lead-key-${pageSource}`;

/**
 * Gives a form's leads their ids. The same words sent again, also after leaving the page, go under the id of the try
 * before and so can't be stored twice; words that have changed get an id of their own.
 */
export interface IdempotencyKeys {
  /** The id to send these values under. */
  readonly keyFor: (values: LeadForm) => string;
  /** Forgets the last try, once its lead is stored. */
  readonly forget: () => void;
}

/** Keeps the id of the last try for the browser session. */
export function idempotencyKeys(
  pageSource: string,
  makeId: () => string,
  kept: KeptValues = sessionValues,
): IdempotencyKeys {
  const name = nameOf(pageSource);
  return {
    keyFor(form) {
      const values = JSON.stringify(form);
      const last = readRecord(kept, name);
      const lastId = last?.["values"] === values ? last["id"] : undefined;
      const id = typeof lastId === "string" ? lastId : makeId();
      kept.write(name, JSON.stringify({ id, values }));
      return id;
    },
    forget: () => kept.remove(name),
  };
}
