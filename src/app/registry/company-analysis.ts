import type { PageRow, PageRows } from "./page-row.ts";

const companyAnalysis = {
  changeFrequency: "monthly",
  priority: 0.6,
  whileLoading: "placeholder",
} as const satisfies Partial<PageRow>;

export const companyAnalysisRows = {
  "/company-analysis/intact-financial-analysis": {
    ...companyAnalysis,
    label: "Intact Financial",
    title: "Intact Financial Analysis",
    description:
      "Canada's largest property and casualty insurer: its brands, its published ratings, and what its size does and does not mean.",
    keywords: ["Intact Financial review", "Intact Financial insurance", "Intact Financial rating"],
    page: "company-analysis/intact-financial-analysis-page",
  },
  "/company-analysis/sun-life-financial-analysis": {
    ...companyAnalysis,
    label: "Sun Life Financial",
    title: "Sun Life Financial Analysis",
    description:
      "Life, health and group benefits from Sun Life: published strength ratings, products, cautions and complaint route.",
    keywords: ["Sun Life Financial review", "Sun Life Financial insurance", "Sun Life Financial rating"],
    page: "company-analysis/sun-life-financial-analysis-page",
  },
  "/company-analysis/manulife-financial-analysis": {
    ...companyAnalysis,
    label: "Manulife Financial",
    title: "Manulife Financial Analysis",
    description:
      "Manulife's life, health and travel lines, its legacy blocks and the trade-offs of rewards that track you.",
    keywords: ["Manulife Financial review", "Manulife Financial insurance", "Manulife Financial rating"],
    page: "company-analysis/manulife-financial-analysis-page",
  },
  "/company-analysis/canada-life-analysis": {
    ...companyAnalysis,
    label: "Canada Life",
    title: "Canada Life Analysis",
    description:
      "Three old names under one brand: what Canada Life sells, who owns it and how strong its rating agencies find it.",
    keywords: ["Canada Life review", "Canada Life insurance", "Canada Life rating"],
    page: "company-analysis/canada-life-analysis-page",
  },
  "/company-analysis/desjardins-analysis": {
    ...companyAnalysis,
    label: "Desjardins",
    title: "Desjardins Analysis",
    description: "A co-operative that insures lives, homes and cars: where Desjardins is strong and what to ask first.",
    keywords: ["Desjardins review", "Desjardins insurance", "Desjardins rating"],
    page: "company-analysis/desjardins-analysis-page",
  },
  "/company-analysis/td-insurance-analysis": {
    ...companyAnalysis,
    label: "TD Insurance",
    title: "TD Insurance Analysis",
    description: "Direct and affinity insurance from a bank: who TD Insurance suits, and how it keeps the two apart.",
    keywords: ["TD Insurance review", "TD Insurance insurance", "TD Insurance rating"],
    page: "company-analysis/td-insurance-analysis-page",
  },
  "/company-analysis/co-operators-analysis": {
    ...companyAnalysis,
    label: "Co-operators",
    title: "Co-operators Analysis",
    description:
      "A co-operative known for overland flood and storm-surge coverage, its published rating and its limits.",
    keywords: ["Co-operators review", "Co-operators insurance", "Co-operators rating"],
    page: "company-analysis/co-operators-analysis-page",
  },
  "/company-analysis/aviva-canada-analysis": {
    ...companyAnalysis,
    label: "Aviva Canada",
    title: "Aviva Canada Analysis",
    description: "A British-owned home and auto insurer sold through brokers and RBC: what that means for a claim.",
    keywords: ["Aviva Canada review", "Aviva Canada insurance", "Aviva Canada rating"],
    page: "company-analysis/aviva-canada-analysis-page",
  },
  "/company-analysis/wawanesa-analysis": {
    ...companyAnalysis,
    label: "Wawanesa",
    title: "Wawanesa Analysis",
    description: "A broker-sold mutual from Manitoba: how a mutual works and what to check before you choose it.",
    keywords: ["Wawanesa review", "Wawanesa insurance", "Wawanesa rating"],
    page: "company-analysis/wawanesa-analysis-page",
  },
  "/company-analysis/ia-financial-analysis": {
    ...companyAnalysis,
    label: "iA Financial",
    title: "iA Financial Analysis",
    description: "Life, group and dealer products from Quebec City: iA's published rating, its lines and its cautions.",
    keywords: ["iA Financial review", "iA Financial insurance", "iA Financial rating"],
    page: "company-analysis/ia-financial-analysis-page",
  },
} as const satisfies PageRows;
