import { Dialog } from "#design-system/dialog/dialog.tsx";
import type { PremiumGuide } from "#domain/premium-guide.ts";
import { PremiumCalculator } from "./premium-calculator.tsx";

export interface PremiumCalculatorDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly guide: PremiumGuide;
}

/** The floating calculator in its dialog. Fetched when the calculator is first opened. */
export function PremiumCalculatorDialog({ open, onOpenChange, guide }: PremiumCalculatorDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Insurance Premium Calculator"
      description="A rough monthly figure in a few seconds. It is worked out in your browser; nothing you enter is stored or sent."
    >
      <PremiumCalculator guide={guide} />
    </Dialog>
  );
}
