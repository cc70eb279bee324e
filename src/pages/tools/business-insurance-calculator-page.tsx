import * as about from "#content/en/tools/business-insurance-calculator.md";
import { toolPage } from "./page-of-tool.tsx";

/** `/tools/business-insurance-calculator` */
export default toolPage({ id: "business-insurance-calculator", about });
