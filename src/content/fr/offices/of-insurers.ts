import type { OfficialBody } from "#domain/office.ts";

/** The complaint offices of single insurers, mentioned only on that insurer's page. */
export const officesOfInsurers: readonly OfficialBody[] = [
  {
    names: ["bureau de l’examinateur des plaintes"],
    url: "https://www.aviva.ca/fr/a-propos-de-nous/nous-joindre/politique-traitement-plaintes-reglement-differends-clients",
    within: "company-analysis/aviva-canada",
  },
  {
    names: ["bureau des pratiques équitables", "Bureau des pratiques équitables"],
    url: "https://cooperators.ca/fr-ca/client-care/compliments-concerns/co-operators-general-insurance-company",
    within: "company-analysis/co-operators",
  },
  {
    names: ["responsable du règlement des différends"],
    url: "https://www.lapersonnelle.com/espace-client/soutien-clientele/processus-plaintes?ForceIndex=ouest",
    within: "company-analysis/desjardins",
  },
];
