/* Error messages of the lead form's fields. */

import { leadLimits, type LeadFormProblem } from "#domain/lead.ts";

export const leadFormMessages = {
  nameMissing: "Entrez votre nom",
  nameTooLong: `Entrez un nom de ${leadLimits.name} caractères au plus`,
  emailMissing: "Entrez votre adresse courriel",
  emailShape: "Entrez une adresse de la forme nom@exemple.ca",
  emailEnding: "Ajoutez la fin de votre adresse courriel, par exemple .ca ou .com",
  emailTooLong: `Entrez une adresse courriel de ${leadLimits.email} caractères au plus`,
  phoneMissing: "Entrez votre numéro de téléphone",
  phoneShape: "Entrez un numéro avec l’indicatif régional, par exemple 514 555-0123",
  interestMissing: "Choisissez ce qui vous intéresse",
  consentMissing: "Pour continuer, acceptez que nous communiquions avec vous.",
} as const satisfies Readonly<Record<LeadFormProblem, string>>;
