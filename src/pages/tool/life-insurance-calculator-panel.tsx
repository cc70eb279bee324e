import { useRef } from "react";
import { TextLink } from "#design-system/link/link.tsx";
import { LifeNeedsCalculator } from "#widgets/tools/life-needs-calculator/life-needs-calculator.tsx";
import { inlineToolWords } from "#text/inline-tool.ts";
import { lifePremiumRanges, toolsById } from "#text/tools.ts";
import { LifePublishedPrice } from "./life-published-price.tsx";
import { useLifeHandOver } from "./use-life-hand-over.ts";

const { interests } = toolsById["life-insurance-calculator"];

/**
 * The life calculator, embedded in a text. Its answers are restored on the tool's own page, which also compares the
 * methods.
 */
export function LifeInsuranceCalculatorPanel() {
  const place = useRef<HTMLDivElement>(null);
  const { start, keep, keepDraft } = useLifeHandOver(place);
  return (
    <div ref={place}>
      <LifeNeedsCalculator
        key={start === undefined ? "empty" : "handed over"}
        guide={lifePremiumRanges}
        start={start}
        onAnswered={keepDraft}
        onCalculated={keep}
        interests={interests}
        price={(input, gap, says) => <LifePublishedPrice input={input} gap={gap} says={says} />}
        variant="inline"
        below={() => (
          <p className="mt-6">
            <TextLink href="/tools/life-insurance-calculator" variant="standalone">
              {inlineToolWords.wholeLife}
            </TextLink>
          </p>
        )}
      />
    </div>
  );
}
