import Check from "lucide-react/dist/esm/icons/check.mjs";
import { useState } from "react";
import { Dialog } from "#design-system/dialog/dialog.tsx";
import * as words from "#words/exit-intent.ts";
import type { Receipt } from "#widgets/leads/lead-receipt/lead-receipt.tsx";
import { ExitIntentForm } from "./exit-intent-form.tsx";
import { ExitIntentReceipt } from "./exit-intent-receipt.tsx";

export interface ExitIntentDialogProps {
  readonly open: boolean;
  /** Called when the visitor closes the dialog, and when their lead is stored. */
  readonly onClose: () => void;
}

const gains = [words.coverageAnalysis, words.savingsOpportunities, words.productRecommendations, words.thirtyDayPlan];

/** Content of the exit-intent popup: the offer and a short form. Once its lead is stored, a receipt stays on the page. */
export function ExitIntentDialog({ open, onClose }: ExitIntentDialogProps) {
  const [receipt, setReceipt] = useState<Receipt | null>(null);

  function showReceipt(stored: Receipt) {
    setReceipt(stored);
    onClose();
  }

  return (
    <>
      <Dialog
        size="form"
        open={open}
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
        title={words.waitDontLeave}
        description={words.whatTheReviewGives}
      >
        <ul className="grid gap-x-6 gap-y-2 wide-phone:grid-cols-2">
          {gains.map((gain) => (
            <li key={gain} className="flex gap-3">
              <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-brand" />
              <span className="min-w-0">{gain}</span>
            </li>
          ))}
        </ul>
        <div className="mt-5 border-t border-line pt-5">
          <ExitIntentForm onStored={showReceipt} onDecline={onClose} />
        </div>
      </Dialog>
      {receipt !== null && <ExitIntentReceipt receipt={receipt} onClose={() => setReceipt(null)} />}
    </>
  );
}
