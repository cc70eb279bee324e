import { describe, expect, test } from "vitest";
import { tools } from "#text/tools.ts";
import { toolIds } from "#domain/tool-id.ts";
import {
  consultationInterests,
  featuredToolId,
  groupTools,
  toolCategories,
  toolPageSource,
  type ToolDefinition,
} from "#domain/tool.ts";
import { toolCategoryLabels } from "#words/tool-groups.ts";
import { toolLeadType } from "#domain/tool-lead-type.ts";

const plain = (category: ToolDefinition["category"], id: ToolDefinition["id"]): ToolDefinition => ({
  id,
  title: "A tool",
  description: "It helps.",
  questions: 2,
  actionText: "Use it",
  interests: ["insurance_tools"],
  category,
});

describe("the twelve tools", () => {
  test("are in the order of the ids, the featured one first", () => {
    expect(tools.map(({ id }) => id)).toEqual(toolIds);
    expect(tools[0]?.id).toBe(featuredToolId);
  });

  test.each([
    [
      "life-insurance-calculator",
      "calculator",
      "insurance_calculator",
      "life_insurance, insurance_review, insurance_tools",
    ],
    [
      "home-insurance-calculator",
      "calculator",
      "home_insurance_quote",
      "home_insurance, property_protection, insurance_savings",
    ],
    [
      "auto-insurance-calculator",
      "calculator",
      "auto_insurance_quote",
      "auto_insurance, car_insurance, insurance_savings",
    ],
    [
      "disability-insurance-calculator",
      "calculator",
      "disability_insurance_quote",
      "disability_insurance, income_protection, insurance_planning",
    ],
    [
      "travel-insurance-calculator",
      "calculator",
      "travel_insurance_quote",
      "travel_insurance, medical_coverage, trip_protection",
    ],
    [
      "coverage-gap-analyzer",
      "advanced",
      "coverage_analysis",
      "insurance_review, policy_review, coverage_optimization",
    ],
    [
      "multi-policy-savings",
      "advanced",
      "multi_policy_quote",
      "insurance_bundling, multi_policy_discount, insurance_savings",
    ],
    [
      "business-insurance-calculator",
      "business",
      "business_insurance_quote",
      "business_insurance, commercial_coverage, liability_protection",
    ],
    [
      "estate-planning-review",
      "specialized",
      "estate_planning_consultation",
      "estate_planning, wealth_transfer, tax_planning",
    ],
    [
      "senior-insurance-review",
      "specialized",
      "senior_insurance_consultation",
      "senior_insurance, retirement_planning, insurance_optimization",
    ],
    [
      "insurance-comparison-tool",
      "research",
      "insurance_comparison",
      "insurance_comparison, company_research, insurance_shopping",
    ],
    [
      "provincial-insurance-guide",
      "resource",
      "provincial_guide_download",
      "provincial_insurance, insurance_requirements, regional_savings",
    ],
  ])("%s matches the owner's record", (id, category, leadType, interests) => {
    const tool = tools.find((candidate) => candidate.id === id);
    if (tool === undefined) throw new Error(`No tool ${id}`);
    expect({ category: tool.category, leadType: toolLeadType(tool), interests: tool.interests.join(", ") }).toEqual({
      category,
      leadType,
      interests,
    });
  });

  test("titles, descriptions and link texts are unique", () => {
    for (const field of ["title", "description", "actionText"] as const) {
      expect(new Set(tools.map((tool) => tool[field])).size).toBe(tools.length);
    }
  });
});

describe("groupTools", () => {
  test("has the six labels in the specified order", () => {
    expect(toolCategories.map((category) => toolCategoryLabels[category])).toEqual([
      "Insurance Calculators",
      "Advanced Analysis Tools",
      "Business Insurance Tools",
      "Specialized Tools",
      "Research & Comparison",
      "Resources & Guides",
    ]);
    expect(groupTools(tools).map(({ tools: { length } }) => length)).toEqual([5, 2, 1, 2, 1, 1]);
  });

  test("omits empty groups and keeps the order within a group", () => {
    const groups = groupTools([
      plain("resource", "provincial-insurance-guide"),
      plain("calculator", "travel-insurance-calculator"),
      plain("calculator", "auto-insurance-calculator"),
    ]);
    expect(groups.map(({ category, tools: members }) => [category, members.map(({ id }) => id)])).toEqual([
      ["calculator", ["travel-insurance-calculator", "auto-insurance-calculator"]],
      ["resource", ["provincial-insurance-guide"]],
    ]);
    expect(groupTools([])).toEqual([]);
  });
});

test.each([
  ["home-insurance-calculator", "tools_home_insurance_calculator"],
  ["coverage-gap-analyzer", "tools_coverage_gap_analyzer"],
  ["consultation", "tools_consultation"],
] as const)("the form of %s is %s", (id, source) => {
  expect(toolPageSource(id)).toBe(source);
});

test("a tool without a lead type sends a tool request", () => {
  expect(toolLeadType(plain("business", "business-insurance-calculator"))).toBe("tool_request");
});

test("the consultation offers the specified interests", () => {
  expect(consultationInterests.join(", ")).toBe(
    "insurance_review, life_insurance, home_insurance, auto_insurance, health_insurance, travel_insurance, business_insurance",
  );
});
