import type { ToolCategory } from "#domain/tool.ts";

/** Names of the groups of tools. */
export const toolCategoryLabels = {
  calculator: "Insurance Calculators",
  advanced: "Advanced Analysis Tools",
  business: "Business Insurance Tools",
  specialized: "Specialized Tools",
  research: "Research & Comparison",
  resource: "Resources & Guides",
} as const satisfies Record<ToolCategory, string>;
