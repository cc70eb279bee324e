import * as about from "#content/en/tools/auto-insurance-calculator.md";
import { SingleTool } from "./single-tool.tsx";

/** `/tools/auto-insurance-calculator` */
export default function AutoInsuranceCalculatorPage() {
  return <SingleTool id="auto-insurance-calculator" about={about} />;
}
