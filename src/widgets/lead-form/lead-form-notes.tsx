import { useEffect, useRef, type ReactNode } from "react";
import { Button } from "#design-system/button/button.tsx";
import { Cluster } from "#design-system/layout/cluster.tsx";
import type { LeadNotStored } from "#domain/lead-not-stored.ts";
import type { ProblemWords } from "#domain/lead-words.ts";
import { MailLink } from "./mail-link.tsx";
import { useLeadSettings } from "./lead-settings.tsx";
import type { FormsWaitingLead } from "./use-waiting-lead.ts";

const noteLook = "border-s-4 border-caution bg-caution-wash px-4 py-3 text-small";

function useProblemWords({ reason, retryAfter }: LeadNotStored): ProblemWords {
  const { problems } = useLeadSettings().words;
  if (reason === "too-many") {
    return problems.tooMany(retryAfter === undefined ? undefined : Math.ceil(retryAfter / 60));
  }
  // A form that is offline shows its lead in the outbox instead.
  return problems[reason === "offline" ? "unreachable" : reason];
}

export interface ProblemNoteProps {
  readonly problem: LeadNotStored;
}

/** Says, after the error toast has gone, what became of the request, what to do, and another way. */
export function ProblemNote({ problem }: ProblemNoteProps) {
  const { words, sender } = useLeadSettings();
  const { title, text } = useProblemWords(problem);
  return (
    <div role="alert" className={noteLook}>
      <p className="font-semibold">{title}</p>
      <p className="max-w-prose">{text}</p>
      <p className="mt-1 max-w-prose">
        {words.problems.otherWay} <MailLink address={sender.contactEmail} />
      </p>
    </div>
  );
}

export interface ProgressNoteProps {
  readonly isSlow: boolean;
  /** Seconds that a busy backend asked for. */
  readonly waitingFor: number | undefined;
}

/** Says that sending takes longer than usual, and why. */
export function ProgressNote({ isSlow, waitingFor }: ProgressNoteProps) {
  const { words } = useLeadSettings();
  const text = waitingFor === undefined ? isSlow && words.slow : words.waiting(waitingFor);
  return (
    <div role="status" className="empty:hidden">
      {text !== false && <p className={noteLook}>{text}</p>}
    </div>
  );
}

export interface WaitingNoteProps {
  readonly waiting: FormsWaitingLead;
  readonly isPending: boolean;
  readonly onTryNow: () => void;
  readonly onDiscard: () => void;
}

/** Stands in the place of a form whose lead waits for the network. */
export function WaitingNote({ waiting, isPending, onTryNow, onDiscard }: WaitingNoteProps) {
  const { queued } = useLeadSettings().words;
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

export interface SenderNoteProps {
  /** What the consent is asked for. */
  readonly purpose: ReactNode;
}

/** Who asks for the consent, how to reach them, what for and how to withdraw: the law wants all of it beside the request. */
export function SenderNote({ purpose }: SenderNoteProps) {
  const { words, sender } = useLeadSettings();
  // Addresses as text: links would be stops on the keyboard's way to the button, and the footer has them.
  const rows = [
    [words.sender.who, sender.identity],
    [words.sender.reach, sender.contactEmail],
    [words.sender.whatFor, purpose],
    [words.sender.withdraw, `${words.sender.withdrawText} ${sender.privacyEmail}.`],
  ] as const;
  return (
    <dl data-slot="sender-note" className="grid gap-2 text-caption text-ink-soft">
      {rows.map(([term, description]) => (
        <div key={term} className="grid gap-x-4 wide-phone:grid-cols-[9rem_minmax(0,1fr)]">
          <dt className="font-semibold">{term}</dt>
          <dd className="min-w-0 wrap-anywhere">{description}</dd>
        </div>
      ))}
    </dl>
  );
}

export interface WhatHappensNextProps {
  readonly children: ReactNode;
}

/** Closes a lead form: what becomes of the request, so that nobody has to guess. */
export function WhatHappensNext({ children }: WhatHappensNextProps) {
  const { next } = useLeadSettings().words;
  return (
    <div className="border-t border-line pt-4 text-caption text-ink-soft">
      <p className="font-semibold">{next.title}</p>
      <p className="max-w-prose">{children}</p>
    </div>
  );
}
