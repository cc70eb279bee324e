import type { SharedFormLeadType } from "./consent-statements.ts";
import type { Interest } from "./lead.ts";
import type { ToolId } from "./tool-id.ts";

/** The first tool of the hub, which opens the life needs calculator. */
export const featuredToolId = "life-insurance-calculator" satisfies ToolId;

/** The groups of the hub, in display order. */
export const toolCategories = ["calculator", "advanced", "business", "specialized", "research", "resource"] as const;

export type ToolCategory = (typeof toolCategories)[number];

/** One tool of the hub. */
export interface ToolDefinition {
  readonly id: ToolId;
  readonly title: string;
  /** Benefit for the visitor, in a sentence or two. */
  readonly description: string;
  /** Number of questions at the start; none is required. A repeatable group counts its questions once. */
  readonly questions: number;
  /** Text of the link to the tool; unique, so that each link makes sense out of context. */
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

/** Groups tools for the hub. Empty groups are left out; within a group, the given order is kept. */
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

/** Interests in the form of the free consultation. */
export const consultationInterests = [
  "insurance_review",
  "life_insurance",
  "home_insurance",
  "auto_insurance",
  "health_insurance",
  "travel_insurance",
  "business_insurance",
] as const satisfies readonly Interest[];

/** Lead metadata and interests of the floating premium calculator's form. */
export const premiumCalculatorForm = {
  leadType: "insurance_calculator",
  pageSource: "floating_calculator",
  interests: ["insurance_quotes", "premium_comparison", "coverage_review", "savings_analysis"],
} as const satisfies {
  readonly leadType: SharedFormLeadType;
  readonly pageSource: string;
  readonly interests: readonly Interest[];
};
