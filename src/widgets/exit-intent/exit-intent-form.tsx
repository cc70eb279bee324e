import { useId } from "react";
import { Button } from "#design-system/button/button.tsx";
import { ErrorSummary } from "#design-system/error-summary/error-summary.tsx";
import { Cluster } from "#design-system/layout/cluster.tsx";
import type { ToastMessage } from "#design-system/toast/toast-context.tsx";
import { exitIntentStatement } from "#domain/consent-statements.ts";
import type { LeadFormShape, LeadFormValues } from "#domain/lead.ts";
import { EmailField, NameField } from "#widgets/lead-form/lead-fields.tsx";
import { ConsentSentence, TooManyNote, WhatHappensNext } from "#widgets/lead-form/lead-form-notes.tsx";
import { SpamTrap } from "#widgets/lead-form/spam-trap.tsx";
import { useLeadForm } from "#widgets/lead-form/use-lead-form.ts";

const shape = { interests: ["insurance_review"] } as const satisfies LeadFormShape;

/** Pressing the button is the consent, and it covers the newsletter. */
const given = {
  interest: "insurance_review",
  consent: true,
  newsletter: true,
} as const satisfies Partial<LeadFormValues>;

const thanks = {
  tone: "success",
  title: "Your free insurance review is on the way! Check your email in the next few minutes.",
} as const satisfies ToastMessage;

export interface ExitIntentFormProps {
  /** Called once the request is stored. */
  readonly onStored: () => void;
  /** Called when the visitor wants none of it. */
  readonly onDecline: () => void;
}

/** The short form of the exit-intent popup. It keeps no draft, because the popup never comes back in its session. */
export function ExitIntentForm({ onStored, onDecline }: ExitIntentFormProps) {
  const consentId = useId();
  const form = useLeadForm({
    leadType: "exit_intent",
    pageSource: "exit_intent_popup",
    shape,
    given,
    thanks,
    keepsDraft: false,
    onStored,
  });
  const { idOf, errors } = form;
  return (
    <form {...form.formProps} className="grid gap-5">
      <ErrorSummary key={form.attempt} errors={form.summary} headingLevel={3} />
      <NameField id={idOf("name")} error={errors.name} />
      <EmailField id={idOf("email")} error={errors.email} />
      <SpamTrap id={idOf("trap")} caught={form.caught} />
      {form.hasSentTooMany && <TooManyNote />}
      <ConsentSentence id={consentId} text={exitIntentStatement.text} />
      <Cluster>
        <Button type="submit" aria-describedby={consentId} loading={form.isPending} disabled={form.isPending}>
          {form.isPending ? "Sending..." : "Send My Free Review"}
        </Button>
        <Button intent="quiet" onClick={onDecline}>
          No, thank you
        </Button>
      </Cluster>
      <WhatHappensNext>
        We keep your request, read it and send your review by email. It costs nothing and you need not buy anything.
      </WhatHappensNext>
    </form>
  );
}
