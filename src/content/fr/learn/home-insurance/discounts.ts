import type { HomeDiscount } from "#domain/guide-records.ts";

export const homeDiscounts = [
  {
    name: "Regroupement",
    from: 10,
    to: 25,
    howToGet:
      "Mettez l’habitation et l’auto chez le même assureur. Avant de signer, comparez le montant avec les deux meilleures soumissions séparées.",
  },
  {
    name: "Association",
    from: 5,
    to: 15,
    howToGet:
      "Nommez votre association de diplômés, votre syndicat, votre employeur ou votre profession quand vous demandez la soumission.",
  },
  {
    name: "Âge mûr",
    from: 10,
    to: 20,
    howToGet:
      "Demandez-le à l’âge que fixe votre assureur, souvent dans la cinquantaine. Il récompense l’âge du propriétaire; un vieux bâtiment coûte plus cher.",
  },
  {
    name: "Maison connectée",
    from: 5,
    to: 10,
    howToGet:
      "Envoyez la preuve d’une alarme reliée à une centrale, de détecteurs de fuite ou d’une coupure d’eau automatique.",
  },
  {
    name: "Sans sinistre",
    from: 15,
    to: 30,
    howToGet:
      "Apportez une lettre de votre dernier assureur sur votre dossier de sinistres, pour que les bonnes années comptent dès le premier jour.",
  },
  {
    name: "Sans hypothèque",
    from: 10,
    to: 15,
    howToGet: "Dites à l’assureur quand le prêt hypothécaire est remboursé. Personne ne le fait à votre place.",
  },
] as const satisfies readonly HomeDiscount[];
