import LoaderCircle from "lucide-react/dist/esm/icons/loader-circle.mjs";
import { useState, type ComponentType } from "react";
import { floatingActionRecipe } from "#design-system/floating-action/floating-action.tsx";
import { useLazyCode } from "#platform/lazy-component.tsx";
import * as words from "#words/shell.ts";
import type { PremiumCalculatorDialogProps } from "./premium-calculator.tsx";

export interface PremiumCalculatorButtonProps {
  /** Fetches the calculator's dialog; called when it is first opened. Must stay the same. */
  readonly load: () => Promise<ComponentType<Omit<PremiumCalculatorDialogProps, "guide">>>;
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
 * A floating button on every page that opens the premium calculator. The dialog is fetched on click.
 *
 * Accessibility: always named, busy while the dialog loads; a failure is announced.
 */
export function PremiumCalculatorButton({ load }: PremiumCalculatorButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [calculator, fetchCalculator] = useLazyCode(load);

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
      {calculator.step === "ready" && <calculator.code open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
