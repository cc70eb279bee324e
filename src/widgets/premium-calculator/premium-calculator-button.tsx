import Calculator from "lucide-react/dist/esm/icons/calculator.mjs";
import LoaderCircle from "lucide-react/dist/esm/icons/loader-circle.mjs";
import { lazy, Suspense, useState } from "react";
import { floatingActionRecipe } from "#design-system/floating-action/floating-action.tsx";
import type { PremiumGuide } from "#domain/premium-guide.ts";

const loadDialog = async () => ({ default: (await import("./premium-calculator-dialog.tsx")).PremiumCalculatorDialog });
const PremiumCalculatorDialog = lazy(loadDialog);

export interface PremiumCalculatorButtonProps {
  /** Fetches the site's own figures; called when the calculator is first opened. */
  readonly loadGuide: () => Promise<PremiumGuide>;
}

type State =
  | { readonly step: "idle" | "loading" | "failed" }
  | { readonly step: "ready"; readonly guide: PremiumGuide; readonly open: boolean };

/**
 * The button that floats over every page and opens the premium calculator. Until it is pressed it is all there is of the
 * calculator: the dialog's code and figures are fetched then.
 */
export function PremiumCalculatorButton({ loadGuide }: PremiumCalculatorButtonProps) {
  const [state, setState] = useState<State>({ step: "idle" });

  async function open() {
    if (state.step === "ready") {
      setState({ ...state, open: true });
      return;
    }
    setState({ step: "loading" });
    try {
      // Fetched before it is drawn, so that a lost connection is a message here and not a broken page.
      const [guide] = await Promise.all([loadGuide(), loadDialog()]);
      setState({ step: "ready", guide, open: true });
    } catch {
      setState({ step: "failed" });
    }
  }

  return (
    <>
      <div
        data-slot="premium-calculator-button"
        // Room for the button, so that the frame stays in its place while a slow line brings it.
        className="fixed inset-e-4 bottom-4 z-20 grid min-h-12 max-w-72 min-w-12 justify-items-end gap-2 noscript:hidden print:hidden"
      >
        <output className="block rounded-medium border border-line-strong bg-surface px-4 py-3 text-small shadow-raised empty:sr-only">
          {state.step === "failed" && "The calculator could not be fetched. Check your connection and press again."}
          {state.step === "loading" && "Opening the calculator…"}
        </output>
        <button
          type="button"
          aria-haspopup="dialog"
          {...(state.step === "loading" && { "aria-disabled": true, "aria-busy": true })}
          className={floatingActionRecipe({ intent: "primary" })}
          onClick={() => state.step !== "loading" && void open()}
        >
          {state.step === "loading" ? (
            <LoaderCircle aria-hidden="true" className="animate-spin" />
          ) : (
            <Calculator aria-hidden="true" />
          )}
          <span>Premium Calculator</span>
        </button>
      </div>
      {state.step === "ready" && (
        <Suspense fallback={null}>
          <PremiumCalculatorDialog
            open={state.open}
            onOpenChange={(isOpen) => setState({ ...state, open: isOpen })}
            guide={state.guide}
          />
        </Suspense>
      )}
    </>
  );
}
