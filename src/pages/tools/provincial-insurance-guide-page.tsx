import { later } from "#platform/later.tsx";
import * as about from "#text/tools/provincial-insurance-guide.md";
import { toolPage } from "./page-of-tool.tsx";

/** Brings what is known of all thirteen provinces and territories, which is more than a page should wait for. */
const Part = later(async () => (await import("./provincial-insurance-guide-panel.tsx")).Part);

/** `/tools/provincial-insurance-guide` */
export default toolPage({ id: "provincial-insurance-guide", about, panel: <Part /> });
