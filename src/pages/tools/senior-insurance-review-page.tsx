import * as about from "#content/en/tools/senior-insurance-review.md";
import { SingleTool } from "./single-tool.tsx";

/** `/tools/senior-insurance-review` */
export default function SeniorInsuranceReviewPage() {
  return <SingleTool id="senior-insurance-review" about={about} />;
}
