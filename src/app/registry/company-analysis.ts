import { pageTitles } from "#content/en/page-titles.ts";
import type { PageRow, PageRows } from "./page-row.ts";

const companyAnalysis = {
  changeFrequency: "monthly",
  priority: 0.6,
  whileLoading: "placeholder",
} as const satisfies Partial<PageRow>;

export const companyAnalysisRows = {
  "/company-analysis/intact-financial-analysis": {
    ...pageTitles["/company-analysis/intact-financial-analysis"],
    ...companyAnalysis,
    page: "company-analysis/intact-financial-analysis-page",
  },
  "/company-analysis/sun-life-financial-analysis": {
    ...pageTitles["/company-analysis/sun-life-financial-analysis"],
    ...companyAnalysis,
    page: "company-analysis/sun-life-financial-analysis-page",
  },
  "/company-analysis/manulife-financial-analysis": {
    ...pageTitles["/company-analysis/manulife-financial-analysis"],
    ...companyAnalysis,
    page: "company-analysis/manulife-financial-analysis-page",
  },
  "/company-analysis/canada-life-analysis": {
    ...pageTitles["/company-analysis/canada-life-analysis"],
    ...companyAnalysis,
    page: "company-analysis/canada-life-analysis-page",
  },
  "/company-analysis/desjardins-analysis": {
    ...pageTitles["/company-analysis/desjardins-analysis"],
    ...companyAnalysis,
    page: "company-analysis/desjardins-analysis-page",
  },
  "/company-analysis/td-insurance-analysis": {
    ...pageTitles["/company-analysis/td-insurance-analysis"],
    ...companyAnalysis,
    page: "company-analysis/td-insurance-analysis-page",
  },
  "/company-analysis/co-operators-analysis": {
    ...pageTitles["/company-analysis/co-operators-analysis"],
    ...companyAnalysis,
    page: "company-analysis/co-operators-analysis-page",
  },
  "/company-analysis/aviva-canada-analysis": {
    ...pageTitles["/company-analysis/aviva-canada-analysis"],
    ...companyAnalysis,
    page: "company-analysis/aviva-canada-analysis-page",
  },
  "/company-analysis/wawanesa-analysis": {
    ...pageTitles["/company-analysis/wawanesa-analysis"],
    ...companyAnalysis,
    page: "company-analysis/wawanesa-analysis-page",
  },
  "/company-analysis/ia-financial-analysis": {
    ...pageTitles["/company-analysis/ia-financial-analysis"],
    ...companyAnalysis,
    page: "company-analysis/ia-financial-analysis-page",
  },
} as const satisfies PageRows;
