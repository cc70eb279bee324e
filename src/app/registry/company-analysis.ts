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
    page: "company-analysis/intact-financial-analysis-page",
  },
  "/company-analysis/sun-life-financial-analysis": {
    ...companyAnalysis,
    label: "Sun Life Financial",
    title: "Sun Life Financial Analysis",
    page: "company-analysis/sun-life-financial-analysis-page",
  },
  "/company-analysis/manulife-financial-analysis": {
    ...companyAnalysis,
    label: "Manulife Financial",
    title: "Manulife Financial Analysis",
    page: "company-analysis/manulife-financial-analysis-page",
  },
  "/company-analysis/canada-life-analysis": {
    ...companyAnalysis,
    label: "Canada Life",
    title: "Canada Life Analysis",
    page: "company-analysis/canada-life-analysis-page",
  },
  "/company-analysis/desjardins-analysis": {
    ...companyAnalysis,
    label: "Desjardins",
    title: "Desjardins Analysis",
    page: "company-analysis/desjardins-analysis-page",
  },
  "/company-analysis/td-insurance-analysis": {
    ...companyAnalysis,
    label: "TD Insurance",
    title: "TD Insurance Analysis",
    page: "company-analysis/td-insurance-analysis-page",
  },
  "/company-analysis/co-operators-analysis": {
    ...companyAnalysis,
    label: "Co-operators",
    title: "Co-operators Analysis",
    page: "company-analysis/co-operators-analysis-page",
  },
  "/company-analysis/aviva-canada-analysis": {
    ...companyAnalysis,
    label: "Aviva Canada",
    title: "Aviva Canada Analysis",
    page: "company-analysis/aviva-canada-analysis-page",
  },
  "/company-analysis/wawanesa-analysis": {
    ...companyAnalysis,
    label: "Wawanesa",
    title: "Wawanesa Analysis",
    page: "company-analysis/wawanesa-analysis-page",
  },
  "/company-analysis/ia-financial-analysis": {
    ...companyAnalysis,
    label: "iA Financial",
    title: "iA Financial Analysis",
    page: "company-analysis/ia-financial-analysis-page",
  },
} as const satisfies PageRows;
