import * as about from "#text/tools/insurance-comparison-tool.md";
import { toolPage } from "./page-of-tool.tsx";
import { Part, question } from "./insurance-comparison-tool-panel.tsx";

/** `/tools/insurance-comparison-tool` */
export default toolPage({ id: "insurance-comparison-tool", about, question, panel: <Part /> });
