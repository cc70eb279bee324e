import type { SharedFormLeadType } from "./consent-statements.ts";
import type { Interest } from "./lead.ts";
import type { ToolId } from "./tool-id.ts";

/** The tool that stands first in the hub and opens the life needs calculator. */
export const featuredToolId = "life-insurance-calculator" satisfies ToolId;

/** The groups of the hub, in its order. */
export const toolCategories = ["calculator", "advanced", "business", "specialized", "research", "resource"] as const;

export type ToolCategory = (typeof toolCategories)[number];

/** One tool of the hub. */
export interface ToolDefinition {
  readonly id: ToolId;
  readonly title: string;
  /** What a visitor gets, in a sentence or two. */
  readonly description: string;
  /** How many questions it asks at the start; none has to be answered. A list of things counts its questions once. */
  readonly questions: number;
  /** Words of the link that opens it; no two tools share them, so each makes sense by itself. */
  readonly actionText: string;
  /** Default `defaultLeadType`. */
  readonly leadType?: SharedFormLeadType;
  readonly interests: readonly [Interest, ...Interest[]];
  readonly category: ToolCategory;
}

/** The tools of one group. */
export interface ToolGroup<Tool extends ToolDefinition = ToolDefinition> {
  readonly category: ToolCategory;
  readonly tools: readonly Tool[];
}

/** Sorts tools into the groups of the hub. A group without tools is left out; within one, the given order stays. */
export function groupTools<Tool extends ToolDefinition>(tools: readonly Tool[]): readonly ToolGroup<Tool>[] {
  return toolCategories
    .map((category) => ({
      category,
      tools: tools.filter((tool) => tool.category === category),
    }))
    .filter((group) => group.tools.length > 0);
}

/**
 * The page source of a tool's form.
 *
 * @example toolPageSource("coverage-gap-analyzer") // "tools_coverage_gap_analyzer"
 */
export function toolPageSource(id: ToolId | "consultation"): string {
  return `tools_${id.replaceAll("-", "_")}`;
}

/** What the form of the free consultation offers to talk about. */
export const consultationInterests = [
  "insurance_review",
  "life_insurance",
  "home_insurance",
  "auto_insurance",
  "health_insurance",
  "travel_insurance",
  "business_insurance",
] as const satisfies readonly Interest[];

/** The form of the floating premium calculator: what it sends, and what it offers. */
export const premiumCalculatorForm = {
  leadType: "insurance_calculator",
  pageSource: "floating_calculator",
  interests: ["insurance_quotes", "premium_comparison", "coverage_review", "savings_analysis"],
} as const satisfies {
  readonly leadType: SharedFormLeadType;
  readonly pageSource: string;
  readonly interests: readonly Interest[];
};
