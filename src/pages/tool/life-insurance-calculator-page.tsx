import { use, useEffect, useRef } from "react";
import type { LifeNeedsInput } from "#domain/life-needs-input.ts";
import type { PriceVisitor } from "#domain/price-list.ts";
import { readNumber } from "#format/read-number.ts";
import { PriceVisitorContext } from "#widgets/charts/prices/price-visitor.ts";
import { lazyComponent } from "#platform/lazy-component.tsx";
import { LifeNeedsCalculator } from "#widgets/tools/life-needs-calculator/life-needs-calculator.tsx";
import { ToolFrame } from "#widgets/tools/tool-screen/tool-frame.tsx";
import { lifePremiumRanges, toolsById } from "#text/tools.ts";
import { OnePrice } from "../blocks/one-price.tsx";
import { LifePublishedPrice } from "./life-published-price.tsx";
import { useLifeHandOver } from "./use-life-hand-over.ts";

/** Lazy-loaded, because it is shown only below a result. */
const LifeMethodsPanel = lazyComponent(async () => (await import("./life-methods-panel.tsx")).LifeMethodsPanel);

export { LifeInsuranceCalculatorPanel as Panel } from "./life-insurance-calculator-panel.tsx";

const tool = toolsById["life-insurance-calculator"];

/** Entries that select the price. The form's "no" may be its default, and insurers differ on former smokers. */
function priceVisitorOf({ age, gender, smoker }: LifeNeedsInput): Pick<PriceVisitor, "age" | "sex" | "smokes"> {
  return {
    age: readNumber(age, "decimal"),
    sex: gender === "female" ? "woman" : gender === "male" ? "man" : null,
    smokes: smoker === "yes" || null,
  };
}

/** `/tools/life-insurance-calculator` */
export default function LifeInsuranceCalculatorPage() {
  const place = useRef<HTMLDivElement>(null);
  const { start, keep, keepDraft } = useLifeHandOver(place);
  const { change } = use(PriceVisitorContext);
  const calculated = start?.isCalculated === true ? start.input : undefined;
  // The price follows the calculation.
  useEffect(() => {
    if (calculated !== undefined) change(priceVisitorOf(calculated));
  }, [calculated, change]);
  return (
    <ToolFrame
      title={tool.title}
      lead={tool.description}
      price={
        <div className="print:hidden">
          <OnePrice line="life" />
        </div>
      }
    >
      <div ref={place} className="min-w-0">
        <LifeNeedsCalculator
          key={start === undefined ? "empty" : "handed over"}
          guide={lifePremiumRanges}
          start={start}
          onAnswered={keepDraft}
          onCalculated={(input) => {
            keep(input);
            change(priceVisitorOf(input));
          }}
          interests={tool.interests}
          price={(input, gap, says) => <LifePublishedPrice input={input} gap={gap} says={says} />}
          keepHref="#keep-answer"
          below={(input) => <LifeMethodsPanel input={input} />}
        />
      </div>
    </ToolFrame>
  );
}
