import * as about from "#content/en/tools/auto-insurance-calculator.md";
import { toolPage } from "./tool-page.tsx";

/** `/tools/auto-insurance-calculator` */
export default toolPage({ id: "auto-insurance-calculator", about });
