import type { InsuranceLine } from "#domain/insurance-line.ts";

/* Words of the company pages. */

export const paciccFund = "PACICC, the fund for home, auto and business policies";
export const assurisFund = "Assuris, the fund for life and health policies";
export const bothFunds = "Assuris for life and health policies, PACICC for home, auto and business policies";
export const gio = "General Insurance OmbudService (GIO)";
export const olhi = "OmbudService for Life and Health Insurance (OLHI)";
export const firstTheCompany = (name: string) => `First the company: ${name}`;
export const afterItsFinalAnswer = "After the company’s final answer, free of charge:";
export const headOffice = "Head office";
export const ownership = "Ownership";
export const founded = "Founded";
export const soldThrough = "Sold through";
export const insures = "Insures";
export const alsoTradesAs = "Also trades as";
export const ifItFailed = "If it failed";
export const ifYouDisagree = "If you disagree";
export const onFile = "On file";
export const companyOnFile = "The company on file";
export const otherFactsRestOn = "Facts without a mark of their own rest on these sources:";
export const readBesideIt = "Read beside it";
export const otherCompanies = "Other companies";
export const companyAnalysis = "Company analysis";
export const buildYourComplaint = "Build your complaint: letters and dates";
export const strengthRatings = "Strength ratings";
export const noGradePrinted = "No grade printed";
export const whatAGradeIs =
  "A grade is an agency’s opinion on whether the company can pay. It says nothing about how claims are treated.";

export const lineNames = {
  life: "Life",
  home: "Home",
  auto: "Auto",
  travel: "Travel",
  health: "Health",
  business: "Business",
  disability: "Disability",
} as const satisfies Record<InsuranceLine, string>;
