import { lazyComponent } from "#platform/lazy-component.tsx";
import * as text from "#text/tools/provincial-insurance-guide.md";
import { ToolPage } from "./tool-page.tsx";

/** Lazy-loaded, because it contains the records of all thirteen provinces and territories. */
const ProvincialInsuranceGuidePanel = lazyComponent(
  async () => (await import("./provincial-insurance-guide-panel.tsx")).ProvincialInsuranceGuidePanel,
);

export { ProvincialInsuranceGuidePanel as Panel };

/** `/tools/provincial-insurance-guide` */
export default function ProvincialInsuranceGuidePage() {
  return <ToolPage id="provincial-insurance-guide" text={text} panel={<ProvincialInsuranceGuidePanel />} />;
}
