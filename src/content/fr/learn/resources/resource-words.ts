import type { Translation } from "#content/translation.ts";

/** The words around each free resource. */
export const resourceWords = {
  kicker: "Ressource gratuite",
  howToUse:
    "Cochez les cases et écrivez sur les lignes ici, ou imprimez la page et remplissez-la à la main. Ce que vous entrez reste dans cette fenêtre : rien n’est envoyé ni enregistré, et tout disparaît quand vous quittez la page.",
  print: "Imprimer ou enregistrer en PDF",
} as const satisfies Translation<typeof import("../../../en/learn/resources/resource-words.ts").resourceWords>;
