import { useDeferredValue, useEffect, useRef, useState } from "react";
import type { Elements } from "#design-system/elements.ts";
import { Sidebar } from "#design-system/layout/sidebar.tsx";
import type { Interest } from "#domain/lead.ts";
import { foldSpouse, readLifeNeeds, type LifeNeedsInput } from "#domain/life-needs-input.ts";
import { explainLifeNeeds, type LifeNeedsWorking } from "./life-needs-working.ts";
import { calculateLifeNeeds, type LifeNeedsResult } from "#domain/life-needs.ts";
import { quickMethods, type DollarBounds } from "#domain/tools/life-methods.ts";
import * as words from "#words/life-needs.ts";
import { LifeNeedsForm, type LifeNeedsStart } from "./life-needs-form.tsx";
import { recapLifeNeeds, type LifeNeedsRecap } from "./life-needs-recap.ts";
import { LifeNeedsResults, summariseNeeds } from "./life-needs-results.tsx";
import { LifeNeedsRules } from "./life-needs-rules.tsx";
import type { LifePremiumGuide } from "./premium-list.tsx";

export interface LifeNeedsCalculatorProps {
  /** The site's own ranges that the premiums are compared with. */
  readonly guide: LifePremiumGuide;
  /** Initial answers from another tool, a link or the session. */
  readonly start?: LifeNeedsStart | undefined;
  /** Options of the quote form's interest field. */
  readonly interests: readonly Interest[];
  /** Renders the published price of the coverage gap, and what it rests on. */
  readonly price?: (input: LifeNeedsInput, gap: number, says: "price" | "basis") => Elements;
  /** Renders content below the result. */
  readonly below?: (input: LifeNeedsInput) => Elements;
  /** `inline` leaves out the rules, which are on the calculator's own page. Default: `page`. */
  readonly variant?: "page" | "inline";
  /** Fragment link to the save and share actions below the result. */
  readonly keepHref?: `#${string}` | undefined;
  /** Called with the inputs after each change, before they are calculated. */
  readonly onAnswered?: (input: LifeNeedsInput) => void;
  /** Called with the inputs of each calculation. */
  readonly onCalculated?: (input: LifeNeedsInput) => void;
  /** Called after a quote request is stored. */
  readonly onQuotesRequested?: (() => void) | undefined;
}

/** Distance of a scroll target from the top of the window, in pixels. */
const scrollMargin = 12;

interface Outcome {
  readonly input: LifeNeedsInput;
  readonly result: LifeNeedsResult;
  readonly working: LifeNeedsWorking;
  readonly recap: LifeNeedsRecap;
  readonly others: DollarBounds | null;
}

function outcomeOf(entered: LifeNeedsInput): Outcome {
  const input = foldSpouse(entered);
  const answers = readLifeNeeds(input);
  const result = calculateLifeNeeds(answers);
  return {
    input,
    result,
    working: explainLifeNeeds(answers, result),
    recap: recapLifeNeeds(input, answers),
    others: quickMethods(answers),
  };
}

/**
 * Estimates how much life insurance a household needs: four tabs of questions, then every figure with its working.
 * Entries never leave the browser.
 *
 * Accessibility: no entry is rejected; the result receives focus and is announced.
 */
export function LifeNeedsCalculator(props: LifeNeedsCalculatorProps) {
  const {
    guide,
    start,
    interests,
    price,
    below,
    keepHref,
    variant = "page",
    onAnswered,
    onCalculated,
    onQuotesRequested,
  } = props;
  const [outcome, setOutcome] = useState<Outcome | null>(() =>
    start?.isCalculated === true ? outcomeOf(start.input) : null,
  );
  // Render the answer first: the explanation blocks a slow phone for 200 ms.
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
    // Not `scrollIntoView`: the page's scroll padding would leave the result half-way down the screen.
    if (part) scrollBy({ top: part.getBoundingClientRect().top - scrollMargin });
  }, [isShowingResults]);

  function calculate(input: LifeNeedsInput) {
    hasSwitched.current = true;
    setOutcome(outcomeOf(input));
    onCalculated?.(input);
  }

  const form = <LifeNeedsForm headingRef={formHeading} start={start} onAnswered={onAnswered} onCalculate={calculate} />;
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
            others={outcome.others}
            price={price && ((gap, says) => price(outcome.input, gap, says))}
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
