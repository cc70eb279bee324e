import type { Translation } from "#content/translation.ts";

/* Words of the lead forms during and after submission. */

type English = typeof import("../../en/words/lead-sending.ts");

export const slow = "L’envoi continue. La connexion est lente; ce que vous avez écrit est en sécurité.";

/** `seconds` is rounded up. */
export const waiting: Translation<English["waiting"]> = (seconds) =>
  `Beaucoup de demandes arrivent en même temps. Nous enverrons la vôtre de nouveau dans environ ${seconds < 2 ? "une seconde" : `${seconds} secondes`}. Gardez cette page ouverte.`;

export const queued = {
  title: "Vous êtes hors ligne. Votre demande partira dès que vous serez de nouveau en ligne.",
  keptInBrowser:
    "Elle attend dans ce navigateur pendant 24 heures au plus, même si vous fermez cet onglet. Si vous revenez plus tard, elle est supprimée sans être envoyée.",
  keptInPage: "Gardez cette page ouverte : votre navigateur ne nous permet pas de garder la demande.",
  tryNow: "Essayer maintenant",
  discard: "Supprimer la demande",
  sending: "Envoi de votre demande…",
} as const satisfies Translation<English["queued"]>;

/** For a form submitted earlier in the session. */
export const sent = {
  /** `at` is a formatted day and time. */
  title: (at: string) => `Vous avez déjà envoyé ce formulaire (${at}).`,
  text: "Nous l’avons reçu. Vous n’avez pas besoin de l’envoyer de nouveau.",
  again: "Envoyer une autre demande",
} as const satisfies Translation<English["sent"]>;

export const problems = {
  unreachable: {
    title: "Nous n’avons pas pu joindre notre système",
    text: "Votre demande n’a pas été enregistrée. Ce que vous avez écrit est encore là, et vous pouvez l’envoyer de nouveau.",
  },
  unanswered: {
    title: "Aucune réponse à temps",
    text: "Nous ignorons si votre demande est arrivée. Ce que vous avez écrit est encore là. Envoyez-la de nouveau : la même demande n’est jamais enregistrée deux fois.",
  },
  refused: {
    title: "Notre système n’a pas accepté cette demande",
    text: "Elle n’a pas été enregistrée. Vérifiez ce que vous avez écrit, puis envoyez-la de nouveau.",
  },
  /** `minutes` is set when the backend sent `Retry-After`. */
  tooMany: (minutes: number | undefined) => ({
    title: "Trop de demandes pour le moment",
    text: `Votre demande n’a pas été enregistrée. Vous n’y êtes probablement pour rien : nous limitons le nombre de demandes qui viennent d’un même réseau, et un bureau, une école ou une bibliothèque en partage souvent un. Nous limitons aussi le nombre de demandes pour une même adresse courriel. Envoyez-la de nouveau dans environ ${
      minutes === undefined || minutes > 55 ? "une heure" : minutes < 2 ? "une minute" : `${minutes} minutes`
    }. Ce que vous avez écrit est encore là.`,
  }),
  /** Precedes the mail link. */
  otherWay: "Vous pouvez aussi nous écrire à",
} as const satisfies Translation<English["problems"]>;
