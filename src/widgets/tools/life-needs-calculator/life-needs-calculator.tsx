import { useDeferredValue, useEffect, useRef, useState, type ReactNode } from "react";
import { Sidebar } from "#design-system/layout/sidebar.tsx";
import type { Interest } from "#domain/lead.ts";
import { foldSpouse, readLifeNeeds, type LifeNeedsInput } from "#domain/life-needs-input.ts";
import { explainLifeNeeds, type LifeNeedsWorking } from "./life-needs-working.ts";
import { calculateLifeNeeds, type LifeNeedsResult } from "#domain/life-needs.ts";
import * as words from "#words/life-needs.ts";
import { LifeNeedsForm, type LifeNeedsStart } from "./life-needs-form.tsx";
import { recapLifeNeeds, type LifeNeedsRecap } from "./life-needs-recap.ts";
import { LifeNeedsResults, summariseNeeds } from "./life-needs-results.tsx";
import { LifeNeedsRules } from "./life-needs-rules.tsx";
import type { LifePremiumGuide } from "./premium-list.tsx";

export interface LifeNeedsCalculatorProps {
  /** The site's own ranges that the premiums are compared with. */
  readonly guide: LifePremiumGuide;
  /** What another tool, a link or an earlier part of the visit hands over. */
  readonly start?: LifeNeedsStart | undefined;
  /** What the form for quotes offers. */
  readonly interests: readonly Interest[];
  /** What stands below the result, for what was entered. */
  readonly below?: (input: LifeNeedsInput) => ReactNode;
  /** In the column of a text the rules are left to the calculator's own page. Left out, it has the page. */
  readonly variant?: "page" | "inline";
  /** Where, below the result, the ways to keep it stand. */
  readonly keepHref?: `#${string}` | undefined;
  /** Called with what was calculated with. */
  readonly onCalculated?: (input: LifeNeedsInput) => void;
  /** Called once a request for quotes is stored. */
  readonly onQuotesRequested?: (() => void) | undefined;
}

/** Room above what is jumped to, in pixels. */
const scrollMargin = 12;

interface Outcome {
  readonly input: LifeNeedsInput;
  readonly result: LifeNeedsResult;
  readonly working: LifeNeedsWorking;
  readonly recap: LifeNeedsRecap;
}

function outcomeOf(entered: LifeNeedsInput): Outcome {
  const input = foldSpouse(entered);
  const answers = readLifeNeeds(input);
  const result = calculateLifeNeeds(answers);
  return { input, result, working: explainLifeNeeds(answers, result), recap: recapLifeNeeds(input, answers) };
}

/**
 * How much life insurance a household needs: four tabs of questions, then every figure with its working. Nothing that is
 * entered leaves the browser.
 *
 * Accessibility: nothing is refused; the result takes focus and is announced.
 */
export function LifeNeedsCalculator(props: LifeNeedsCalculatorProps) {
  const { guide, start, interests, below, keepHref, variant = "page", onCalculated, onQuotesRequested } = props;
  const [outcome, setOutcome] = useState<Outcome | null>(() =>
    start?.isCalculated === true ? outcomeOf(start.input) : null,
  );
  // The answer first: drawing all that explains it keeps a slow phone busy for a fifth of a second.
  const isWhole = useDeferredValue(outcome) === outcome;
  const formHeading = useRef<HTMLHeadingElement>(null);
  const resultsHeading = useRef<HTMLHeadingElement>(null);
  const hasSwitched = useRef(false);
  const isShowingResults = outcome !== null;

  useEffect(() => {
    if (!hasSwitched.current) return;
    const heading = isShowingResults ? resultsHeading.current : formHeading.current;
    heading?.focus({ preventScroll: true });
    const part = heading?.closest("[data-kept-clear]") ?? heading;
    // The page's own scroll padding would leave it half-way down.
    if (part) scrollBy({ top: part.getBoundingClientRect().top - scrollMargin });
  }, [isShowingResults]);

  function calculate(input: LifeNeedsInput) {
    hasSwitched.current = true;
    setOutcome(outcomeOf(input));
    onCalculated?.(input);
  }

  const form = <LifeNeedsForm headingRef={formHeading} start={start} onCalculate={calculate} />;
  return (
    <div data-slot="life-needs-calculator">
      <output className="sr-only">
        {outcome !== null && words.yourResults(summariseNeeds(outcome.result, outcome.recap))}
      </output>
      <div hidden={isShowingResults}>
        {variant === "inline" ? (
          form
        ) : (
          <Sidebar side="end">
            <LifeNeedsRules />
            {form}
          </Sidebar>
        )}
      </div>
      {outcome !== null && (
        <>
          <LifeNeedsResults
            result={outcome.result}
            working={outcome.working}
            recap={outcome.recap}
            guide={guide}
            isWhole={isWhole}
            headingRef={resultsHeading}
            interests={interests}
            keepHref={keepHref}
            onRecalculate={() => setOutcome(null)}
            onQuotesRequested={onQuotesRequested}
          />
          {isWhole && below?.(outcome.input)}
        </>
      )}
    </div>
  );
}
