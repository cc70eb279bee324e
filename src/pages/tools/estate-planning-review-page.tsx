import * as about from "#content/en/tools/estate-planning-review.md";
import { toolPage } from "./tool-page.tsx";

/** `/tools/estate-planning-review` */
export default toolPage({ id: "estate-planning-review", about });
