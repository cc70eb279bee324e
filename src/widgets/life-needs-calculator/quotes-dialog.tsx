import { Dialog } from "#design-system/dialog/dialog.tsx";
import type { Interest } from "#domain/lead.ts";
import { LeadForm } from "#widgets/lead-form/lead-form.tsx";

export interface QuotesDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** What the visitor may choose from. */
  readonly interests: readonly Interest[];
  /** Called once the lead is stored. */
  readonly onSuccess: () => void;
}

/** The lead form of the life needs calculator's results. None of the calculator's figures are part of it. */
export function QuotesDialog({ open, onOpenChange, interests, onSuccess }: QuotesDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Get Personalized Quotes">
      <LeadForm
        title="Where can we reach you?"
        description="We answer with quotes for the kind of cover you choose. Your figures stay in your browser, so have them at hand when we talk."
        leadType="insurance_calculator"
        interests={interests}
        pageSource="life_needs_calculator"
        buttonText="Request My Quotes"
        showPhone
        headingLevel={3}
        onSuccess={onSuccess}
      />
    </Dialog>
  );
}
