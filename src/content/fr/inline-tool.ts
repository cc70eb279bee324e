import type { Translation } from "#content/translation.ts";

/** Words of a tool embedded in a text. */
export const inlineToolWords = {
  open: "Ouvrir la calculatrice ici",
  close: "Fermer l’outil",
  failed: "L’outil n’a pas pu être chargé. Réessayez, ou suivez le lien ci-dessus.",
  wholeLife: "Comparer quatre méthodes, imprimer ou partager",
} as const satisfies Translation<typeof import("../en/inline-tool.ts").inlineToolWords>;
