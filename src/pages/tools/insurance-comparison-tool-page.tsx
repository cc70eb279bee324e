import * as about from "#content/en/tools/insurance-comparison-tool.md";
import { toolPage } from "./page-of-tool.tsx";

/** `/tools/insurance-comparison-tool` */
export default toolPage({ id: "insurance-comparison-tool", about });
