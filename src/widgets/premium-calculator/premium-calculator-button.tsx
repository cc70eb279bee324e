import Calculator from "lucide-react/dist/esm/icons/calculator.mjs";
import { useCallback, useState } from "react";
import { Button } from "#design-system/button/button.tsx";
import type { PremiumGuide } from "#domain/premium-guide.ts";
import { useLateLoaded } from "#widgets/late-loaded/use-late-loaded.ts";

export interface PremiumCalculatorButtonProps {
  /** Fetches the site's own figures; called when the calculator is first opened. */
  readonly loadGuide: () => Promise<PremiumGuide>;
}

/**
 * The button that floats over every page and opens the premium calculator. Until it is pressed it is all there is of the
 * calculator: the dialog's code and figures are fetched then.
 */
export function PremiumCalculatorButton({ loadGuide }: PremiumCalculatorButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const load = useCallback(async () => {
    const [guide, { PremiumCalculatorDialog }] = await Promise.all([
      loadGuide(),
      import("./premium-calculator-dialog.tsx"),
    ]);
    return { guide, Dialog: PremiumCalculatorDialog };
  }, [loadGuide]);
  const [calculator, fetchCalculator] = useLateLoaded(load);

  async function open() {
    if (await fetchCalculator()) setOpen(true);
  }

  return (
    <>
      <div
        data-slot="premium-calculator-button"
        // Room for the widest words in any of the fonts, so that it stays in its place while a slow line brings them.
        className="fixed inset-e-4 bottom-4 z-20 grid min-h-target max-w-72 min-w-32 justify-items-end gap-2 noscript:hidden wide-phone:min-w-50 print:hidden"
      >
        <output className="block rounded-medium border border-line-strong bg-surface px-4 py-3 text-small shadow-raised empty:sr-only">
          {calculator.step === "failed" &&
            "The calculator could not be fetched. Check your connection and press again."}
          {calculator.step === "loading" && "Opening the calculator…"}
        </output>
        <div className="grid min-w-32 rounded-medium shadow-raised wide-phone:min-w-50">
          <Button
            icon={<Calculator />}
            size="small"
            loading={calculator.step === "loading"}
            aria-haspopup="dialog"
            onClick={() => void open()}
          >
            {/* Back-to-top stands in the other corner, and a narrow phone has no room for all the words. */}
            <span>
              <span className="max-wide-phone:sr-only">Premium</span> Calculator
            </span>
          </Button>
        </div>
      </div>
      {calculator.step === "ready" && (
        <calculator.part.Dialog open={isOpen} onOpenChange={setOpen} guide={calculator.part.guide} />
      )}
    </>
  );
}
