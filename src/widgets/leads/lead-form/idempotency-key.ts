import type { LeadForm } from "#domain/lead.ts";
import { readRecord, safeSessionStorage, type SafeStorage } from "#services/safe-storage.ts";

const nameOf = (pageSource: string) => `lead-key-${pageSource}`;

/**
 * Idempotency keys of a form's leads. Resending the same values, even after leaving the page, reuses the previous id,
 * so that a lead can't be stored twice; changed values get a new id.
 */
export interface IdempotencyKeys {
  /** Id for a lead with these values. */
  readonly keyFor: (values: LeadForm) => string;
  /** Forgets the last attempt, once its lead is stored. */
  readonly forget: () => void;
}

/**
 * A random UUID (version 4, RFC 9562). `crypto.randomUUID` exists only in secure contexts, so not in a preview over plain
 * HTTP.
 */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // The version in the seventh byte, the variant in the ninth.
  const digits = [...bytes]
    .map((byte, place) => (place === 6 ? (byte & 0x0f) | 0x40 : place === 8 ? (byte & 0x3f) | 0x80 : byte))
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** Keeps the id of the last attempt for the browser session, and while the form is mounted, whatever clears the session. */
export function idempotencyKeys(
  pageSource: string,
  makeId: () => string,
  kept: SafeStorage = safeSessionStorage,
): IdempotencyKeys {
  const name = nameOf(pageSource);
  let last: Readonly<Record<string, unknown>> | undefined;
  return {
    keyFor(form) {
      const values = JSON.stringify(form);
      last ??= readRecord(kept, name);
      const lastId = last?.["values"] === values ? last["id"] : undefined;
      const id = typeof lastId === "string" ? lastId : makeId();
      last = { id, values };
      kept.write(name, JSON.stringify(last));
      return id;
    },
    forget() {
      last = undefined;
      kept.remove(name);
    },
  };
}
