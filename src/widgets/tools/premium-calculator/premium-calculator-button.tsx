import LoaderCircle from "lucide-react/dist/esm/icons/loader-circle.mjs";
import { useCallback, useState } from "react";
import { floatingActionRecipe } from "#design-system/floating-action/floating-action.tsx";
import type { PremiumGuide } from "#domain/premium-guide.ts";
import { useLater } from "#platform/later.tsx";
import * as words from "#words/shell.ts";

export interface PremiumCalculatorButtonProps {
  /** Fetches the site's own figures; called when the calculator is first opened. */
  readonly loadGuide: () => Promise<PremiumGuide>;
}

/** A single path, because the icon is in the HTML of every page; Lucide's has ten. */
function CalculatorMark() {
  return (
    <svg
      aria-hidden="true"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <path d="M4 2h16v20H4zM8 6h8M8 12h0M12 12h0M16 12h0M8 17h0M12 17h0M16 17h0" />
    </svg>
  );
}

/**
 * A floating button on every page that opens the premium calculator. The dialog's code and figures are fetched on
 * click.
 *
 * Accessibility: always named, busy while the dialog loads; a failure is announced.
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
  const [calculator, fetchCalculator] = useLater(load);

  async function open() {
    if (await fetchCalculator()) setOpen(true);
  }

  return (
    <>
      <div
        data-slot="premium-calculator-button"
        // Reserve the button's size, so that the frame doesn't move while the button loads.
        className="fixed inset-e-4 bottom-4 z-20 grid min-h-12 max-w-72 min-w-12 justify-items-end gap-2 noscript:hidden print:hidden"
      >
        <output className="block rounded-medium border border-line-strong bg-surface px-4 py-3 text-small shadow-raised empty:sr-only">
          {calculator.step === "loading"
            ? words.openingTheCalculator
            : calculator.step === "failed" && words.calculatorNotFetched}
        </output>
        <button
          type="button"
          aria-haspopup="dialog"
          {...(calculator.step === "loading" && { "aria-disabled": true, "aria-busy": true })}
          className={floatingActionRecipe({ intent: "primary" })}
          onClick={() => calculator.step !== "loading" && void open()}
        >
          {calculator.step === "loading" ? (
            <LoaderCircle aria-hidden="true" className="animate-spin" />
          ) : (
            <CalculatorMark />
          )}
          <span>{words.premiumCalculator}</span>
        </button>
      </div>
      {calculator.step === "ready" && (
        <calculator.code.Dialog open={isOpen} onOpenChange={setOpen} guide={calculator.code.guide} />
      )}
    </>
  );
}
