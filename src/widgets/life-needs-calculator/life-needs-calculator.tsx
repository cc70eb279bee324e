import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { Interest } from "#domain/lead.ts";
import { readLifeNeeds, type LifeNeedsInput } from "#domain/life-needs-input.ts";
import { explainLifeNeeds, type LifeNeedsWorking } from "#domain/life-needs-working.ts";
import { calculateLifeNeeds, type LifeNeedsResult } from "#domain/life-needs.ts";
import { LifeNeedsForm } from "./life-needs-form.tsx";
import { LifeNeedsResults, summariseNeeds } from "./life-needs-results.tsx";
import { LifeNeedsRules } from "./life-needs-rules.tsx";
import type { LifePremiumGuide } from "./premium-list.tsx";

const loadQuotesDialog = async () => ({ default: (await import("./quotes-dialog.tsx")).QuotesDialog });
const QuotesDialog = lazy(loadQuotesDialog);

export interface LifeNeedsCalculatorProps {
  /** The site's own ranges that the premiums are held against. */
  readonly guide: LifePremiumGuide;
  /** What the form for quotes offers. */
  readonly interests: readonly Interest[];
  /** Called once a request for quotes is stored. */
  readonly onQuotesRequested?: () => void;
}

interface Outcome {
  readonly result: LifeNeedsResult;
  readonly working: LifeNeedsWorking;
}

/**
 * How much life insurance a household needs: four tabs of questions, then every figure with its working. Nothing that is
 * entered leaves the browser or stays in it.
 */
export function LifeNeedsCalculator({ guide, interests, onQuotesRequested }: LifeNeedsCalculatorProps) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [quotes, setQuotes] = useState<"closed" | "loading" | "open" | "failed">("closed");
  const formHeading = useRef<HTMLDivElement>(null);
  const resultsHeading = useRef<HTMLDivElement>(null);
  const hasSwitched = useRef(false);
  const isShowingResults = outcome !== null;

  useEffect(() => {
    if (!hasSwitched.current) return;
    const heading = isShowingResults ? resultsHeading.current : formHeading.current;
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: "start" });
  }, [isShowingResults]);

  function calculate(input: LifeNeedsInput) {
    const answers = readLifeNeeds(input);
    const result = calculateLifeNeeds(answers);
    hasSwitched.current = true;
    setOutcome({ result, working: explainLifeNeeds(answers, result) });
  }

  async function askForQuotes() {
    setQuotes("loading");
    // Fetched before it is drawn, so that a lost connection is a message here and not a broken page.
    const isLoaded = await loadQuotesDialog().then(
      () => true,
      () => false,
    );
    setQuotes(isLoaded ? "open" : "failed");
  }

  return (
    <div data-slot="life-needs-calculator">
      <p role="status" className="sr-only">
        {outcome !== null && `Your results. ${summariseNeeds(outcome.result)}`}
      </p>
      <LifeNeedsForm hidden={isShowingResults} headingRef={formHeading} onCalculate={calculate} />
      {outcome !== null && (
        <LifeNeedsResults
          {...outcome}
          guide={guide}
          headingRef={resultsHeading}
          isOpeningQuotes={quotes === "loading"}
          onRecalculate={() => setOutcome(null)}
          onAskForQuotes={() => void askForQuotes()}
        />
      )}
      <p role="alert" className="mt-4 text-small font-semibold text-negative empty:hidden">
        {quotes === "failed" && "The form could not be fetched. Check your connection and press the button again."}
      </p>
      <div className="mt-section">
        <LifeNeedsRules />
      </div>
      {quotes === "open" && (
        <Suspense fallback={null}>
          <QuotesDialog
            open
            onOpenChange={(open) => setQuotes(open ? "open" : "closed")}
            interests={interests}
            onSuccess={() => {
              setQuotes("closed");
              onQuotesRequested?.();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
