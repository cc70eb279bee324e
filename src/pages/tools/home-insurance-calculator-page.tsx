import * as about from "#content/en/tools/home-insurance-calculator.md";
import { SingleTool } from "./single-tool.tsx";

/** `/tools/home-insurance-calculator` */
export default function HomeInsuranceCalculatorPage() {
  return <SingleTool id="home-insurance-calculator" about={about} />;
}
