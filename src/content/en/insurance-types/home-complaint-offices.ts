import { insurers } from "#content/insurers.ts";
import type { ComplaintOffice } from "#domain/insurer.ts";

/** The compared home insurers whose own complaint office was found. */
export const homeComplaintOffices: readonly { readonly company: string; readonly office: ComplaintOffice }[] = [
  { company: "Allstate Canada", office: insurers.allstate.complaints },
  { company: "Aviva Canada", office: insurers.aviva.complaints },
  { company: "belairdirect", office: insurers.belairdirect.complaints },
  { company: "Co-operators", office: insurers.coOperators.complaints },
  { company: "Definity (Economical)", office: insurers.definity.complaints },
  { company: "Square One", office: insurers.squareOne.complaints },
  { company: "TD Insurance", office: insurers.td.complaints },
  { company: "The Personal (Desjardins)", office: insurers.desjardins.complaints },
  { company: "Wawanesa", office: insurers.wawanesa.complaints },
];
