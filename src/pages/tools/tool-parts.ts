import type { ToolId } from "#domain/tool-id.ts";
import type { ToolPart } from "#widgets/tools/inline-tool/inline-tool.tsx";

/** Dynamic imports of the tools, each fetched when a visitor opens it. */
export const toolParts: Readonly<Record<ToolId, () => Promise<ToolPart>>> = {
  "life-insurance-calculator": () => import("./life-insurance-calculator-panel.tsx"),
  "home-insurance-calculator": () => import("./home-insurance-calculator-panel.tsx"),
  "auto-insurance-calculator": () => import("./auto-insurance-calculator-panel.tsx"),
  "disability-insurance-calculator": () => import("./disability-insurance-calculator-panel.tsx"),
  "travel-insurance-calculator": () => import("./travel-insurance-calculator-panel.tsx"),
  "coverage-gap-analyzer": () => import("./coverage-gap-analyzer-panel.tsx"),
  "multi-policy-savings": () => import("./multi-policy-savings-panel.tsx"),
  "business-insurance-calculator": () => import("./business-insurance-calculator-panel.tsx"),
  "estate-planning-review": () => import("./estate-planning-review-panel.tsx"),
  "senior-insurance-review": () => import("./senior-insurance-review-panel.tsx"),
  "insurance-comparison-tool": () => import("./insurance-comparison-tool-panel.tsx"),
  "provincial-insurance-guide": () => import("./provincial-insurance-guide-panel.tsx"),
};
