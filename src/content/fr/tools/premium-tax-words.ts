import type { WhyNoTax } from "#domain/tools/premium-tax.ts";

/** Why no sales tax is added to a price. */
export const noTaxSentences: Readonly<Record<WhyNoTax, string>> = {
  noProvince: "Choisissez votre province pour ajouter sa taxe. Les prix affichés ici sont avant taxe.",
  taxedInPart:
    "Le Manitoba taxe seulement une partie de cette assurance : l’annulation de voyage et les bagages, ou la responsabilité civile d’une entreprise. Aucune taxe n’est ajoutée ici.",
  notFound:
    "Nous n’avons pas pu savoir quelle taxe s’applique à cette assurance là où vous vivez. Les prix affichés ici sont donc avant taxe.",
};
