import { use, useCallback, useEffect } from "react";
import { readNumber } from "#format/read-number.ts";
import { PriceVisitorContext } from "#widgets/charts/prices/price-visitor.ts";
import { later } from "#platform/later.tsx";
import { LifeNeedsCalculator } from "#widgets/tools/life-needs-calculator/life-needs-calculator.tsx";
import { ToolFrame } from "#widgets/tools/tool-screen/tool-frame.tsx";
import { lifePremiumRanges, toolsById } from "#text/tools.ts";
import { PriceStrip } from "../kinds/price-strip-later.ts";
import { useLifeHandOver } from "./use-life-hand-over.ts";

/** Lazy-loaded, because it is shown only below a result. */
const LifeMethodsPanel = later(async () => (await import("./life-methods-panel.tsx")).LifeMethodsPanel);

const tool = toolsById["life-insurance-calculator"];

/** `/tools/life-insurance-calculator` */
export default function LifeInsuranceCalculatorPage() {
  const { start, keep } = useLifeHandOver();
  const { change } = use(PriceVisitorContext);
  const startAge = start?.isCalculated === true ? start.input.age : undefined;
  // The price strip follows the age of the calculation.
  const showPricesAt = useCallback((age: string) => change({ age: readNumber(age) }), [change]);
  useEffect(() => {
    if (startAge !== undefined) showPricesAt(startAge);
  }, [startAge, showPricesAt]);
  return (
    <ToolFrame title={tool.title} lead={tool.description}>
      <div className="grid grid-cols-1 gap-8">
        <div className="print:hidden">
          <PriceStrip line="life" />
        </div>
        <div className="min-w-0">
          <LifeNeedsCalculator
            key={start === undefined ? "empty" : "handed over"}
            guide={lifePremiumRanges}
            start={start}
            onCalculated={(input) => {
              keep(input);
              showPricesAt(input.age);
            }}
            interests={tool.interests}
            keepHref="#keep-answer"
            below={(input) => <LifeMethodsPanel input={input} />}
          />
        </div>
      </div>
    </ToolFrame>
  );
}
