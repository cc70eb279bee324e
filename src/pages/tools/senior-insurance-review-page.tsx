import * as about from "#text/tools/senior-insurance-review.md";
import { toolPage } from "./page-of-tool.tsx";
import { Part, question } from "./senior-insurance-review-panel.tsx";

/** `/tools/senior-insurance-review` */
export default toolPage({ id: "senior-insurance-review", about, question, panel: <Part /> });
