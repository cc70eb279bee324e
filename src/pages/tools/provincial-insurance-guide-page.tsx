import * as about from "#content/en/tools/provincial-insurance-guide.md";
import { toolPage } from "./page-of-tool.tsx";

/** `/tools/provincial-insurance-guide` */
export default toolPage({ id: "provincial-insurance-guide", about });
