import type { Translation } from "#content/translation.ts";
import type { Ombudservice, ProtectionFund, ComplaintOffice, InsurerId } from "#domain/insurer.ts";
import type { InsuranceLine } from "#domain/insurance-line.ts";
import type { RatingSubject } from "#domain/rating.ts";

/* Words of the company pages. */

type English = typeof import("../../en/words/company-profile.ts");

export const protectionFunds = {
  assuris: "Assuris, qui protège les contrats d’assurance vie et maladie",
  pacicc:
    "la Société d’indemnisation en matière d’assurances IARD (SIMA), qui protège les contrats d’assurance habitation, auto et entreprise",
} as const satisfies Record<ProtectionFund, string>;

export const ombudservices = {
  gio: "Service de conciliation en assurance de dommages (SCAD)",
  olhi: "Ombudsman des assurances de personnes (OAP)",
} as const satisfies Record<Ombudservice, string>;

/** Name of an insurer's complaint office, where the office has a name of its own. */
export const complaintOffices: Partial<Readonly<Record<InsurerId, string>>> = {
  belairdirect: "protocole de plainte de belairdirect",
  manulife: "Bureau des plaintes de Manuvie",
  canadaLife: "Bureau des plaintes de la Canada Vie",
  desjardins: "responsable du règlement des différends à La Personnelle",
  td: "TD Assurance",
  coOperators: "service des plaintes de Co-operators",
  aviva: "service d’examen des plaintes d’Aviva",
  wawanesa: "responsable des plaintes inscrit à la liste des assureurs autorisés en Alberta",
  ia: "responsable des plaintes d’iA",
  rbcLife: "service des plaintes de la clientèle de RBC",
  definity: "Bureau de règlement des différends avec les clients",
  allstate: "Bureau de l’ombudsman, Markham",
  squareOne: "responsable des plaintes de Square One",
};

export const complaintsTaken = {
  homeAndAuto: "Habitation et auto",
  lifeAndHealth: "Vie et maladie",
  smallBusiness: "Petites entreprises",
} as const satisfies Record<NonNullable<ComplaintOffice["takes"]>, string>;

export const extension: Translation<English["extension"]> = (number) => `poste ${number}`;

export const ratingSubjects = {
  financialStrength: "Solidité financière",
  financialStrengthOfInsurers: "Solidité financière des sociétés d’assurance",
  financialStrengthOfParent: "Solidité financière de la société mère",
  issuerCredit: "Crédit de l’émetteur",
  issuerCreditOfParent: "Crédit de la société mère, comme émetteur",
} as const satisfies Record<RatingSubject, string>;

export const firstTheCompany: Translation<English["firstTheCompany"]> = (name) => `D’abord l’assureur : ${name}`;
export const afterItsFinalAnswer = "Après la réponse finale de l’assureur, sans frais :";
export const headOffice = "Siège social";
export const ownership = "Propriété";
export const founded = "Fondation";
export const soldThrough = "Mode de vente";
export const insures = "Assurances offertes";
export const alsoTradesAs = "Autres noms commerciaux";
export const ifItFailed = "En cas de faillite";
export const ifYouDisagree = "Si vous n’êtes pas d’accord";
export const onFile = "Fiche";
export const companyOnFile = "Fiche de l’assureur";
export const otherFactsRestOn = "Autres faits :";
export const readBesideIt = "À lire aussi";
export const otherCompanies = "Autres assureurs";
export const companyAnalysis = "Analyse d’un assureur";
export const buildYourComplaint = "Préparez votre plainte : lettres et dates";
export const strengthRatings = "Cotes de solidité";
export const whatAGradeIs =
  "Une cote, c’est l’opinion d’une agence sur la capacité de payer de l’assureur. Elle ne dit rien de la façon dont il traite les sinistres.";

export const lineNames = {
  life: "Vie",
  home: "Habitation",
  auto: "Auto",
  travel: "Voyage",
  health: "Maladie complémentaire",
  business: "Entreprise",
  disability: "Invalidité",
} as const satisfies Record<InsuranceLine, string>;
