/* Words of the receipt for a stored lead. */

import type { Translation } from "#content/translation.ts";
import type { Interest } from "#domain/lead.ts";
import type { LeadType } from "#domain/lead-type.ts";
import type { SitePath } from "#site/site-path.ts";

type English = typeof import("../../en/words/lead-receipt.ts");

/** A suggested page: address and name. */
interface Reading {
  readonly href: SitePath;
  readonly label: string;
}

const page = (href: SitePath, label: string): Reading => ({ href, label });

const howItWorks = page("/learn/how-insurance-works", "Comment fonctionne l’assurance");
const comparing = page("/learn/insurance-comparison", "Comment comparer des soumissions");
const rights = page("/blog/insurance-consumer-rights-canada", "Vos droits en assurance");
const claims = page("/learn/insurance-claims", "Comment déclarer un sinistre");

/** By the first word of the interest, where that word names a line of insurance. */
const byLine: Readonly<Record<string, readonly [Reading, Reading]>> = {
  life: [
    page("/learn/life-insurance", "Le guide de l’assurance vie"),
    page("/insurance-types/life", "Comparaison : assurance vie"),
  ],
  home: [
    page("/learn/home-insurance", "Le guide de l’assurance habitation"),
    page("/insurance-types/home", "Comparaison : assureurs habitation"),
  ],
  property: [
    page("/learn/home-insurance", "Le guide de l’assurance habitation"),
    page("/insurance-types/home", "Comparaison : assureurs habitation"),
  ],
  auto: [
    page("/learn/auto-insurance", "Le guide de l’assurance auto"),
    page("/insurance-types/auto", "Comparaison : assureurs auto"),
  ],
  car: [
    page("/learn/auto-insurance", "Le guide de l’assurance auto"),
    page("/insurance-types/auto", "Comparaison : assureurs auto"),
  ],
  health: [
    page("/learn/health-insurance", "Le guide de l’assurance maladie complémentaire"),
    page("/insurance-types/health", "Comparaison : assurance maladie complémentaire"),
  ],
  travel: [
    page("/learn/travel-insurance", "Le guide de l’assurance voyage"),
    page("/insurance-types/travel", "Comparaison : assurance voyage"),
  ],
  business: [
    page("/learn/business-insurance", "Le guide de l’assurance des entreprises"),
    page("/insurance-types/business", "Comparaison : assurance des entreprises"),
  ],
  disability: [
    page("/learn/disability-insurance", "Le guide de l’assurance invalidité"),
    page("/insurance-types/disability", "Comparaison : assurance invalidité"),
  ],
  senior: [page("/learn/insurance-for-seniors", "Les assurances à 60 ans et plus"), howItWorks],
  provincial: [page("/insurance-rates-canada", "Prix des assurances au Canada"), comparing],
};

const byType: Partial<Readonly<Record<LeadType, readonly [Reading, Reading]>>> = {
  consumer_rights_help: [claims, rights],
  newsletter_signup: [page("/blog", "Tous les articles"), rights],
};

/** Two pages to suggest while the visitor waits for a reply. */
export function readings(interest: Interest, leadType: LeadType): readonly [Reading, Reading] {
  const [line = ""] = interest.split("_");
  return byType[leadType] ?? byLine[line] ?? [howItWorks, comparing];
}

export const title = "Nous avons votre demande";
export const newsletterTitle = "Votre abonnement est enregistré";
export const sent = "Ce que vous avez envoyé";
export const name = "Nom";
export const email = "Courriel";
export const phone = "Téléphone";
export const interest = "Ce qui vous intéresse";
export const newsletter = "Conseils chaque semaine";
export const newsletterYes = "Oui";
export const newsletterNo = "Non";
export const when = "Date";
export const answer = "Qui répond";
/** Precedes the mail link. */
export const answers = {
  byEmail:
    "Une personne de Northcover lit votre demande et vous répond par courriel. Nous ne pouvons pas vous promettre de jour précis. Si vous n’avez rien reçu au bout d’une semaine, écrivez à",
  byEmailOrPhone:
    "Une personne de Northcover lit votre demande et vous répond par courriel ou par téléphone. Nous ne pouvons pas vous promettre de jour précis. Si vous n’avez rien reçu au bout d’une semaine, écrivez à",
  byNewsletter:
    "Vous aurez de nos nouvelles par l’infolettre : les recommandations arrivent par courriel, dans le prochain numéro. Si une semaine passe sans que vous le receviez, écrivez à",
} as const satisfies Translation<English["answers"]>;
export const withdraw = "Comment retirer votre consentement";
export const withdrawText = "En tout temps, sans donner de raison. Écrivez à";
export const read = "À lire en attendant";
export const again = "Envoyer une autre demande";
