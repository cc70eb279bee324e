import { useId } from "react";
import { Button } from "#design-system/button/button.tsx";
import { Grid } from "#design-system/layout/grid.tsx";
import type { ToastMessage } from "#design-system/toast/toast-context.tsx";
import { exitIntentStatement } from "#consent-statements";
import type { LeadFormShape, LeadFormValues } from "#domain/lead.ts";
import { ButtonConsent } from "#widgets/leads/lead-form/button-consent.tsx";
import { EmailField, NameField } from "#widgets/leads/lead-form/lead-fields.tsx";
import { LeadFormFrame } from "#widgets/leads/lead-form/lead-form-frame.tsx";
import { useLeadForm } from "#widgets/leads/lead-form/use-lead-form.ts";
import type { Receipt } from "#widgets/leads/lead-receipt/lead-receipt.tsx";
import * as words from "#words/exit-intent.ts";
import * as notes from "#words/lead-notes.ts";

const shape = { interests: ["insurance_review"] } as const satisfies LeadFormShape;

/** Pressing the button gives consent, including to the newsletter. */
const given = {
  interest: "insurance_review",
  consent: true,
  newsletter: true,
} as const satisfies Partial<LeadFormValues>;

const thanks = {
  tone: "success",
  title: words.reviewIsOnTheWay,
} as const satisfies ToastMessage;

export interface ExitIntentFormProps {
  /** Called with the receipt once the request is stored. */
  readonly onStored: (receipt: Receipt) => void;
  /** Called when the visitor declines. */
  readonly onDecline: () => void;
}

/** The short form of the exit-intent popup. It saves no draft, because the popup opens only once per session. */
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
    <LeadFormFrame
      form={form}
      headingLevel={3}
      fields={
        <Grid columns={2} gap="medium">
          <NameField id={idOf("name")} error={errors.name} />
          <EmailField id={idOf("email")} error={errors.email} />
        </Grid>
      }
      consent={<ButtonConsent id={consentId} statement={exitIntentStatement} />}
      purpose={notes.sender.exitIntent}
      buttonText={words.sendMyFreeReview}
      sendingText={words.sendingReview}
      buttonDescribedBy={consentId}
      otherButton={
        <Button intent="quiet" onClick={onDecline}>
          {words.noThankYou}
        </Button>
      }
      next={notes.next.exitIntent}
    />
  );
}
