import { describe, expect, test } from "vitest";
import { tools } from "#text/tools.ts";
import { toolIds } from "#domain/tool-id.ts";
import { featuredToolId, groupTools, toolCategories, toolPageSource, type ToolDefinition } from "#domain/tool.ts";
import { toolCategoryLabels } from "#words/tool-groups.ts";
import { toolLeadType } from "#domain/tool-lead-type.ts";
import specified from "./specified-tools.json" with { type: "json" };

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

  test.each(specified.tools)("%s matches the owner's record", (id, category, leadType, interests) => {
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

test("a tool without a lead type sends a tool request, from a page source with underscores", () => {
  expect(toolLeadType(plain("business", "business-insurance-calculator"))).toBe("tool_request");
  expect(toolPageSource("coverage-gap-analyzer")).toBe("tools_coverage_gap_analyzer");
});
