import * as about from "#content/en/tools/insurance-comparison-tool.md";
import { SingleTool } from "./single-tool.tsx";

/** `/tools/insurance-comparison-tool` */
export default function InsuranceComparisonToolPage() {
  return <SingleTool id="insurance-comparison-tool" about={about} />;
}
