import type { Lead } from "#domain/lead.ts";
import { readWaitingLead, type WaitingLead } from "#domain/lead-outbox.ts";
import { lastingValues, readJson, type KeptValues } from "./kept-values.ts";
import { outboxPrefix, tellOutboxChanged } from "./outbox-signal.ts";
import { isShownInForm } from "./shown-leads.ts";

/** Leads that wait in the visitor's browser for the network, for 24 hours at most. */
export interface LeadOutbox {
  /**
   * Puts a lead in, unless it is there already: the 24 hours count from the first time. Says whether it stays when the
   * tab is closed; a browser that blocks its storage keeps it as long as the page.
   */
  readonly add: (lead: Lead) => boolean;
  readonly has: (id: string) => boolean;
  /** Takes a lead out: it is stored, or the visitor doesn't want it sent. */
  readonly remove: (id: string) => void;
  /** What waits and is not shown by a form of this page, the oldest first. What is damaged or too old is deleted. */
  readonly list: () => readonly WaitingLead[];
}

const nameOf = (id: string) => outboxPrefix + id;

/** An outbox in the browser's storage, one entry a lead. */
export function leadOutbox(values: KeptValues = lastingValues, now: () => number = () => Date.now()): LeadOutbox {
  const read = (id: string) => readWaitingLead(readJson(values, nameOf(id)), now());

  function remove(id: string) {
    values.remove(nameOf(id));
    tellOutboxChanged();
  }

  return {
    add(lead) {
      const since = read(lead.id)?.since ?? now();
      const isKept = values.write(nameOf(lead.id), JSON.stringify({ lead, since } satisfies WaitingLead));
      tellOutboxChanged();
      return isKept;
    },
    has: (id) => read(id) !== undefined,
    remove,
    list() {
      const found: WaitingLead[] = [];
      for (const name of values.names()) {
        if (!name.startsWith(outboxPrefix)) continue;
        const id = name.slice(outboxPrefix.length);
        const waiting = read(id);
        if (waiting === undefined) values.remove(name);
        else if (!isShownInForm(id)) found.push(waiting);
      }
      return found.toSorted((one, other) => one.since - other.since);
    },
  };
}
