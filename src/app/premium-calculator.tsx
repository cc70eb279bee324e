import { premiumGuide } from "#content/tools/premium-guide.ts";
import {
  PremiumCalculatorDialog,
  type PremiumCalculatorDialogProps,
} from "#widgets/tools/premium-calculator/premium-calculator.tsx";

/** The premium calculator with the site's own figures. Fetched when it is first opened. */
export function PremiumCalculator(props: Omit<PremiumCalculatorDialogProps, "guide">) {
  return <PremiumCalculatorDialog {...props} guide={premiumGuide} />;
}
