import { useEffect, useEffectEvent, useMemo, useState } from "react";
import type { Lead } from "#domain/lead.ts";
import { leadOutbox } from "#services/lead-outbox.ts";
import { watchOutbox } from "#services/outbox-signal.ts";
import { showInForm } from "#services/shown-leads.ts";

/** A lead of this form that waits for the network. */
export interface FormsWaitingLead {
  readonly lead: Lead;
  /** Whether it stays in the browser when the tab is closed. */
  readonly outlivesTab: boolean;
}

/**
 * The form's part of the outbox: puts its lead in, sends it as soon as the network is back, and hears when the visitor
 * has discarded it in another tab.
 * @param send - Sends the lead again.
 */
export function useWaitingLead(send: (lead: Lead) => void) {
  const outbox = useMemo(() => leadOutbox(), []);
  const [waiting, setWaiting] = useState<FormsWaitingLead | null>(null);
  const sendAgain = useEffectEvent(send);

  useEffect(() => {
    if (waiting === null) return undefined;
    const { lead } = waiting;
    const giveBack = showInForm(lead.id);
    const unwatch = watchOutbox(() => {
      if (!outbox.has(lead.id)) setWaiting(null);
    });
    const sendNow = () => sendAgain(lead);
    addEventListener("online", sendNow);
    return () => {
      removeEventListener("online", sendNow);
      unwatch();
      giveBack();
    };
  }, [waiting, outbox]);

  return {
    waiting,
    /** Keeps a lead that could not be sent. */
    keep(lead: Lead) {
      const outlivesTab = outbox.add(lead);
      setWaiting((current) => (current?.lead.id === lead.id ? current : { lead, outlivesTab }));
    },
    /** Takes a lead out, if it is in: it is stored, refused or not wanted any more. */
    drop(lead: Lead) {
      setWaiting(null);
      outbox.remove(lead.id);
    },
  };
}
