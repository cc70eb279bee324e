import * as about from "#text/tools/auto-insurance-calculator.md";
import { toolPage } from "./page-of-tool.tsx";
import { Part, question } from "./auto-insurance-calculator-panel.tsx";

/** `/tools/auto-insurance-calculator` */
export default toolPage({ id: "auto-insurance-calculator", about, question, panel: <Part /> });
