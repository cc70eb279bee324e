import * as about from "#content/en/tools/provincial-insurance-guide.md";
import { SingleTool } from "./single-tool.tsx";

/** `/tools/provincial-insurance-guide` */
export default function ProvincialInsuranceGuidePage() {
  return <SingleTool id="provincial-insurance-guide" about={about} />;
}
