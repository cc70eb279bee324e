import * as about from "#content/en/tools/estate-planning-review.md";
import { toolPage } from "./page-of-tool.tsx";

/** `/tools/estate-planning-review` */
export default toolPage({ id: "estate-planning-review", about });
