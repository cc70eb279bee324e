import * as about from "#text/tools/multi-policy-savings.md";
import { toolPage } from "./page-of-tool.tsx";
import { Part, question } from "./multi-policy-savings-panel.tsx";

/** `/tools/multi-policy-savings` */
export default toolPage({ id: "multi-policy-savings", about, question, panel: <Part /> });
