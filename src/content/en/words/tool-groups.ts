import type { ToolCategory } from "#domain/tool.ts";

/** What the groups of tools are called. */
export const toolCategoryLabels = {
  calculator: "Insurance Calculators",
  advanced: "Advanced Analysis Tools",
  business: "Business Insurance Tools",
  specialized: "Specialized Tools",
  research: "Research & Comparison",
  resource: "Resources & Guides",
} as const satisfies Record<ToolCategory, string>;
