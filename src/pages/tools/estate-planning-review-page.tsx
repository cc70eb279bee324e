import * as about from "#content/en/tools/estate-planning-review.md";
import { SingleTool } from "./single-tool.tsx";

/** `/tools/estate-planning-review` */
export default function EstatePlanningReviewPage() {
  return <SingleTool id="estate-planning-review" about={about} />;
}
