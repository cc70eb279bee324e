import type { Ombudservice, ProtectionFund, ComplaintOffice, InsurerId } from "#domain/insurer.ts";
import type { InsuranceLine } from "#domain/insurance-line.ts";
import type { RatingSubject } from "#domain/rating.ts";

/* Words of the company pages. */

export const protectionFunds = {
  assuris: "Assuris, the fund for life and health policies",
  pacicc: "PACICC, the fund for home, auto and business policies",
} as const satisfies Record<ProtectionFund, string>;

export const ombudservices = {
  gio: "General Insurance OmbudService (GIO)",
  olhi: "OmbudService for Life and Health Insurance (OLHI)",
} as const satisfies Record<Ombudservice, string>;

/** Name of an insurer's complaint office, where the office has a name of its own. */
export const complaintOffices: Partial<Readonly<Record<InsurerId, string>>> = {
  belairdirect: "belairdirect’s complaint protocol",
  manulife: "Manulife’s complaint office",
  canadaLife: "Canada Life’s complaints office",
  desjardins: "The Personal’s Dispute Resolution Officer",
  td: "TD Insurance",
  coOperators: "Office of Fair Client Practices",
  aviva: "Office of the Complaint Examiner",
  wawanesa: "the complaint officer in Alberta’s list of licensed insurers",
  ia: "iA’s complaint officer",
  rbcLife: "Customer Care Assurance office",
  definity: "Customer Dispute Resolution Office",
  allstate: "Office of the Ombudsman, Markham",
  squareOne: "Square One’s complaints officer",
};

export const complaintsTaken = {
  homeAndAuto: "Home and auto",
  lifeAndHealth: "Life and health",
  smallBusiness: "Small business",
} as const satisfies Record<NonNullable<ComplaintOffice["takes"]>, string>;

export const extension = (number: string) => `ext. ${number}`;

export const ratingSubjects = {
  financialStrength: "Financial strength",
  financialStrengthOfInsurers: "Financial strength, the insurance companies",
  financialStrengthOfParent: "Financial strength, the parent",
  issuerCredit: "Issuer credit",
  issuerCreditOfParent: "Issuer credit, the parent",
} as const satisfies Record<RatingSubject, string>;

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
export const otherFactsRestOn = "Other facts:";
export const readBesideIt = "Read beside it";
export const otherCompanies = "Other companies";
export const companyAnalysis = "Company analysis";
export const buildYourComplaint = "Build your complaint: letters and dates";
export const strengthRatings = "Strength ratings";
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
