import type { OfficialBody } from "#domain/office.ts";

/** The complaint offices of single insurers, mentioned only on that insurer's page. */
export const officesOfInsurers: readonly OfficialBody[] = [
  {
    names: ["Office of the Complaint Examiner"],
    url: "https://www.aviva.ca/en/about-aviva/contact-us/complaint-examination-ombudsman",
    within: "company-analysis/aviva-canada",
  },
  {
    names: ["Office of Fair Client Practices"],
    url: "https://cooperators.ca/en/client-care/compliments-concerns/co-operators-general-insurance-company",
    within: "company-analysis/co-operators",
  },
  {
    names: ["Dispute Resolution Officer"],
    url: "https://www.lapersonnelle.com/espace-client/soutien-clientele/processus-plaintes?ForceIndex=ouest",
    within: "company-analysis/desjardins",
  },
];
