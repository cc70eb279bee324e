import * as about from "#content/en/tools/senior-insurance-review.md";
import { toolPage } from "./page-of-tool.tsx";

/** `/tools/senior-insurance-review` */
export default toolPage({ id: "senior-insurance-review", about });
