import type { ComponentType } from "react";
import type { ToolId } from "#domain/tool-id.ts";
import type { ToolVariantProps } from "#widgets/tools/tool/answer/tool-panel.tsx";

/** Dynamic imports of the tools, each fetched when a visitor opens it. */
export const toolPanels: Readonly<Record<ToolId, () => Promise<ComponentType<ToolVariantProps>>>> = {
  "life-insurance-calculator": async () =>
    (await import("./life-insurance-calculator-panel.tsx")).LifeInsuranceCalculatorPanel,
  "home-insurance-calculator": async () =>
    (await import("./home-insurance-calculator-panel.tsx")).HomeInsuranceCalculatorPanel,
  "auto-insurance-calculator": async () =>
    (await import("./auto-insurance-calculator-panel.tsx")).AutoInsuranceCalculatorPanel,
  "disability-insurance-calculator": async () =>
    (await import("./disability-insurance-calculator-panel.tsx")).DisabilityInsuranceCalculatorPanel,
  "travel-insurance-calculator": async () =>
    (await import("./travel-insurance-calculator-panel.tsx")).TravelInsuranceCalculatorPanel,
  "coverage-gap-analyzer": async () => (await import("./coverage-gap-analyzer-panel.tsx")).CoverageGapAnalyzerPanel,
  "multi-policy-savings": async () => (await import("./multi-policy-savings-panel.tsx")).MultiPolicySavingsPanel,
  "business-insurance-calculator": async () =>
    (await import("./business-insurance-calculator-panel.tsx")).BusinessInsuranceCalculatorPanel,
  "estate-planning-review": async () => (await import("./estate-planning-review-panel.tsx")).EstatePlanningReviewPanel,
  "senior-insurance-review": async () =>
    (await import("./senior-insurance-review-panel.tsx")).SeniorInsuranceReviewPanel,
  "insurance-comparison-tool": async () =>
    (await import("./insurance-comparison-tool-panel.tsx")).InsuranceComparisonToolPanel,
  "provincial-insurance-guide": async () =>
    (await import("./provincial-insurance-guide-panel.tsx")).ProvincialInsuranceGuidePanel,
};
