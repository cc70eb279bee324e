import type { PageRow, PageRows } from "./page-row.ts";

const provincialGuide = {
  changeFrequency: "monthly",
  priority: 0.7,
  whileLoading: "placeholder",
} as const satisfies Partial<PageRow>;

export const provincialRows = {
  "/provincial/alberta-insurance-guide": {
    ...provincialGuide,
    label: "Alberta",
    title: "Alberta Insurance Guide",
    description:
      "The Care-First system of 2027, hail deductibles and the good-driver cap: insurance in Alberta, explained.",
    keywords: ["Alberta insurance", "Alberta auto insurance", "Alberta home insurance"],
    page: "provincial/alberta-insurance-guide-page",
  },
  "/provincial/british-columbia-insurance-guide": {
    ...provincialGuide,
    label: "British Columbia",
    title: "British Columbia Insurance Guide",
    description:
      "ICBC's basic plan, the optional coverage you can buy elsewhere, earthquake and strata deductibles in BC.",
    keywords: ["British Columbia insurance", "British Columbia auto insurance", "British Columbia home insurance"],
    page: "provincial/british-columbia-insurance-guide-page",
  },
  "/provincial/manitoba-insurance-guide": {
    ...provincialGuide,
    label: "Manitoba",
    title: "Manitoba Insurance Guide",
    description: "One public auto plan, pure no-fault injury coverage and the water questions of the Red River valley.",
    keywords: ["Manitoba insurance", "Manitoba auto insurance", "Manitoba home insurance"],
    page: "provincial/manitoba-insurance-guide-page",
  },
  "/provincial/new-brunswick-insurance-guide": {
    ...provincialGuide,
    label: "New Brunswick",
    title: "New Brunswick Insurance Guide",
    description:
      "Direct compensation for drivers, river floods, oil tanks and wood stoves: insurance in New Brunswick.",
    keywords: ["New Brunswick insurance", "New Brunswick auto insurance", "New Brunswick home insurance"],
    page: "provincial/new-brunswick-insurance-guide-page",
  },
  "/provincial/newfoundland-and-labrador-insurance-guide": {
    ...provincialGuide,
    label: "Newfoundland and Labrador",
    title: "Newfoundland and Labrador Insurance Guide",
    description: "The province where accident benefits are optional, and why most drivers should still buy them.",
    keywords: [
      "Newfoundland and Labrador insurance",
      "Newfoundland and Labrador auto insurance",
      "Newfoundland and Labrador home insurance",
    ],
    page: "provincial/newfoundland-and-labrador-insurance-guide-page",
  },
  "/provincial/northwest-territories-insurance-guide": {
    ...provincialGuide,
    label: "Northwest Territories",
    title: "Northwest Territories Insurance Guide",
    description: "Few insurers, thin accident benefits and wildfire evacuations: insuring a home and car in the N.W.T.",
    keywords: [
      "Northwest Territories insurance",
      "Northwest Territories auto insurance",
      "Northwest Territories home insurance",
    ],
    page: "provincial/northwest-territories-insurance-guide-page",
  },
  "/provincial/nova-scotia-insurance-guide": {
    ...provincialGuide,
    label: "Nova Scotia",
    title: "Nova Scotia Insurance Guide",
    description: "A half-million liability minimum, hurricanes and the coastal flood gap: insurance in Nova Scotia.",
    keywords: ["Nova Scotia insurance", "Nova Scotia auto insurance", "Nova Scotia home insurance"],
    page: "provincial/nova-scotia-insurance-guide-page",
  },
  "/provincial/nunavut-insurance-guide": {
    ...provincialGuide,
    label: "Nunavut",
    title: "Nunavut Insurance Guide",
    description: "Permafrost, blizzards, water tanks and no roads: how insurance works where almost nobody sells it.",
    keywords: ["Nunavut insurance", "Nunavut auto insurance", "Nunavut home insurance"],
    page: "provincial/nunavut-insurance-guide-page",
  },
  "/provincial/ontario-insurance-guide": {
    ...provincialGuide,
    label: "Ontario",
    title: "Ontario Insurance Guide",
    description:
      "Since July 2026 most accident benefits are optional. What to keep, what to skip, and the rest of Ontario insurance.",
    keywords: ["Ontario insurance", "Ontario auto insurance", "Ontario home insurance"],
    page: "provincial/ontario-insurance-guide-page",
  },
  "/provincial/prince-edward-island-insurance-guide": {
    ...provincialGuide,
    label: "Prince Edward Island",
    title: "Prince Edward Island Insurance Guide",
    description: "What Fiona taught about storm surge, and the small rules that make Island insurance different.",
    keywords: [
      "Prince Edward Island insurance",
      "Prince Edward Island auto insurance",
      "Prince Edward Island home insurance",
    ],
    page: "provincial/prince-edward-island-insurance-guide-page",
  },
  "/provincial/quebec-insurance-guide": {
    ...provincialGuide,
    label: "Quebec",
    title: "Quebec Insurance Guide",
    description:
      "Two insurers after one crash, the drug-cover rule and the premium tax: insurance in Quebec, explained.",
    keywords: ["Quebec insurance", "Quebec auto insurance", "Quebec home insurance"],
    page: "provincial/quebec-insurance-guide-page",
  },
  "/provincial/saskatchewan-insurance-guide": {
    ...provincialGuide,
    label: "Saskatchewan",
    title: "Saskatchewan Insurance Guide",
    description: "Plate insurance and the package policy, the choice between no-fault and tort, and hail.",
    keywords: ["Saskatchewan insurance", "Saskatchewan auto insurance", "Saskatchewan home insurance"],
    page: "provincial/saskatchewan-insurance-guide-page",
  },
  "/provincial/yukon-insurance-guide": {
    ...provincialGuide,
    label: "Yukon",
    title: "Yukon Insurance Guide",
    description:
      "Low statutory benefits, cold, wildfire and freight costs: what Yukon households should add to the minimum.",
    keywords: ["Yukon insurance", "Yukon auto insurance", "Yukon home insurance"],
    page: "provincial/yukon-insurance-guide-page",
  },
} as const satisfies PageRows;
