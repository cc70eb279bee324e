import { later } from "#platform/later.tsx";
import * as text from "#text/tools/provincial-insurance-guide.md";
import { ToolPage } from "../kinds/tool-page.tsx";

/** Brings what is known of all thirteen provinces and territories, which is more than a page should wait for. */
const Part = later(async () => (await import("./provincial-insurance-guide-panel.tsx")).Part);

/** `/tools/provincial-insurance-guide` */
export default function ProvincialInsuranceGuidePage() {
  return <ToolPage id="provincial-insurance-guide" text={text} panel={<Part />} />;
}
