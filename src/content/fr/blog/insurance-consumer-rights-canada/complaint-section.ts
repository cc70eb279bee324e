import type { Translation } from "#content/translation.ts";

/** Words around the complaint builder. The page shows them even without the tool. */
export const complaintSection = {
  /** Id of the heading that ends the text before the section. */
  headingId: "build-your-complaint",
  lead: "Entrez l’assurance et les dates que vous connaissez. Voyez votre prochaine étape et vos délais, et obtenez trois lettres à copier, à imprimer ou à enregistrer, avec vos dates pour un calendrier.",
  warning: "Une plainte n’arrête pas le délai pour poursuivre.",
  warningRest: "Demandez votre dernier jour par écrit à l’assureur, et consultez un avocat bien avant cette date.",
  whoTitle: "À qui s’adresser",
  first:
    "D’abord à la personne qui traite votre dossier, puis au responsable des plaintes de l’assureur, qui envoie la lettre de position finale. Ensuite :",
  withoutScript:
    "Cet outil a besoin de JavaScript, qui est désactivé dans votre navigateur. La lettre modèle ci-dessus et les services que voici fonctionnent sans lui.",
  loading: "Ouverture de l’outil de plainte…",
  failed: "L’outil de plainte n’a pas pu être chargé. Vérifiez votre connexion.",
  retry: "Réessayer",
} as const satisfies Translation<
  typeof import("../../../en/blog/insurance-consumer-rights-canada/complaint-section.ts").complaintSection
>;
