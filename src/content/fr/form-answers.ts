import type { Translation } from "#content/translation.ts";
import type { FormAnswer } from "#domain/form-answer.ts";
import type { SitePath } from "#site/site-path.ts";

type English = typeof import("../en/form-answers.ts");

/** `/request-sent`: the confirmation for a form submitted without JavaScript, in the specified words. */
export const requestSent = {
  title: "Nous avons votre demande",
  lead: "Merci! Nous communiquerons bientôt avec vous pour vous transmettre vos recommandations d’assurance personnalisées.",
  steps: [
    "Une personne de Northcover lit votre demande et vous répond par courriel, ou par téléphone si vous avez laissé un numéro. Nous ne pouvons pas vous promettre de jour précis.",
    "Si vous avez demandé l’infolettre, le prochain numéro arrive par courriel.",
    "Cela ne coûte rien et ne vous oblige à rien acheter.",
  ],
  silence: "Si vous n’avez rien reçu au bout d’une semaine, écrivez à",
  withdrawTitle: "Comment retirer votre consentement",
  withdraw: "En tout temps, sans donner de raison. Écrivez à",
  readTitle: "À lire en attendant",
  readings: [
    { href: "/learn/how-insurance-works", label: "Comment fonctionne l’assurance" },
    { href: "/learn/insurance-comparison", label: "Comment comparer des soumissions" },
  ] as const satisfies readonly { readonly href: SitePath; readonly label: string }[],
} as const satisfies Translation<English["requestSent"]>;

/** `/request-not-sent`: the reasons why a form was not stored. The fragment of the address selects one. */
export const requestNotSent = {
  title: "Votre demande n’a pas été envoyée",
  lead: "Revenez en arrière avec le bouton Précédent de votre navigateur : ce que vous avez écrit est encore dans le formulaire. Envoyez-le ensuite de nouveau.",
  reasonsTitle: "Ce qui ne va peut-être pas",
  /** Marks the reason that the fragment selects. */
  isReason: "Voilà pourquoi la demande n’a pas été envoyée.",
  otherWay: "Vous pouvez aussi nous écrire à",
  reasons: {
    name: { title: "Votre nom", text: "Entrez votre nom, en 120 caractères au plus." },
    email: { title: "Votre adresse courriel", text: "Entrez une adresse de la forme nom@exemple.ca." },
    phone: {
      title: "Votre numéro de téléphone",
      text: "Entrez-le avec l’indicatif régional, par exemple 514 555-0123.",
    },
    interest: { title: "Ce qui vous intéresse", text: "Choisissez ce qui vous intéresse dans la liste." },
    consent: {
      title: "Votre consentement",
      text: "Pour continuer, acceptez que nous communiquions avec vous. La case au-dessus du bouton doit être cochée, parce que nous ne pouvons pas vous répondre sans communiquer avec vous.",
    },
    "too-many": {
      title: "Trop de demandes",
      text: "Nous limitons le nombre de demandes par heure qui viennent d’un même réseau ou qui portent une même adresse courriel. D’autres personnes partagent peut-être votre réseau : vous n’y êtes probablement pour rien. Attendez environ une heure, puis envoyez le formulaire de nouveau.",
    },
    form: {
      title: "Autre chose dans le formulaire",
      text: "Le formulaire est peut-être resté ouvert longtemps. Rechargez sa page, remplissez-le de nouveau, puis envoyez-le.",
    },
    unreachable: {
      title: "Notre propre système",
      text: "Il n’a pas répondu. Attendez quelques minutes, puis envoyez le formulaire de nouveau.",
    },
  } as const satisfies Readonly<Record<FormAnswer, { readonly title: string; readonly text: string }>>,
} as const satisfies Translation<English["requestNotSent"]>;
