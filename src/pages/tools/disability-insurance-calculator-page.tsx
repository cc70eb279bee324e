import * as about from "#text/tools/disability-insurance-calculator.md";
import { toolPage } from "./page-of-tool.tsx";
import { Part, question } from "./disability-insurance-calculator-panel.tsx";

/** `/tools/disability-insurance-calculator` */
export default toolPage({ id: "disability-insurance-calculator", about, question, panel: <Part /> });
