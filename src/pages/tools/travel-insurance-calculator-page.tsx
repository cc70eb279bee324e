import * as about from "#text/tools/travel-insurance-calculator.md";
import { toolPage } from "./page-of-tool.tsx";
import { Part, question } from "./travel-insurance-calculator-panel.tsx";

/** `/tools/travel-insurance-calculator` */
export default toolPage({ id: "travel-insurance-calculator", about, question, panel: <Part /> });
