import { fetchedLater } from "#widgets/hydration/fetched-later.tsx";
import * as about from "#content/en/tools/provincial-insurance-guide.md";
import { toolPage } from "./page-of-tool.tsx";

/** Brings what is known of all thirteen provinces and territories, which is more than a page should wait for. */
const Part = fetchedLater(async () => (await import("./provincial-insurance-guide-panel.tsx")).Part);

/** `/tools/provincial-insurance-guide` */
export default toolPage({ id: "provincial-insurance-guide", about, panel: <Part /> });
