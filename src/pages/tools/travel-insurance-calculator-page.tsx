import * as about from "#content/en/tools/travel-insurance-calculator.md";
import { toolPage } from "./page-of-tool.tsx";

/** `/tools/travel-insurance-calculator` */
export default toolPage({ id: "travel-insurance-calculator", about });
