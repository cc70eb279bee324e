import type { Translation } from "#content/translation.ts";

type English = typeof import("../../en/insurance-types/company-names.ts");

/** Names of the companies in comparisons, with the brand where only that brand sells the product. */
export const companyNames = {
  allstate: "Allstate du Canada",
  aviva: "Aviva Canada",
  belairdirect: "belairdirect",
  canadaLife: "Canada Vie",
  canadaProtectionPlan: "Plan de protection du Canada",
  coOperators: "Co-operators",
  coverMe: "Manuvie (CoverMe)",
  definity: "Definity (Economical et Sonnet)",
  desjardins: "Desjardins Assurances",
  economical: "Definity (Economical)",
  ia: "iA Groupe financier",
  iaDealerServices: "iA Groupe financier (services aux concessionnaires)",
  intact: "Intact Assurance",
  manulife: "Manuvie",
  personal: "La Personnelle (Desjardins)",
  rbc: "RBC Assurances",
  squareOne: "Square One",
  sunLife: "Sun Life",
  td: "TD Assurance",
  wawanesa: "Wawanesa",
} as const satisfies Translation<English["companyNames"]>;
