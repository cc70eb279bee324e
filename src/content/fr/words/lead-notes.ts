import type { Translation } from "#content/translation.ts";

/* Words of the lead forms before submission, apart from titles, labels and consent statements. */

type English = typeof import("../../en/words/lead-notes.ts");

/** Identity of the sender and purpose of the form; the privacy address follows the last sentence. */
export const sender = {
  who: "Qui nous sommes",
  reach: "Comment nous joindre",
  whatFor: "Pourquoi nous le demandons",
  withdraw: "Comment retirer votre consentement",
  answerByEmail: "Pour répondre à cette demande par courriel.",
  answerByEmailOrPhone: "Pour répondre à cette demande par courriel ou par téléphone.",
  newsletterByBox: "Les conseils de la semaine seulement si vous cochez la case prévue pour cela.",
  exitIntent:
    "Pour vous envoyer par courriel le bilan gratuit et, chaque semaine, des conseils et des nouvelles sur l’assurance.",
  newsletterSignup: "Pour vous envoyer l’infolettre, et rien d’autre.",
  withdrawText: "En tout temps, sans donner de raison. Écrivez à",
} as const satisfies Translation<English["sender"]>;

export const next = {
  title: "La suite",
  answerByEmail:
    "Nous gardons votre demande, la lisons et y répondons par courriel. Pour un prix, nous vous poserons d’abord quelques questions. Cela ne coûte rien et ne vous oblige à rien acheter.",
  answerByEmailOrPhone:
    "Nous gardons votre demande, la lisons et y répondons par courriel ou par téléphone. Pour un prix, nous vous poserons d’abord quelques questions. Cela ne coûte rien et ne vous oblige à rien acheter.",
  exitIntent:
    "Nous gardons votre demande, la lisons et vous envoyons votre bilan par courriel. Cela ne coûte rien et ne vous oblige à rien acheter.",
  newsletterSignup:
    "Nous gardons votre adresse et votre sujet, et nous vous envoyons le prochain numéro par courriel. C’est gratuit, et vous pouvez vous désabonner en tout temps.",
} as const satisfies Translation<English["next"]>;
