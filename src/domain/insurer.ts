import type { StrengthRating } from "./rating.ts";
import type { InsuranceLine } from "./insurance-line.ts";
import type { ProvinceCode } from "./province-code.ts";
import type { SourceId } from "./figure.ts";

/** Slugs of the ten companies with an analysis, as used in addresses. */
export const companySlugs = [
  "intact-financial",
  "sun-life-financial",
  "manulife-financial",
  "canada-life",
  "desjardins",
  "td-insurance",
  "co-operators",
  "aviva-canada",
  "wawanesa",
  "ia-financial",
] as const;

export type CompanySlug = (typeof companySlugs)[number];

/** Funds that protect policyholders when an insurer fails. */
export const protectionFunds = ["assuris", "pacicc"] as const;

export type ProtectionFund = (typeof protectionFunds)[number];

/** Free services that review a complaint after the company's final answer. */
export const ombudservices = ["gio", "olhi"] as const;

export type Ombudservice = (typeof ombudservices)[number];

/** The insurers that the site compares or analyses. */
export const insurerIds = [
  "intact",
  "belairdirect",
  "sunLife",
  "manulife",
  "canadaLife",
  "desjardins",
  "td",
  "coOperators",
  "aviva",
  "wawanesa",
  "ia",
  "rbcLife",
  "foresters",
  "definity",
  "allstate",
  "squareOne",
] as const;

export type InsurerId = (typeof insurerIds)[number];

/** First office for a customer's complaint, as named by the insurer or its regulator. The words module holds the office's name. */
export interface ComplaintOffice {
  /** Lines of the office, where an insurer has several offices. */
  readonly takes?: "homeAndAuto" | "lifeAndHealth" | "smallBusiness";
  readonly phone?: string;
  readonly extension?: string;
  readonly source: SourceId;
}

/** Provinces where a company sells one line. A province in neither list is unknown: no source was found. */
export interface SalesTerritory {
  readonly in: readonly ProvinceCode[];
  readonly notIn: readonly ProvinceCode[];
  /** Sources that name the provinces; the rows of the line cite them. */
  readonly sources: readonly SourceId[];
}

/** One insurer, shared by its company page and its rows in comparisons. Holds published facts only; unknown facts are absent. */
export interface Insurer {
  /** Newest first. Grades older than five years are left out, because they reveal too little about today. */
  readonly ratings: readonly StrengthRating[];
  readonly complaints?: readonly ComplaintOffice[];
  /** Absent for a line whose sources name no province. */
  readonly sells?: Partial<Readonly<Record<InsuranceLine, SalesTerritory>>>;
}
