import { later } from "#platform/later.tsx";
import { LifeNeedsCalculator } from "#widgets/tools/life-needs-calculator/life-needs-calculator.tsx";
import { ToolFrame } from "#widgets/tools/tool-screen/tool-frame.tsx";
import { lifePremiumRanges, toolsById } from "#text/tools.ts";
import { useLifeHandOver } from "./use-life-hand-over.ts";

/** Lazy-loaded, because it is shown only below a result. */
const LifeMethodsPanel = later(async () => (await import("./life-methods-panel.tsx")).LifeMethodsPanel);

const tool = toolsById["life-insurance-calculator"];

/** `/tools/life-insurance-calculator` */
export default function LifeInsuranceCalculatorPage() {
  const { start, keep } = useLifeHandOver();
  return (
    <ToolFrame title={tool.title} lead={tool.description}>
      <LifeNeedsCalculator
        key={start === undefined ? "empty" : "handed over"}
        guide={lifePremiumRanges}
        start={start}
        onCalculated={keep}
        interests={tool.interests}
        keepHref="#keep-answer"
        below={(input) => <LifeMethodsPanel input={input} />}
      />
    </ToolFrame>
  );
}
