import type { ToolId } from "#domain/tool-id.ts";
import { autoInputs } from "#domain/tools/auto-inputs.ts";
import { businessInputs } from "#domain/tools/business-inputs.ts";
import { comparisonInputs } from "#domain/tools/comparison-inputs.ts";
import { complaintInputs } from "#domain/tools/complaint-inputs.ts";
import { coverageGapInputs } from "#domain/tools/coverage-gap-inputs.ts";
import { disabilityInputs } from "#domain/tools/disability-inputs.ts";
import { estateInputs } from "#domain/tools/estate-inputs.ts";
import { homeInputs } from "#domain/tools/home-inputs.ts";
import type { InputDescriptions } from "#domain/tools/input-description.ts";
import { lifeInputs } from "#domain/tools/life-inputs.ts";
import { multiPolicyInputs } from "#domain/tools/multi-policy-inputs.ts";
import { provincialGuideInputs } from "#domain/tools/provincial-guide-inputs.ts";
import { seniorInputs } from "#domain/tools/senior-inputs.ts";
import { travelInputs } from "#domain/tools/travel-inputs.ts";

/** The inputs of every tool by its id, and those of the complaint builder. */
export const everyTool = {
  "life-insurance-calculator": lifeInputs,
  "home-insurance-calculator": homeInputs,
  "auto-insurance-calculator": autoInputs,
  "disability-insurance-calculator": disabilityInputs,
  "travel-insurance-calculator": travelInputs,
  "business-insurance-calculator": businessInputs,
  "coverage-gap-analyzer": coverageGapInputs,
  "multi-policy-savings": multiPolicyInputs,
  "estate-planning-review": estateInputs,
  "senior-insurance-review": seniorInputs,
  "insurance-comparison-tool": comparisonInputs,
  "provincial-insurance-guide": provincialGuideInputs,
  "complaint-builder": complaintInputs,
} satisfies Record<ToolId | "complaint-builder", InputDescriptions>;
