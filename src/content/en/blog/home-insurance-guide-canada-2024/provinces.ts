import type { ProvinceSummary } from "#domain/article-records.ts";

/**
 * Home insurance by province and territory. Costs are old averages of one price-comparison site over unlike homes,
 * so every row is flagged as illustrative. Insurers are only those that a public source ties to the place.
 */
export const homeProvinces = [
  {
    province: "ontario",
    avgCost: { value: "about $1,250 a year", basis: "S93" },
    riskFactors: ["Urban flash flood", "Sewer backup", "Ice storm", "Tornado", "Aging pipes"],
    topInsurers: ["Intact", "Aviva", "Co-operators", "Desjardins", "Definity", "Allstate"],
    illustrative: true,
  },
  {
    province: "british-columbia",
    avgCost: { value: "about $924 a year", basis: "S93" },
    riskFactors: ["Earthquake", "Wildfire", "River flood", "Landslide", "Strata deductibles"],
    topInsurers: [],
    illustrative: true,
  },
  {
    province: "alberta",
    avgCost: { value: "about $1,000 a year", basis: "S93" },
    riskFactors: ["Hail", "Wildfire", "Overland flood", "Theft"],
    topInsurers: ["Allstate"],
    illustrative: true,
  },
  {
    province: "saskatchewan",
    riskFactors: ["Hail", "Wind", "Sewer backup", "Freezing"],
    topInsurers: [],
    illustrative: true,
  },
  {
    province: "manitoba",
    avgCost: { value: "about $1,032 a year", basis: "S93" },
    riskFactors: ["Red and Assiniboine river flood", "Sewer backup", "Hail", "Freezing"],
    topInsurers: ["Wawanesa"],
    illustrative: true,
  },
  {
    province: "quebec",
    avgCost: { value: "about $984 a year", basis: "S93" },
    riskFactors: [
      "Spring flood and rain from tropical storms",
      "Sewer backup",
      "Earthquake in the St Lawrence and Ottawa valleys",
      "Ice",
    ],
    topInsurers: ["Desjardins", "iA Auto and Home", "Allstate"],
    illustrative: true,
  },
  {
    province: "new-brunswick",
    avgCost: { value: "about $780 a year (all of Atlantic Canada)", basis: "S93" },
    riskFactors: ["Saint John River flood", "Wind", "Oil tank", "Wood stove"],
    topInsurers: ["Allstate"],
    illustrative: true,
  },
  {
    province: "nova-scotia",
    avgCost: { value: "about $780 a year (all of Atlantic Canada)", basis: "S93" },
    riskFactors: ["Hurricane", "Storm surge", "Wildfire", "Oil tank"],
    topInsurers: ["Allstate"],
    illustrative: true,
  },
  {
    province: "prince-edward-island",
    avgCost: { value: "about $780 a year (all of Atlantic Canada)", basis: "S93" },
    riskFactors: ["Hurricane", "Storm surge", "Coastal erosion", "Oil tank"],
    topInsurers: [],
    illustrative: true,
  },
  {
    province: "newfoundland-and-labrador",
    avgCost: { value: "about $780 a year (all of Atlantic Canada)", basis: "S93" },
    riskFactors: ["Wind", "Ice", "Coastal storm", "Oil tank", "Wildfire"],
    topInsurers: [],
    illustrative: true,
  },
  {
    province: "yukon",
    riskFactors: ["Wildfire", "Permafrost", "Cold", "Freight cost"],
    topInsurers: [],
    illustrative: true,
  },
  {
    province: "northwest-territories",
    riskFactors: ["Wildfire", "Permafrost", "Oil tank"],
    topInsurers: [],
    illustrative: true,
  },
  {
    province: "nunavut",
    riskFactors: ["Permafrost", "Blizzard", "Water and sewage tanks", "No road access"],
    topInsurers: [],
    illustrative: true,
  },
] as const satisfies readonly ProvinceSummary[];
