/** Names of the companies in comparisons, with the brand where only that brand sells the product. */
export const companyNames = {
  allstate: "Allstate Canada",
  aviva: "Aviva Canada",
  belairdirect: "belairdirect",
  canadaLife: "Canada Life",
  canadaProtectionPlan: "Canada Protection Plan",
  coOperators: "Co-operators",
  coverMe: "Manulife (CoverMe)",
  definity: "Definity (Economical and Sonnet)",
  desjardins: "Desjardins Insurance",
  economical: "Definity (Economical)",
  ia: "iA Financial Group",
  iaDealerServices: "iA Financial Group (dealer services)",
  intact: "Intact Insurance",
  manulife: "Manulife",
  personal: "The Personal (Desjardins)",
  rbc: "RBC Insurance",
  squareOne: "Square One",
  sunLife: "Sun Life",
  td: "TD Insurance",
  wawanesa: "Wawanesa",
} as const;

export type CompanyId = keyof typeof companyNames;
