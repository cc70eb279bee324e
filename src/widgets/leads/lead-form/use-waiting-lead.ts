import { useEffect, useEffectEvent, useState } from "react";
import type { Lead } from "#domain/lead.ts";
import { readWaitingLead } from "#domain/lead-outbox.ts";
import { leadOutbox } from "#services/lead-outbox.ts";
import { useLeadOutbox } from "#widgets/leads/lead-outbox/use-lead-outbox.ts";

/** A lead of this form that waits for the network. */
export interface FormsWaitingLead {
  readonly lead: Lead;
  /** Whether it stays in the browser when the tab is closed. */
  readonly outlivesTab: boolean;
}

/**
 * The form's part of the outbox: puts its lead in and sends it as soon as the network is back. A lead that the visitor
 * has discarded in another tab waits no longer here either.
 * @param send - Sends the lead again.
 */
export function useWaitingLead(send: (lead: Lead) => void) {
  const [put, setPut] = useState<FormsWaitingLead | null>(null);
  const entries = useLeadOutbox();
  const waiting = put !== null && entries.some(({ id }) => id === put.lead.id) ? put : null;
  const lead = waiting?.lead;
  const sendAgain = useEffectEvent(send);

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

  return {
    waiting,
    /** Keeps a lead that could not be sent. The 24 hours count from the first time. */
    keep(unsent: Lead) {
      const now = Date.now();
      const since = readWaitingLead(leadOutbox.read(unsent.id), now)?.since ?? now;
      const outlivesTab = leadOutbox.add({ lead: unsent, since });
      setPut((current) => (current?.lead.id === unsent.id ? current : { lead: unsent, outlivesTab }));
    },
    /** Takes a lead out, if it is in: it is stored, refused or not wanted any more. */
    drop: (sent: Lead) => leadOutbox.remove(sent.id),
  };
}
