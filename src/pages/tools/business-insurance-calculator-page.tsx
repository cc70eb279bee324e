import * as about from "#content/en/tools/business-insurance-calculator.md";
import { SingleTool } from "./single-tool.tsx";

/** `/tools/business-insurance-calculator` */
export default function BusinessInsuranceCalculatorPage() {
  return <SingleTool id="business-insurance-calculator" about={about} />;
}
