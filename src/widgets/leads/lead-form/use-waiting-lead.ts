import { useEffect, useEffectEvent, useState } from "react";
import type { Lead } from "#domain/lead.ts";
import { readWaitingLead } from "#domain/lead-outbox.ts";
import { leadOutbox } from "#services/lead-outbox.ts";
import { useLeadOutbox } from "#widgets/leads/lead-outbox/lead-outbox.tsx";

/** A lead of this form that waits for the network. */
export interface QueuedLead {
  readonly lead: Lead;
  /** Whether the lead survives closing the tab. */
  readonly outlivesTab: boolean;
}

/**
 * The form's part of the outbox: queues its lead and sends it as soon as the network is back. A lead discarded in
 * another tab is dropped from this form, too.
 * @param send - Sends the lead again.
 * @param onStored - Called if another tab has stored the lead.
 */
export function useWaitingLead(send: (lead: Lead) => void, onStored: (lead: Lead) => void) {
  const [put, setPut] = useState<QueuedLead | null>(null);
  const entries = useLeadOutbox();
  const waiting = put !== null && entries.some(({ id }) => id === put.lead.id) ? put : null;
  const lead = waiting?.lead;
  const sendAgain = useEffectEvent(send);
  const noteStored = useEffectEvent((change: StorageEvent) => {
    if (put !== null && leadOutbox.isSettled(change, put.lead.id)) onStored(put.lead);
  });

  useEffect(() => {
    if (lead === undefined) return undefined;
    const giveBack = leadOutbox.claim(lead.id);
    const sendNow = () => sendAgain(lead);
    addEventListener("online", sendNow);
    return () => {
      removeEventListener("online", sendNow);
      giveBack();
    };
  }, [lead]);

  // Also once the lead has left the outbox, which may come first.
  useEffect(() => {
    const note = (change: StorageEvent) => noteStored(change);
    addEventListener("storage", note);
    return () => removeEventListener("storage", note);
  }, []);

  return {
    waiting,
    /** Queues a lead that could not be sent. Its 24 hours count from the first attempt. */
    keep(unsent: Lead) {
      const now = Date.now();
      const since = readWaitingLead(leadOutbox.read(unsent.id), now)?.since ?? now;
      const outlivesTab = leadOutbox.add({ lead: unsent, since });
      setPut((current) => (current?.lead.id === unsent.id ? current : { lead: unsent, outlivesTab }));
    },
    /** Removes a queued lead once it is stored, refused or discarded. */
    drop: (sent: Lead) => leadOutbox.remove(sent.id),
  };
}
