import type { DesignSystemWords } from "#design-system/words/design-system-words.ts";

/* Words of the design system's components. */

export const designSystemWords: DesignSystemWords = {
  backToTop: "Haut de page",
  breadcrumb: "Fil d’Ariane",
  tones: {
    note: "À noter",
    info: "Bon à savoir",
    positive: "À votre avantage",
    caution: "Attention",
    negative: "Attention",
  },
  close: "Fermer",
  errorSummary: "Il y a un problème",
  error: "Erreur :",
  optional: "(facultatif)",
  newTab: "(s’ouvre dans un nouvel onglet)",
  onPageNav: "Sur cette page",
  skipLink: "Passer au contenu",
  range: (min, max) => `De ${min} à ${max}`,
  unreadable: (value) => `Nous n’avons pas pu lire ce nombre. La valeur reste la même : ${value}.`,
  failed:
    "Cette partie de la page ne fonctionne plus. L’erreur vient de nous, et ce que vous avez entré ailleurs est encore là.",
  retry: "Réessayer",
  empty: "Rien à afficher.",
  next: (title) => `Suivant : ${title}`,
  dismiss: (title) => `Fermer : ${title}`,
  notifications: "Avis",
  details: "Détails",
  detailsOf: (name) => `Détails : ${name}`,
};
