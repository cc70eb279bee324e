import type { ToolCategory } from "#domain/tool.ts";

/** Names of the groups of tools. */
export const toolCategoryLabels = {
  calculator: "Calculatrices d’assurance",
  advanced: "Outils d’analyse avancée",
  business: "Outils pour les entreprises",
  specialized: "Outils spécialisés",
  research: "Recherche et comparaison",
  resource: "Ressources et guides",
} as const satisfies Record<ToolCategory, string>;
