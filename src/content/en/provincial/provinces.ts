import type { Province, ProvinceSlug } from "#domain/province.ts";

/** Every province once, and every record under its own slug. */
type ProvinceRecords = { readonly [Slug in ProvinceSlug]: Province & { readonly slug: Slug } };

/** The thirteen provinces and territories, keyed by slug. */
export const provinceRecords = {
  alberta: {
    slug: "alberta",
    name: "Alberta",
    abbreviation: "AB",
    autoSystem: "private",
    autoSummary:
      "Private insurers sell all cover; fault decides who pays for injuries until 31 December 2026, and the Care-First benefits of your own insurer from 1 January 2027.",
    minimumLiability: { value: "$200,000", basis: "S25" },
    compulsoryCover: [
      "Accident benefits",
      "Direct compensation for property damage (since 1 January 2022)",
      "Uninsured automobile",
    ],
    autoAnnualRange: { from: 1200, to: 1800 },
    homeRisks: ["Hail", "Wildfire", "Overland flood", "Theft"],
    healthPlan: {
      name: "Alberta Health Care Insurance Plan (AHCIP)",
      newcomerStart: { value: "From arrival, once you register; confirm with the plan", basis: "S59" },
    },
    premiumTax: { value: "None", basis: "practice" },
    regulators: [
      { name: "Superintendent of Insurance", role: "Insurers and how they treat customers" },
      { name: "Alberta Insurance Council", role: "Licences of agents, brokers and adjusters" },
      { name: "Automobile Insurance Rate Board (AIRB)", role: "Auto rates" },
    ],
    sources: ["S4", "S5", "S20", "S25", "S26", "S49"],
    tile: { column: 1, row: 1 },
  },
  "british-columbia": {
    slug: "british-columbia",
    name: "British Columbia",
    abbreviation: "BC",
    autoSystem: "public",
    autoSummary:
      "The public insurer ICBC sells the basic cover, with care-based injury benefits whoever was at fault; ICBC and private insurers compete for the optional cover.",
    minimumLiability: { value: "$200,000", basis: "S23" },
    compulsoryCover: ["Enhanced Accident Benefits", "Basic Vehicle Damage"],
    autoAnnualRange: { from: 1500, to: 2200 },
    homeRisks: ["Earthquake", "Wildfire", "River flood", "Landslide", "Strata deductibles"],
    healthPlan: {
      name: "Medical Services Plan (MSP)",
      newcomerStart: { value: "After the rest of the arrival month and two more months", basis: "S58" },
    },
    premiumTax: { value: "None", basis: "practice" },
    regulators: [
      { name: "BC Financial Services Authority (BCFSA)", role: "Insurers and how they treat customers" },
      { name: "Insurance Council of BC", role: "Licences of agents, brokers and adjusters" },
      { name: "British Columbia Utilities Commission (BCUC)", role: "Rates of ICBC's basic cover" },
    ],
    sources: ["S20", "S23", "S24", "S58"],
    tile: { column: 0, row: 1 },
  },
  manitoba: {
    slug: "manitoba",
    name: "Manitoba",
    abbreviation: "MB",
    autoSystem: "public",
    autoSummary:
      "The public insurer MPI sells the basic cover, which includes damage to your own vehicle; its Personal Injury Protection Plan pays for injuries without regard to fault.",
    minimumLiability: { value: "$500,000", basis: "S29", asOf: "policies from 1 April 2021" },
    compulsoryCover: ["All-perils cover for your own vehicle", "Personal Injury Protection Plan"],
    autoAnnualRange: { from: 1000, to: 1400 },
    homeRisks: ["Red and Assiniboine river floods", "Sewer backup", "Hail", "Freezing"],
    healthPlan: {
      name: "Manitoba Health",
      newcomerStart: {
        value: "From arrival for permanent residents; accounts differ, so confirm with the plan",
        basis: "practice",
      },
    },
    premiumTax: { value: "7% RST on many policies; home exempt since July 2020", basis: "practice" },
    regulators: [
      { name: "MFSA", role: "Insurers and how they treat customers" },
      { name: "Insurance Council of Manitoba", role: "Licences of agents, brokers and adjusters" },
      { name: "Public Utilities Board (PUB)", role: "MPI's rates" },
    ],
    sources: ["S20", "S29", "S30"],
    tile: { column: 3, row: 1 },
  },
  "new-brunswick": {
    slug: "new-brunswick",
    name: "New Brunswick",
    abbreviation: "NB",
    autoSystem: "private",
    autoSummary:
      "Private insurers sell all cover; your own insurer pays first benefits, and the driver at fault can be sued for more, with a cap for minor injuries.",
    minimumLiability: { value: "$200,000", basis: "S35" },
    compulsoryCover: ["Accident benefits", "Direct compensation for property damage", "Uninsured automobile"],
    autoAnnualRange: { from: 900, to: 1300 },
    homeRisks: ["Saint John River flood", "Wind", "Oil tanks", "Wood stoves"],
    healthPlan: {
      name: "New Brunswick Medicare",
      newcomerStart: {
        value: "First day for immigrants, under a rule from 2010; confirm with the plan",
        basis: "S62",
      },
    },
    premiumTax: { value: "None", basis: "S63" },
    regulators: [
      { name: "Financial and Consumer Services Commission (FCNB)", role: "Insurers, agents, brokers and adjusters" },
      { name: "New Brunswick Insurance Board", role: "Auto rates" },
    ],
    sources: ["S20", "S35", "S36", "S62", "S63"],
    tile: { column: 5, row: 2 },
  },
  "newfoundland-and-labrador": {
    slug: "newfoundland-and-labrador",
    name: "Newfoundland and Labrador",
    abbreviation: "NL",
    autoSystem: "private",
    autoSummary:
      "Private insurers sell all cover; accident benefits are optional, and the driver at fault can be sued, with a deductible on awards for pain and suffering.",
    minimumLiability: { value: "$200,000", basis: "S42" },
    compulsoryCover: ["Uninsured automobile", "Direct compensation for property damage (since 1 January 2020)"],
    autoAnnualRange: { from: 1100, to: 1500 },
    homeRisks: ["Wind", "Ice", "Coastal storms", "Oil tanks", "Wildfire"],
    healthPlan: {
      name: "Medical Care Plan (MCP)",
      newcomerStart: {
        value: "From arrival for permanent residents; confirm with the plan",
        basis: "practice",
      },
    },
    premiumTax: { value: "15% RST on business policies; auto and home relieved", basis: "S63" },
    regulators: [
      { name: "Superintendent of Insurance", role: "Insurers, agents, brokers and adjusters" },
      { name: "Board of Commissioners of Public Utilities (PUB)", role: "Auto rates" },
    ],
    sources: ["S20", "S42", "S43", "S44", "S63", "S66", "S67"],
    tile: { column: 6, row: 1 },
  },
  "northwest-territories": {
    slug: "northwest-territories",
    name: "Northwest Territories",
    abbreviation: "NT",
    autoSystem: "private",
    autoSummary:
      "Private insurers sell all cover; small accident benefits come from your own insurer, and the driver at fault can be sued for the rest.",
    minimumLiability: { value: "$200,000", basis: "S46" },
    compulsoryCover: ["Accident benefits"],
    homeRisks: ["Wildfire", "Permafrost", "Oil tanks"],
    healthPlan: {
      name: "NWT Health Care Plan",
      newcomerStart: { value: "May take up to about three months; confirm with the plan", basis: "practice" },
    },
    premiumTax: { value: "None that we know of; check your bill", basis: "practice" },
    regulators: [
      { name: "Superintendent of Insurance (Department of Finance)", role: "Insurers, agents, brokers and adjusters" },
    ],
    sources: ["S20", "S46"],
    tile: { column: 1, row: 0 },
  },
  "nova-scotia": {
    slug: "nova-scotia",
    name: "Nova Scotia",
    abbreviation: "NS",
    autoSystem: "private",
    autoSummary:
      "Private insurers sell all cover, with the higher liability minimum; the driver at fault can be sued, with an indexed cap for minor injuries.",
    minimumLiability: { value: "$500,000", basis: "S37" },
    compulsoryCover: [
      "Accident benefits",
      "Direct compensation for property damage (since April 2013)",
      "Uninsured automobile",
    ],
    autoAnnualRange: { from: 1000, to: 1400 },
    homeRisks: ["Hurricanes", "Storm surge", "Wildfire", "Oil tanks"],
    healthPlan: {
      name: "Medical Services Insurance (MSI)",
      newcomerStart: { value: "First day if you come from abroad; confirm with the plan", basis: "S64" },
    },
    premiumTax: { value: "None", basis: "S63" },
    regulators: [
      { name: "Superintendent of Insurance", role: "Insurers, agents, brokers and adjusters" },
      { name: "Nova Scotia Regulatory and Appeals Board (formerly the UARB)", role: "Auto rates" },
    ],
    sources: ["S20", "S37", "S38", "S39", "S63", "S64"],
    tile: { column: 6, row: 3 },
  },
  nunavut: {
    slug: "nunavut",
    name: "Nunavut",
    abbreviation: "NU",
    autoSystem: "private",
    autoSummary:
      "Private insurers sell all cover; small accident benefits come from your own insurer, and a driver at fault can be sued for the rest.",
    minimumLiability: { value: "$200,000", basis: "S46" },
    compulsoryCover: ["Accident benefits"],
    homeRisks: ["Permafrost", "Blizzards", "Water and sewage tanks", "No road access"],
    healthPlan: {
      name: "Nunavut Health Care Plan",
      newcomerStart: { value: "First day of the third month; confirm with the plan", basis: "S69" },
    },
    premiumTax: { value: "None that we know of; check your bill", basis: "practice" },
    regulators: [
      { name: "Superintendent of Insurance (Department of Finance)", role: "Insurers, agents, brokers and adjusters" },
    ],
    sources: ["S20", "S46", "S69"],
    tile: { column: 2, row: 0 },
  },
  ontario: {
    slug: "ontario",
    name: "Ontario",
    abbreviation: "ON",
    autoSystem: "private",
    autoSummary:
      "Private insurers sell all cover; your own insurer pays injury benefits, many of them optional since 1 July 2026, and the right to sue is limited.",
    minimumLiability: { value: "$200,000", basis: "S21" },
    compulsoryCover: [
      "Medical, rehabilitation and attendant care benefits",
      "Direct compensation for property damage, unless given up with form OPCF 49",
      "Uninsured automobile",
    ],
    autoAnnualRange: { from: 2000, to: 3500 },
    homeRisks: ["Urban flash flood", "Sewer backup", "Ice storms", "Tornadoes", "Aging pipes"],
    healthPlan: {
      name: "Ontario Health Insurance Plan (OHIP)",
      newcomerStart: { value: "No waiting period now; confirm with the plan", basis: "S56" },
    },
    premiumTax: { value: "8% RST on home and group policies; auto exempt", basis: "S57" },
    regulators: [
      {
        name: "Financial Services Regulatory Authority of Ontario (FSRA)",
        role: "Insurers, agents, adjusters and auto rates",
      },
      { name: "Registered Insurance Brokers of Ontario (RIBO)", role: "Brokers" },
    ],
    sources: ["S1", "S2", "S3", "S20", "S21", "S22", "S56", "S57"],
    tile: { column: 4, row: 1 },
  },
  "prince-edward-island": {
    slug: "prince-edward-island",
    name: "Prince Edward Island",
    abbreviation: "PE",
    autoSystem: "private",
    autoSummary:
      "Private insurers sell all cover; your own insurer pays first benefits, and the driver at fault can be sued for more, with an indexed cap for minor injuries.",
    minimumLiability: { value: "$200,000", basis: "S40" },
    compulsoryCover: ["Accident benefits", "Direct compensation for property damage", "Uninsured automobile"],
    autoAnnualRange: { from: 800, to: 1200 },
    homeRisks: ["Hurricanes", "Storm surge", "Coastal erosion", "Oil tanks"],
    healthPlan: {
      name: "PEI Health Card",
      newcomerStart: {
        value: "First day possible for permanent residents; confirm with the plan",
        basis: "S65",
      },
    },
    premiumTax: { value: "None", basis: "S63" },
    regulators: [
      { name: "Superintendent of Insurance", role: "Insurers, agents, brokers and adjusters" },
      { name: "Island Regulatory and Appeals Commission (IRAC)", role: "Auto rates" },
    ],
    sources: ["S20", "S40", "S41", "S63", "S65"],
    tile: { column: 6, row: 2 },
  },
  quebec: {
    slug: "quebec",
    name: "Québec",
    abbreviation: "QC",
    autoSystem: "mixed",
    autoSummary:
      "The state plan (SAAQ) pays for injuries without regard to fault; private insurers sell the cover for liability and property damage.",
    minimumLiability: {
      value: "$50,000 civil liability; injuries in Québec are paid by the SAAQ",
      basis: "S31",
    },
    compulsoryCover: ["SAAQ injury cover, paid through licence and registration"],
    autoAnnualRange: { from: 900, to: 1300 },
    homeRisks: [
      "Spring flood and tropical-storm remnants",
      "Sewer backup",
      "Earthquake in the St. Lawrence and Ottawa valleys",
      "Ice",
    ],
    healthPlan: {
      name: "Régie de l'assurance maladie du Québec (RAMQ)",
      newcomerStart: { value: "Up to three months; confirm with the plan", basis: "S59" },
    },
    premiumTax: {
      value:
        "9% on auto, home and group policies; 9.975% on premiums paid after 31 December 2026; individual life and health exempt",
      basis: "S8",
    },
    regulators: [
      {
        name: "Autorité des marchés financiers (AMF)",
        role: "Insurers, advisers, adjusters and complaint files",
      },
    ],
    sources: ["S8", "S20", "S31", "S32", "S33", "S34", "S59", "S61"],
    tile: { column: 5, row: 1 },
  },
  saskatchewan: {
    slug: "saskatchewan",
    name: "Saskatchewan",
    abbreviation: "SK",
    autoSystem: "public",
    autoSummary:
      "The public insurer SGI sells basic cover with the licence plate; injuries are paid without regard to fault unless you file for tort cover.",
    minimumLiability: { value: "$200,000, in the plate insurance", basis: "S27" },
    compulsoryCover: ["Damage to your own vehicle", "Injury benefits"],
    autoAnnualRange: { from: 1100, to: 1500 },
    homeRisks: ["Hail", "Wind", "Sewer backup", "Freezing"],
    healthPlan: {
      name: "Saskatchewan Health",
      newcomerStart: {
        value: "From arrival for permanent residents; confirm with the plan",
        basis: "practice",
      },
    },
    premiumTax: {
      value: "6% PST on home, auto and business; life, health and crop exempt since 2018",
      basis: "S60",
    },
    regulators: [
      { name: "Financial and Consumer Affairs Authority (FCAA)", role: "Insurers and how they treat customers" },
      { name: "Insurance Councils of Saskatchewan", role: "Licences of agents, brokers and adjusters" },
      { name: "Saskatchewan Rate Review Panel", role: "Reviews SGI's basic rates" },
    ],
    sources: ["S20", "S27", "S28", "S60"],
    tile: { column: 2, row: 1 },
  },
  yukon: {
    slug: "yukon",
    name: "Yukon",
    abbreviation: "YT",
    autoSystem: "private",
    autoSummary:
      "Private insurers sell all cover; short accident benefits come from your own insurer, and the driver at fault can be sued for the rest.",
    minimumLiability: { value: "$200,000", basis: "S45" },
    compulsoryCover: ["Accident benefits"],
    homeRisks: ["Wildfire", "Permafrost", "Cold", "Freight cost of rebuilding", "Few insurers"],
    healthPlan: {
      name: "Yukon Health Care Insurance Plan (YHCIP)",
      newcomerStart: { value: "After three months; confirm with the plan", basis: "S68" },
    },
    premiumTax: { value: "None that we know of; check your bill", basis: "practice" },
    regulators: [
      {
        name: "Superintendent of Insurance (Department of Community Services)",
        role: "Insurers, agents, brokers and adjusters",
      },
    ],
    sources: ["S20", "S45", "S68"],
    tile: { column: 0, row: 0 },
  },
} as const satisfies ProvinceRecords;

/** The same records as a list, in alphabetical order of their slugs. */
export const provinces: readonly Province[] = Object.values(provinceRecords);
