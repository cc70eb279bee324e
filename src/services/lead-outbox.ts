import type { WaitingLead } from "#domain/lead-outbox.ts";
import { safeLocalStorage, readJson, type SafeStorage } from "./safe-storage.ts";

const prefix = "lead-outbox-";

/** Value of a stored lead's entry, just before it is removed. */
const settled = "stored";

/** Id of a queued lead. Its content is read only to show or send the lead. */
export interface OutboxEntry {
  readonly id: string;
  /** Whether a form of this page shows the lead and sends it itself. */
  readonly isInForm: boolean;
}

/** Queue of leads that wait in the browser for the network. A store for `useSyncExternalStore`. */
export interface LeadOutbox {
  /**
   * Calls back when the outbox has changed, in this tab or another.
   * @returns Unsubscribes.
   */
  readonly subscribe: (listener: () => void) => () => void;
  /** The queued entries; the same array as long as nothing changes. */
  readonly getSnapshot: () => readonly OutboxEntry[];
  /** The stored value of an id. Untrusted, because anybody may have edited it: validate it with `readWaitingLead`. */
  readonly read: (id: string) => unknown;
  /**
   * Queues a lead. Returns whether the lead outlives the tab; where storage is blocked, it lasts as long as the page.
   */
  readonly add: (waiting: WaitingLead) => boolean;
  /** Removes a lead that was refused, cancelled by the visitor, or is too old. */
  readonly remove: (id: string) => void;
  /** Removes a lead that was stored, and lets the tab know whose form shows it. */
  readonly settle: (id: string) => void;
  /** Whether a change of the storage reports that another tab has stored a lead. */
  readonly isSettled: (change: Pick<StorageEvent, "key" | "newValue">, id: string) => boolean;
  /**
   * Reserves a lead for a form that shows it.
   * @returns Releases the lead.
   */
  readonly claim: (id: string) => () => void;
}

/** An outbox in the browser's storage, with one entry per lead. */
export function createLeadOutbox(values: SafeStorage = safeLocalStorage): LeadOutbox {
  const listeners = new Set<() => void>();
  const claimed = new Set<string>();
  let snapshot: readonly OutboxEntry[] = [];

  const changed = () => listeners.forEach((listener) => listener());
  const isSame = (entries: readonly OutboxEntry[]) =>
    entries.length === snapshot.length &&
    entries.every(({ id, isInForm }, place) => id === snapshot[place]?.id && isInForm === snapshot[place].isInForm);

  function remove(id: string) {
    values.remove(prefix + id);
    changed();
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      addEventListener("storage", listener);
      return () => {
        listeners.delete(listener);
        removeEventListener("storage", listener);
      };
    },
    getSnapshot() {
      const entries = values
        .keys()
        .filter((name) => name.startsWith(prefix))
        .map((name) => name.slice(prefix.length))
        .map((id) => ({ id, isInForm: claimed.has(id) }));
      if (!isSame(entries)) snapshot = entries;
      return snapshot;
    },
    read: (id) => readJson(values, prefix + id),
    add(waiting) {
      const isLasting = values.write(prefix + waiting.lead.id, JSON.stringify(waiting));
      changed();
      return isLasting;
    },
    remove,
    settle(id) {
      values.write(prefix + id, settled);
      remove(id);
    },
    isSettled: ({ key, newValue }, id) => key === prefix + id && newValue === settled,
    claim(id) {
      claimed.add(id);
      changed();
      return () => {
        claimed.delete(id);
        changed();
      };
    },
  };
}

export const leadOutbox = createLeadOutbox();

const nothing: readonly OutboxEntry[] = [];

/** Snapshot during prerendering and hydration: an empty queue. */
export const getServerSnapshot = () => nothing;
