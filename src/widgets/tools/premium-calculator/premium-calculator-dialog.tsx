import { Dialog } from "#design-system/dialog/dialog.tsx";
import type { PremiumGuide } from "#domain/premium-guide.ts";
import * as words from "#words/premium-calculator.ts";
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
      title={words.insurancePremiumCalculator}
      description={words.roughMonthlyFigure}
    >
      <PremiumCalculator guide={guide} />
    </Dialog>
  );
}
