import type { RiskFactorRow } from "#domain/article-records.ts";

/** How strongly each fact tends to move the price; an order of size for explaining, not a measurement. */
export const riskFactors = [
  {
    factor: "Age",
    lifeImpact: "Very high",
    autoImpact: "High for young and elderly drivers",
    homeImpact: "Low to medium",
  },
  { factor: "Sex", lifeImpact: "Medium", autoImpact: "Varies; limited by law", homeImpact: "None" },
  { factor: "Smoking", lifeImpact: "Very high: about doubles the price", autoImpact: "None", homeImpact: "Small" },
  { factor: "Health and family history", lifeImpact: "Very high", autoImpact: "None", homeImpact: "None" },
  { factor: "Driving record", lifeImpact: "Some", autoImpact: "Very high", homeImpact: "None" },
  { factor: "Location", lifeImpact: "None to low", autoImpact: "High", homeImpact: "Very high" },
  { factor: "Claims history", lifeImpact: "Not applicable", autoImpact: "High", homeImpact: "High" },
  { factor: "Credit", lifeImpact: "None", autoImpact: "Where the law allows", homeImpact: "Where the law allows" },
  {
    factor: "Occupation and hobbies",
    lifeImpact: "Medium to high",
    autoImpact: "Use and distance",
    homeImpact: "Home business",
  },
  { factor: "Building or vehicle", lifeImpact: "None", autoImpact: "High", homeImpact: "Very high" },
] as const satisfies readonly RiskFactorRow[];
