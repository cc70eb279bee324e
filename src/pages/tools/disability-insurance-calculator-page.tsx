import * as about from "#content/en/tools/disability-insurance-calculator.md";
import { SingleTool } from "./single-tool.tsx";

/** `/tools/disability-insurance-calculator` */
export default function DisabilityInsuranceCalculatorPage() {
  return <SingleTool id="disability-insurance-calculator" about={about} />;
}
