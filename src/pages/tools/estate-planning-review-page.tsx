import * as about from "#text/tools/estate-planning-review.md";
import { toolPage } from "./page-of-tool.tsx";
import { Part, question } from "./estate-planning-review-panel.tsx";

/** `/tools/estate-planning-review` */
export default toolPage({ id: "estate-planning-review", about, question, panel: <Part /> });
