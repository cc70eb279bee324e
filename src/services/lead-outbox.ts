import type { WaitingLead } from "#domain/lead-outbox.ts";
import { lastingValues, readJson, type KeptValues } from "./kept-values.ts";

const prefix = "lead-outbox-";

/** A lead that waits, by its id: what it says is read only where it is shown or sent. */
export interface OutboxEntry {
  readonly id: string;
  /** A form of this page shows the lead and sends it itself. */
  readonly isInForm: boolean;
}

/** Leads that wait in the visitor's browser for the network. The store for `useSyncExternalStore`. */
export interface LeadOutbox {
  /**
   * Calls back when the outbox has changed, here or in another tab.
   * @returns The way to stop.
   */
  readonly subscribe: (listener: () => void) => () => void;
  /** What waits; the same list for as long as nothing changes. */
  readonly getSnapshot: () => readonly OutboxEntry[];
  /** What is kept under an id, which anybody may have changed: `readWaitingLead` checks it. */
  readonly read: (id: string) => unknown;
  /** Puts a lead in. Says whether it stays when the tab is closed; a browser that blocks its storage keeps it as long as the page. */
  readonly add: (waiting: WaitingLead) => boolean;
  /** Takes a lead out: it is stored, refused, too old, or the visitor doesn't want it sent. */
  readonly remove: (id: string) => void;
  /**
   * Leaves a lead to a form that shows it.
   * @returns The way to give it back.
   */
  readonly claim: (id: string) => () => void;
}

/** An outbox in the browser's storage, one entry a lead. */
export function createLeadOutbox(values: KeptValues = lastingValues): LeadOutbox {
  const listeners = new Set<() => void>();
  const claimed = new Set<string>();
  let snapshot: readonly OutboxEntry[] = [];

  const changed = () => listeners.forEach((listener) => listener());
  const isSame = (entries: readonly OutboxEntry[]) =>
    entries.length === snapshot.length &&
    entries.every(({ id, isInForm }, place) => id === snapshot[place]?.id && isInForm === snapshot[place].isInForm);

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
        .names()
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
    remove(id) {
      values.remove(prefix + id);
      changed();
    },
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

/** The outbox of this browser. */
export const leadOutbox = createLeadOutbox();

const nothing: readonly OutboxEntry[] = [];

/** What waits while a page is prerendered or hydrated. */
export const getServerSnapshot = () => nothing;
