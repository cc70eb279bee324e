import type { ReactNode } from "react";
import type { Elements } from "#design-system/elements.ts";
import { Button } from "#design-system/button/button.tsx";
import { ErrorSummary } from "#design-system/error-summary/error-summary.tsx";
import { Cluster } from "#design-system/layout/cluster.tsx";
import { Honeypot } from "./honeypot.tsx";
import { submitting } from "#words/lead-form.ts";
import { LeadReceipt } from "#widgets/leads/lead-receipt/lead-receipt.tsx";
import { SenderNote, WhatHappensNext } from "./lead-form-notes.tsx";
import { ProblemNote, ProgressNote, SentNote, WaitingNote } from "./sending-notes.tsx";
import type { LeadFormState } from "./use-lead-form.ts";

export interface LeadFormFrameProps {
  /** Result of `useLeadForm`. */
  readonly form: LeadFormState;
  /** Level of the headings inside the form: one below the form's own. */
  readonly headingLevel: 3 | 4;
  readonly fields: Elements;
  /** Consent checkboxes, or the button's consent statement. */
  readonly consent: Elements;
  /** Purpose of the consent, for the sender's note. */
  readonly purpose: ReactNode;
  readonly buttonText: string;
  /** Text of the button while the lead is being sent. */
  readonly sendingText?: string | undefined;
  /** Id of the button's consent statement. */
  readonly buttonDescribedBy?: string | undefined;
  readonly otherButton?: Elements;
  /** Next steps after the request. */
  readonly next: string;
}

/**
 * The frame of every lead form, from the error summary to the next steps. A note replaces the form while its lead waits
 * for the network, and a receipt once the lead is stored.
 */
export function LeadFormFrame(props: LeadFormFrameProps) {
  const { form, headingLevel, fields, consent, purpose, buttonText, sendingText = submitting } = props;
  const { submission, waiting, stored, sentBefore } = form;
  const isPending = submission.step === "sending";
  return (
    <>
      {stored !== null && <LeadReceipt receipt={stored} headingLevel={headingLevel} onSendAnother={form.sendAnother} />}
      {stored === null && sentBefore !== undefined && <SentNote at={sentBefore} onSendAnother={form.sendAnother} />}
      {waiting !== null && (
        <WaitingNote
          waiting={waiting}
          isPending={isPending}
          onTryNow={() => form.tryNow(waiting.lead)}
          onDiscard={() => form.discard(waiting.lead)}
        />
      )}
      {/* Hide the form instead of unmounting it, because its fields keep the entries. */}
      <form
        {...form.formProps}
        hidden={waiting !== null || stored !== null || sentBefore !== undefined}
        className="grid grid-cols-1 gap-5"
      >
        {Object.entries(form.hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <ErrorSummary key={form.attempt} errors={form.summary} headingLevel={headingLevel} />
        {fields}
        <Honeypot id={form.idOf("honeypot")} value={form.honeypotValue} />
        <SenderNote purpose={purpose} />
        <div role="status" className="empty:hidden">
          {submission.step === "sending" && <ProgressNote {...submission} />}
        </div>
        {submission.step === "failed" && waiting === null && <ProblemNote problem={submission.problem} />}
        {consent}
        <Cluster>
          <Button type="submit" aria-describedby={props.buttonDescribedBy} loading={isPending} disabled={isPending}>
            {isPending ? sendingText : buttonText}
          </Button>
          {props.otherButton}
        </Cluster>
        <WhatHappensNext>{props.next}</WhatHappensNext>
      </form>
    </>
  );
}
