import { insurers } from "#content/insurers.ts";
import type { ComplaintOffice, Insurer, InsurerId } from "#domain/insurer.ts";

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

/** The compared home insurers with a known complaint office of their own. */
export const homeComplaintOffices: readonly HomeComplaintOffice[] = [
  ...row("Allstate Canada", "allstate"),
  ...row("Aviva Canada", "aviva"),
  ...row("belairdirect", "belairdirect"),
  ...row("Co-operators", "coOperators"),
  ...row("Definity (Economical)", "definity"),
  ...row("Square One", "squareOne"),
  ...row("TD Insurance", "td"),
  ...row("The Personal (Desjardins)", "desjardins"),
  ...row("Wawanesa", "wawanesa"),
];
