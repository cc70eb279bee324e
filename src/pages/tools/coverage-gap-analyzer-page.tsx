import * as about from "#text/tools/coverage-gap-analyzer.md";
import { toolPage } from "./page-of-tool.tsx";
import { Part, question } from "./coverage-gap-analyzer-panel.tsx";

/** `/tools/coverage-gap-analyzer` */
export default toolPage({ id: "coverage-gap-analyzer", about, question, panel: <Part /> });
