import { useEffect, useRef } from "react";
import { Button } from "#design-system/button/button.tsx";
import { Cluster } from "#design-system/layout/cluster.tsx";
import { dateAndTime } from "#format/date-and-time.ts";
import type { LeadNotStored } from "#domain/lead-not-stored.ts";
import * as words from "#words/lead-sending.ts";
import { TextLink } from "#design-system/link/link.tsx";
import { useLeadSettings } from "./lead-settings.tsx";
import type { QueuedLead } from "./use-waiting-lead.ts";

const noteLook = "border-s-4 border-caution bg-caution-wash px-4 py-3 text-small";

function problemWords({ reason, retryAfter }: LeadNotStored) {
  const { problems } = words;
  if (reason === "too-many") {
    return problems.tooMany(retryAfter === undefined ? undefined : Math.ceil(retryAfter / 60));
  }
  // An offline form shows its queued lead instead.
  return problems[reason === "offline" ? "unreachable" : reason];
}

export interface ProblemNoteProps {
  readonly problem: LeadNotStored;
}

/** Remains after the error toast: the outcome of the request, the next step, and another way to make contact. */
export function ProblemNote({ problem }: ProblemNoteProps) {
  const { sender } = useLeadSettings();
  const { title, text } = problemWords(problem);
  const note = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The scroll margins leave space for the toast, at the top of a phone's screen and at the bottom of others. Wait
    // for the next frame: until then scroll anchoring holds the content below the note in place, and the button takes
    // focus.
    const frame = requestAnimationFrame(() => note.current?.scrollIntoView({ block: "nearest", behavior: "instant" }));
    return () => cancelAnimationFrame(frame);
  }, []);

  return (
    <div ref={note} role="alert" className={`${noteLook} scroll-my-32`}>
      <p className="font-semibold">{title}</p>
      <p className="max-w-prose">{text}</p>
      <p className="mt-1 max-w-prose">
        {words.problems.otherWay} <TextLink href={`mailto:${sender.contactEmail}`}>{sender.contactEmail}</TextLink>
      </p>
    </div>
  );
}

export interface ProgressNoteProps {
  readonly isSlow: boolean;
  /** Seconds that a busy backend asked for. */
  readonly waitingFor: number | undefined;
}

/** Message that sending takes longer than usual, with the reason. */
export function ProgressNote({ isSlow, waitingFor }: ProgressNoteProps) {
  const text = waitingFor === undefined ? isSlow && words.slow : words.waiting(waitingFor);
  return text !== false && <p className={noteLook}>{text}</p>;
}

export interface SentNoteProps {
  /** Time at which the form was sent. */
  readonly at: Date;
  readonly onSendAnother: () => void;
}

/** Replaces a form that was sent earlier in the session: after a reload or back navigation. */
export function SentNote({ at, onSendAnother }: SentNoteProps) {
  const { sent } = words;
  return (
    <div data-slot="sent-note" className="grid gap-4 border-s-4 border-positive bg-positive-wash px-5 py-4">
      <div>
        <p className="font-semibold">{sent.title(dateAndTime(at))}</p>
        <p className="mt-1 max-w-prose text-small">{sent.text}</p>
      </div>
      <div>
        <Button size="small" intent="secondary" onClick={onSendAnother}>
          {sent.again}
        </Button>
      </div>
    </div>
  );
}

export interface WaitingNoteProps {
  readonly waiting: QueuedLead;
  readonly isPending: boolean;
  readonly onTryNow: () => void;
  readonly onDiscard: () => void;
}

/** Replaces a form whose lead waits for the network. */
export function WaitingNote({ waiting, isPending, onTryNow, onDiscard }: WaitingNoteProps) {
  const { queued } = words;
  const note = useRef<HTMLDivElement>(null);

  useEffect(() => {
    note.current?.focus();
  }, []);

  return (
    <div
      ref={note}
      tabIndex={-1}
      role="status"
      data-slot="waiting-note"
      className="grid gap-4 border-s-4 border-caution bg-caution-wash px-5 py-4"
    >
      <div>
        <p className="font-semibold">{isPending ? queued.sending : queued.title}</p>
        <p className="mt-1 max-w-prose text-small">{waiting.outlivesTab ? queued.keptInBrowser : queued.keptInPage}</p>
      </div>
      <Cluster>
        <Button size="small" onClick={onTryNow} disabled={isPending} loading={isPending}>
          {queued.tryNow}
        </Button>
        <Button size="small" intent="secondary" onClick={onDiscard} disabled={isPending}>
          {queued.discard}
        </Button>
      </Cluster>
    </div>
  );
}
