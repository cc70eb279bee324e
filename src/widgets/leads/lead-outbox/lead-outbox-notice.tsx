import { useEffect, useEffectEvent, useMemo, useState } from "react";
import type { Elements } from "#design-system/elements.ts";
import { Button } from "#design-system/button/button.tsx";
import { Cluster } from "#design-system/layout/cluster.tsx";
import { TextLink } from "#design-system/link/link.tsx";
import { dateAndTime } from "#format/date-and-time.ts";
import type { Lead } from "#domain/lead.ts";
import { LeadNotStored } from "#domain/lead-not-stored.ts";
import { readWaitingLead, type WaitingLead } from "#domain/lead-outbox.ts";
import { leadOutbox, type OutboxEntry } from "#services/lead-outbox.ts";
import { submitLead } from "#services/submit-lead.ts";
import { clearDraft, recordSent, saveDraft } from "#widgets/leads/lead-form/lead-draft.ts";
import { useLeadSettings } from "#widgets/leads/lead-form/lead-settings.tsx";
import { interestName } from "#words/interests.ts";
import * as words from "#words/lead-outbox.ts";
import { useIsOnline, useLeadOutbox } from "./lead-outbox.tsx";

/** Delay before a waiting lead is sent, in which the visitor can discard it, in milliseconds. */
const graceTime = 6000;

type Step = "waiting" | "sending" | "failed";

type Ended = { readonly outcome: "stored" | "refused"; readonly lead: Lead };

const readEntry = ({ id }: OutboxEntry) => readWaitingLead(leadOutbox.read(id), Date.now());

/** Path of the page on which a lead was written; `undefined` if the page isn't on this site. */
function pageOf({ page_url }: Lead): string | undefined {
  if (!URL.canParse(page_url)) return undefined;
  const { origin, pathname } = new URL(page_url);
  return origin === location.origin ? pathname : undefined;
}

interface NoteProps {
  readonly waiting: WaitingLead;
  readonly onEnd: (ended: Ended) => void;
}

/**
 * One waiting lead: sent automatically after a few seconds, unless the visitor sends it now or discards it. A browser
 * that reports no network may be wrong, so the first request is sent all the same.
 */
function Note({ waiting: { lead, since }, onEnd }: NoteProps) {
  const [step, setStep] = useState<Step>("waiting");
  const [wasOffline, setWasOffline] = useState(false);
  const isOnline = useIsOnline();
  const isDue = isOnline || !wasOffline;

  async function send() {
    // The lead may have been sent or discarded in another tab meanwhile.
    if (readEntry({ id: lead.id, isInForm: false }) === undefined) return;
    setStep("sending");
    try {
      await submitLead(lead);
      leadOutbox.settle(lead.id);
      // Its form, on another page, would show the draft as if it were unsent.
      clearDraft(lead.page_source);
      recordSent(lead.page_source, new Date());
      onEnd({ outcome: "stored", lead });
    } catch (failure) {
      console.error("A waiting lead could not be sent.");
      if (failure instanceof LeadNotStored && failure.reason === "refused") {
        // Remove the lead, which would be refused again on every page. Its entries return to the form, where the
        // visitor can correct them.
        leadOutbox.remove(lead.id);
        const { name, email, phone, interest } = lead;
        saveDraft(lead.page_source, { name, email, phone, interest });
        onEnd({ outcome: "refused", lead });
        return;
      }
      const isOffline = failure instanceof LeadNotStored && failure.reason === "offline";
      setWasOffline(isOffline);
      setStep(isOffline ? "waiting" : "failed");
    }
  }
  const sendByItself = useEffectEvent(() => void send());

  useEffect(() => {
    if (!isDue || step !== "waiting") return undefined;
    const timer = setTimeout(sendByItself, graceTime);
    return () => clearTimeout(timer);
  }, [isDue, step]);

  const state = { waiting: isDue ? words.aboutToSend : words.offline, sending: words.sending, failed: words.failed }[
    step
  ];
  return (
    <li className="grid gap-3">
      <p>
        <span>{words.waiting(interestName(lead.interest), dateAndTime(new Date(since)))}</span> <span>{state}</span>
      </p>
      <Cluster>
        <Button size="small" onClick={() => void send()} disabled={step === "sending"} loading={step === "sending"}>
          {words.sendNow}
        </Button>
        <Button
          size="small"
          intent="secondary"
          onClick={() => leadOutbox.remove(lead.id)}
          disabled={step === "sending"}
        >
          {words.discard}
        </Button>
      </Cluster>
    </li>
  );
}

interface EndedNoteProps {
  readonly children: Elements;
  readonly onClose: () => void;
}

function EndedNote({ children, onClose }: EndedNoteProps) {
  return (
    <div className="grid gap-3">
      {children}
      <div>
        <Button size="small" intent="secondary" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </div>
  );
}

/** Message that a lead was refused, with the location of its entries and another way to make contact. */
function Refused({ lead }: { readonly lead: Lead }) {
  const { sender } = useLeadSettings();
  // The popup's form keeps no draft, and doesn't open again.
  const page = lead.lead_type === "exit_intent" ? undefined : pageOf(lead);
  return (
    <>
      <p>{words.refused(interestName(lead.interest))}</p>
      {page !== undefined && (
        <p>
          {words.backInForm} <TextLink href={page}>{words.openForm}</TextLink>
        </p>
      )}
      <p>
        {words.otherWay} <TextLink href={`mailto:${sender.contactEmail}`}>{sender.contactEmail}</TextLink>
      </p>
    </>
  );
}

/** Shows and sends the leads queued in the browser while there was no network. Fetched only if there are any. */
export function LeadOutboxNotice() {
  const entries = useLeadOutbox();
  const [ended, setEnded] = useState<Ended | null>(null);
  const waiting = useMemo(
    () =>
      entries
        .filter(({ isInForm }) => !isInForm)
        .map(readEntry)
        .filter((each) => each !== undefined)
        .toSorted((one, other) => one.since - other.since),
    [entries],
  );

  useEffect(() => {
    // Remove damaged and expired entries.
    for (const entry of entries) if (readEntry(entry) === undefined) leadOutbox.remove(entry.id);
  }, [entries]);

  if (waiting.length === 0 && ended === null) return null;
  return (
    <section
      data-slot="lead-outbox"
      aria-label={words.label}
      className="fixed inset-x-4 bottom-20 z-30 max-h-[50vh] overflow-y-auto rounded-medium border border-line-strong border-s-4 border-s-info bg-surface p-4 text-small text-ink shadow-overlay wide-phone:inset-e-auto wide-phone:w-96 print:hidden"
    >
      <div role="status" className="grid gap-4">
        {ended !== null && (
          <EndedNote onClose={() => setEnded(null)}>
            {ended.outcome === "stored" ? (
              <p>{words.stored(interestName(ended.lead.interest))}</p>
            ) : (
              <Refused lead={ended.lead} />
            )}
          </EndedNote>
        )}
        <ul className="grid gap-4 empty:hidden">
          {waiting.map((each) => (
            <Note key={each.lead.id} waiting={each} onEnd={setEnded} />
          ))}
        </ul>
      </div>
    </section>
  );
}
