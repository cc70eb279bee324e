import { insurers } from "#content/insurers.ts";
import type { ComplaintOffice, Insurer, InsurerId } from "#domain/insurer.ts";
import { byName } from "#format/sort-order.ts";
import { companyNames } from "#text/insurance-types/company-names.ts";

interface HomeComplaintOffice {
  readonly company: string;
  readonly insurer: InsurerId;
  /** The insurer's complaint office for home insurance. */
  readonly office: ComplaintOffice;
}

function row(company: string, insurer: InsurerId): readonly HomeComplaintOffice[] {
  const { complaints }: Insurer = insurers[insurer];
  const office = complaints?.find(({ takes }) => takes === undefined || takes === "homeAndAuto");
  return office === undefined ? [] : [{ company, insurer, office }];
}

/** The compared home insurers with a known complaint office of their own, by name. */
export const homeComplaintOffices: readonly HomeComplaintOffice[] = [
  ...row(companyNames.allstate, "allstate"),
  ...row(companyNames.aviva, "aviva"),
  ...row(companyNames.belairdirect, "belairdirect"),
  ...row(companyNames.coOperators, "coOperators"),
  ...row(companyNames.economical, "definity"),
  ...row(companyNames.squareOne, "squareOne"),
  ...row(companyNames.td, "td"),
  ...row(companyNames.personal, "desjardins"),
  ...row(companyNames.wawanesa, "wawanesa"),
].toSorted((one, other) => byName(one.company, other.company));
