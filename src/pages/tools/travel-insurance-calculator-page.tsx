import * as about from "#content/en/tools/travel-insurance-calculator.md";
import { SingleTool } from "./single-tool.tsx";

/** `/tools/travel-insurance-calculator` */
export default function TravelInsuranceCalculatorPage() {
  return <SingleTool id="travel-insurance-calculator" about={about} />;
}
