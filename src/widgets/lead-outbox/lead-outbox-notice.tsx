import { useEffect, useEffectEvent, useState } from "react";
import { Button } from "#design-system/button/button.tsx";
import { Cluster } from "#design-system/layout/cluster.tsx";
import { dateAndTime } from "#format/date-and-time.ts";
import { humaniseInterest } from "#domain/lead.ts";
import type { WaitingLead } from "#domain/lead-outbox.ts";
import { leadOutbox } from "#services/lead-outbox.ts";
import { watchOutbox } from "#services/outbox-signal.ts";
import { submitLead } from "#services/submit-lead.ts";
import * as say from "#words/lead-outbox.ts";

/** How long the visitor has to discard a waiting lead before it is sent, in milliseconds. */
const graceTime = 6000;

type Step = "waiting" | "sending" | "failed";

const outbox = leadOutbox();

interface NoteProps {
  readonly waiting: WaitingLead;
  readonly onStored: () => void;
}

/** One lead that waits: it is sent by itself after a few seconds, unless the visitor sends it now or discards it. */
function Note({ waiting: { lead, since }, onStored }: NoteProps) {
  const [step, setStep] = useState<Step>("waiting");
  const [isOnline, setOnline] = useState(() => navigator.onLine);

  async function send() {
    // Another tab may have sent it, or its visitor discarded it, meanwhile.
    if (!outbox.has(lead.id)) return;
    setStep("sending");
    try {
      await submitLead(lead);
      outbox.remove(lead.id);
      onStored();
    } catch {
      console.error("A waiting lead could not be sent.");
      setStep("failed");
    }
  }
  const sendByItself = useEffectEvent(() => void send());

  useEffect(() => {
    const look = () => setOnline(navigator.onLine);
    addEventListener("online", look);
    addEventListener("offline", look);
    return () => {
      removeEventListener("online", look);
      removeEventListener("offline", look);
    };
  }, []);

  useEffect(() => {
    if (!isOnline || step !== "waiting") return undefined;
    const timer = setTimeout(sendByItself, graceTime);
    return () => clearTimeout(timer);
  }, [isOnline, step]);

  const state = { waiting: isOnline ? say.aboutToSend : say.offline, sending: say.sending, failed: say.failed }[step];
  return (
    <li className="grid gap-3">
      <p>
        {say.waiting(humaniseInterest(lead.interest), dateAndTime(new Date(since)))} {state}
      </p>
      <Cluster>
        <Button size="small" onClick={() => void send()} disabled={step === "sending"} loading={step === "sending"}>
          {say.sendNow}
        </Button>
        <Button size="small" intent="secondary" onClick={() => outbox.remove(lead.id)} disabled={step === "sending"}>
          {say.discard}
        </Button>
      </Cluster>
    </li>
  );
}

/**
 * Shows the leads that wait in the browser since they were sent without a network, and sends them. Fetched only where
 * there are any.
 */
export function LeadOutboxNotice() {
  const [waiting, setWaiting] = useState(() => outbox.list());
  const [stored, setStored] = useState<WaitingLead["lead"] | null>(null);

  useEffect(() => watchOutbox(() => setWaiting(outbox.list())), []);

  if (waiting.length === 0 && stored === null) return null;
  return (
    <section
      data-slot="lead-outbox"
      aria-label={say.label}
      className="fixed inset-x-4 bottom-20 z-30 max-h-[50vh] overflow-y-auto rounded-medium border border-line-strong border-s-4 border-s-info bg-surface p-4 text-small text-ink shadow-overlay wide-phone:inset-e-auto wide-phone:w-96 print:hidden"
    >
      <div role="status" className="grid gap-4">
        {stored !== null && (
          <div className="grid gap-3">
            <p>{say.stored(humaniseInterest(stored.interest))}</p>
            <div>
              <Button size="small" intent="secondary" onClick={() => setStored(null)}>
                {say.close}
              </Button>
            </div>
          </div>
        )}
        <ul className="grid gap-4 empty:hidden">
          {waiting.map((each) => (
            <Note key={each.lead.id} waiting={each} onStored={() => setStored(each.lead)} />
          ))}
        </ul>
      </div>
    </section>
  );
}
