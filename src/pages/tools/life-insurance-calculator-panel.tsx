import { TextLink } from "#design-system/link/link.tsx";
import { LifeNeedsCalculator } from "#widgets/life-needs-calculator/life-needs-calculator.tsx";
import { toolInPlaceWords } from "#content/en/tool-in-place.ts";
import { lifePremiumRanges, toolsById } from "#content/en/tools.ts";
import { useLifeHandOver } from "./use-life-hand-over.ts";

const { interests } = toolsById["life-insurance-calculator"];

/** The life calculator in a text: what was calculated with is there again on its own page, which compares the methods. */
export function Part() {
  const { start, keep } = useLifeHandOver();
  return (
    <LifeNeedsCalculator
      key={start === undefined ? "empty" : "handed over"}
      guide={lifePremiumRanges}
      start={start}
      onCalculated={keep}
      interests={interests}
      stands="text"
      below={() => (
        <p className="mt-6">
          <TextLink href="/tools/life-insurance-calculator" stands="alone">
            {toolInPlaceWords.wholeLife}
          </TextLink>
        </p>
      )}
    />
  );
}
