import { useEffect, useRef, useState, type ReactNode } from "react";
import { Sidebar } from "#design-system/layout/sidebar.tsx";
import type { Interest } from "#domain/lead.ts";
import { readLifeNeeds, type LifeNeedsInput } from "#domain/life-needs-input.ts";
import { explainLifeNeeds, type LifeNeedsWorking } from "#domain/life-needs-working.ts";
import { calculateLifeNeeds, type LifeNeedsResult } from "#domain/life-needs.ts";
import { LifeNeedsForm } from "./life-needs-form.tsx";
import { LifeNeedsResults, summariseNeeds } from "./life-needs-results.tsx";
import { LifeNeedsRules } from "./life-needs-rules.tsx";
import type { LifePremiumGuide } from "./premium-list.tsx";

export interface LifeNeedsCalculatorProps {
  /** The site's own ranges that the premiums are compared with. */
  readonly guide: LifePremiumGuide;
  /** What another tool or a link has handed over. */
  readonly start?: LifeNeedsInput | undefined;
  /** What the form for quotes offers. */
  readonly interests: readonly Interest[];
  /** What stands below the result, for what was entered. */
  readonly below?: (input: LifeNeedsInput) => ReactNode;
  /** Called once a request for quotes is stored. */
  readonly onQuotesRequested?: (() => void) | undefined;
}

interface Outcome {
  readonly input: LifeNeedsInput;
  readonly result: LifeNeedsResult;
  readonly working: LifeNeedsWorking;
}

/**
 * How much life insurance a household needs: four tabs of questions, then every figure with its working. Nothing that is
 * entered leaves the browser or stays in it.
 */
export function LifeNeedsCalculator({ guide, start, interests, below, onQuotesRequested }: LifeNeedsCalculatorProps) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const formHeading = useRef<HTMLHeadingElement>(null);
  const resultsHeading = useRef<HTMLHeadingElement>(null);
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
    setOutcome({ input, result, working: explainLifeNeeds(answers, result) });
  }

  return (
    <div data-slot="life-needs-calculator">
      <output className="sr-only">{outcome !== null && `Your results. ${summariseNeeds(outcome.result)}`}</output>
      <div hidden={isShowingResults}>
        <Sidebar side="end">
          <LifeNeedsRules />
          <LifeNeedsForm
            key={start === undefined ? "empty" : "handed over"}
            headingRef={formHeading}
            start={start}
            onCalculate={calculate}
          />
        </Sidebar>
      </div>
      {outcome !== null && (
        <>
          <LifeNeedsResults
            result={outcome.result}
            working={outcome.working}
            guide={guide}
            headingRef={resultsHeading}
            interests={interests}
            onRecalculate={() => setOutcome(null)}
            onQuotesRequested={onQuotesRequested}
          />
          {below?.(outcome.input)}
        </>
      )}
    </div>
  );
}
