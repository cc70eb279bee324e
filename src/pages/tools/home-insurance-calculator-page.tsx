import * as about from "#text/tools/home-insurance-calculator.md";
import { toolPage } from "./page-of-tool.tsx";
import { Part, question } from "./home-insurance-calculator-panel.tsx";

/** `/tools/home-insurance-calculator` */
export default toolPage({ id: "home-insurance-calculator", about, question, panel: <Part /> });
