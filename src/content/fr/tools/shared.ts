import { formatNumber } from "#format/number-format.ts";
import { longDate } from "#format/long-date.ts";
import type { Unit } from "#domain/dated-figure.ts";
import { isSourceId } from "#domain/figure.ts";
import { unitFormats } from "#content/tools/unit-format.ts";
import { provincePickerWords } from "#text/province-picker.ts";
import { provinceNamesByCode } from "#words/province-names.ts";
import type { SharedToolWords } from "#domain/tools/shared-tool-words.ts";

const formats = unitFormats({
  names: {
    ft2: ["pied carré", "pieds carrés"],
    hours: ["heure", "heures"],
    days: ["jour", "jours"],
    weeks: ["semaine", "semaines"],
    months: ["mois", "mois"],
    years: ["an", "ans"],
    trips: ["voyage", "voyages"],
    "claims/year": ["sinistre par année", "sinistres par année"],
  },
  // French counts 0, 1 and 1.9 in the singular.
  isSingular: (value) => Math.abs(value) < 2,
  periods: {
    "CAD/day": "par jour",
    "CAD/week": "par semaine",
    "CAD/month": "par mois",
    "CAD/year": "par année",
    "CAD/ft2": "par pied carré",
    "CAD/1000": "par tranche de 1 000 $",
    "CAD/100000": "par tranche de 100 000 $",
  },
  aYear: "par année",
  month: (ordinal) => (ordinal === 1 ? "1er mois" : `${formatNumber(ordinal)}e mois`),
  shortDollars: (number, letter) => `${number}\u00A0${letter}$`,
});

const axisNames: Partial<Record<Unit, string>> = {
  years: "Années",
  month: "Mois",
  "claims/year": "Sinistres par année",
};

const suffixes: Partial<Record<Unit, string>> = {
  ft2: "pi²",
  percent: "%",
  days: "jours",
  weeks: "semaines",
  months: "mois",
  years: "ans",
  trips: "voyages",
  hours: "heures",
  "CAD/year": "par année",
  "CAD/month": "par mois",
  "CAD/week": "par semaine",
  "CAD/day": "par jour",
};

function plain(value: number): string {
  return formatNumber(value, { maximum: 2 });
}

/** What all tools say alike. */
export const sharedToolWords: SharedToolWords = {
  provinces: provinceNamesByCode,
  province: provincePickerWords,
  unitSuffix: (unit) => suffixes[unit],
  ...formats,
  counted: (unit) => axisNames[unit],
  problem(problem) {
    switch (problem.kind) {
      case "notANumber":
        return "Entrez un nombre, par exemple 1 500.";
      case "notWhole":
        return "Entrez un nombre entier.";
      case "tooSmall":
        return `Entrez ${plain(problem.min)} ou plus.`;
      case "tooLarge":
        return `Entrez ${plain(problem.max)} ou moins.`;
      case "notAnOption":
        return "Choisissez une des réponses.";
      case "notADay":
        return "Entrez une date dans l’ordre année-mois-jour, par exemple 2026-11-22.";
      case "tooEarly":
        return `Entrez le ${longDate(problem.min)} ou une date plus tardive.`;
      case "tooLate":
        return `Entrez le ${longDate(problem.max)} ou une date plus ancienne.`;
      case "tooLong":
        return `${plain(problem.max)} caractères au plus.`;
      case "tooManyRows":
        return `Le maximum est de ${plain(problem.max)}.`;
      case "notAList":
        return "Nous n’avons pas pu lire cette réponse. Entrez-la de nouveau.";
    }
  },
  ifEmpty: (value) => `Sans réponse, nous comptons ${value}.`,
  ifNotChosen: (option) => `Sans réponse, nous comptons « ${option} ».`,
  yes: "Oui",
  no: "Non",
  none: "Rien",
  notChosen: "Sans réponse",
  pair: (name, value) => `${name} : ${value}`,
  choose: "Choisissez",
  haveOne: "Notre exemple habituel",
  haveNone: "Rien",
  remove: (row) => `Retirer : ${row}`,
  form: {
    heading: "Vos réponses",
    privacy:
      "Répondez à ce que vous pouvez et laissez le reste vide. Le calcul se fait dans votre navigateur : aucune de vos réponses n’est envoyée.",
    reset: "Effacer mes réponses",
    change: "Modifier mes réponses",
    refine: (questions) => `Préciser le résultat (${questions < 2 ? "1 question" : `${questions} questions`})`,
    refineRows: (list) => `Plus de détails : ${list.charAt(0).toLowerCase()}${list.slice(1)}`,
    refineRow: (row) => `Plus de détails : ${row.toLowerCase()}`,
  },
  withoutScript:
    "Le calcul a besoin de JavaScript, qui est désactivé dans votre navigateur. Nos hypothèses et la méthode sont plus bas.",
  answer: {
    heading: "Le résultat",
    assumed: "Sans votre réponse, nous supposons :",
    changeAssumed: (input) => `Répondre : ${input}`,
    waiting: "Terminez la réponse que vous êtes en train d’écrire pour voir le résultat.",
    problems: "À corriger pour voir un résultat :",
    jump: "Voir le résultat",
    working: "Le calcul, étape par étape",
    workingLead: "Chaque étape, avec ses chiffres. Nous arrondissons seulement à l’affichage.",
    workingColumns: ["Étape", "Calcul", "Résultat"],
    why: "Les raisons, et ce qu’il faut surveiller",
    sensitivity: "Ce qui change le plus le résultat",
    sensitivityLead: (label) => `${label} : une seule réponse change, les autres restent les mêmes.`,
    sensitivityColumns: ["Si ceci change", "Dans un sens", "Dans l’autre"],
    warnings: "À surveiller",
    reasonsNotToBuy: "Quand vous pouvez vous en passer",
    assumptions: "Ce que vous avez laissé vide",
    assumptionsLead:
      "Pour ces questions, nous utilisons notre hypothèse. Répondez-y pour que le résultat soit le vôtre.",
    unanswered: "Ces réponses sont traitées comme inconnues :",
    method: "Comment se fait le calcul, et qu’est-ce qu’il laisse de côté?",
    whole: "Voir toutes les étapes et les sources, imprimer ou partager",
    nextSteps: "Que faire ensuite?",
    asTable: "Les mêmes chiffres dans un tableau",
    sources: "Les sources et leurs dates",
    yourAnswers: "Vos réponses",
    adviserQuestions: "Questions à poser à votre conseiller ou conseillère",
    closing:
      "C’est de l’information, pas des conseils. Les règles changent d’une province à l’autre, et c’est le texte de votre contrat qui décide.",
    range: "Fourchette",
    you: "Vous",
    amount: "Montant",
  },
  actions: {
    atAnswer: { save: "Garder", share: "Partager", ask: "Demander" },
    heading: "Garder ou partager",
    lead: "Tout se fait dans votre navigateur. Le lien contient vos réponses après le signe #. Les navigateurs n’envoient cette partie de l’adresse à aucun site.",
    print: "Imprimer ou enregistrer en PDF",
    csv: "Télécharger pour Excel (CSV)",
    copy: "Copier en texte",
    copyMessage: "Copier le message",
    calendar: "Ajouter à votre calendrier",
    copied: "C’est copié.",
    share: "Copier le lien",
    shared: "Le lien est copié. Toute personne qui l’ouvre voit vos réponses.",
    notCopied: "Votre navigateur n’a pas permis la copie. Sélectionnez le texte et copiez-le à la main.",
    linkLabel: "Lien avec vos réponses",
    csvHeader: ["Section", "Nom", "Valeur", "Nombre", "Calcul", "Genre de chiffre", "Année"],
  },
  restored: {
    link: "Ces réponses viennent du lien que vous avez ouvert. Vous pouvez les changer.",
    broken: "Nous n’avons pas pu lire les réponses du lien. Le formulaire est donc vide.",
    session: "Voici les réponses que vous avez données plus tôt pendant cette visite.",
  },
  basis(basis) {
    if (isSourceId(basis)) return "publié";
    return {
      site: "notre repère",
      promise: "notre promesse",
      illustrative: "à titre d’illustration",
      practice: "usage courant",
    }[basis];
  },
};
