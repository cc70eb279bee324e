import * as about from "#text/tools/business-insurance-calculator.md";
import { toolPage } from "./page-of-tool.tsx";
import { Part, question } from "./business-insurance-calculator-panel.tsx";

/** `/tools/business-insurance-calculator` */
export default toolPage({ id: "business-insurance-calculator", about, question, panel: <Part /> });
