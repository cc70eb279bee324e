import { LifeNeedsCalculator } from "#widgets/life-needs-calculator/life-needs-calculator.tsx";
import { ToolFrame } from "#widgets/tool-screen/tool-frame.tsx";
import { lifePremiumRanges, toolsById } from "#content/en/tools.ts";

const tool = toolsById["life-insurance-calculator"];

/** `/tools/life-insurance-calculator` */
export default function LifeInsuranceCalculatorPage() {
  return (
    <ToolFrame title={tool.title} lead={tool.description}>
      <LifeNeedsCalculator guide={lifePremiumRanges} interests={tool.interests} />
    </ToolFrame>
  );
}
