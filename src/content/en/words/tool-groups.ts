/* What the groups of tools are called. */

export const insuranceCalculators = "Insurance Calculators";
export const advancedAnalysisTools = "Advanced Analysis Tools";
export const businessInsuranceTools = "Business Insurance Tools";
export const specializedTools = "Specialized Tools";
export const researchComparison = "Research & Comparison";
export const resourcesGuides = "Resources & Guides";
