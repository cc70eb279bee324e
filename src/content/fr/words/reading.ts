import type { Translation } from "#content/translation.ts";

/* Words of the components of an article or guide. */

type English = typeof import("../../en/words/reading.ts");

export const published = "Publié :";
export const updated = "Mis à jour le";
export const minRead: Translation<English["minRead"]> = (readTime) => `${readTime} min de lecture`;
export const covered = "Couvert";
export const notCovered = "Non couvert";
export const couldNotMakeFile = "Votre navigateur n’a pas pu créer le fichier. Réessayez.";
export const fromTo: Translation<English["fromTo"]> = (from, to) => `de ${from} à ${to}`;
export const fromToPercent: Translation<English["fromToPercent"]> = (from, to) => `de ${from} % à ${to} %`;
export const workedExample = "Exemple. Les chiffres sans marque sont inventés.";
export const linkToThisAnswer = "Lien vers cette réponse";
export const readOn: Translation<English["readOn"]> = (label) => `Lire la suite : ${label}`;
export const searchTheQuestions = "Chercher une réponse";
export const sections = "Sections";
export const ownGuidance = "Repère de Northcover. À titre d’illustration; ne vient d’aucun sondage.";
export const ownPromise = "Promesse ou règle de Northcover.";
export const generalKnowledge = "Usage courant ou règle de droit bien connue. Vérifiez dans votre contrat.";
export const madeUp = "Inventé, pour montrer comment une chose fonctionne.";
export const glossaryByLetter = "Lexique, par lettre";
export const seeAlso = "Voir aussi";
export const readNext = "À lire ensuite";
export const aboutThisPage = "À propos de cette page";
export const reviewedOn = "Vérifié le";
export const educationNotAdvice =
  "C’est de l’information, pas des conseils. Les règles varient d’une province à l’autre, et c’est le texte de votre contrat qui décide de ce qui est couvert. Lisez";
export const howWeWriteAndCorrect = "comment nous écrivons et corrigeons nos pages";
export const unhappyWithAnInsurer = "Un assureur vous a déçu? Vous pouvez porter plainte sans frais :";
export const yourRightsAndWhereToGo = "vos droits, et à qui vous adresser";
export const reviewed = "Vérifié le";
/** Accessible name of a guide's five lines. */
export const inBrief = "En bref";
export const oneMinuteToRead = "1 minute de lecture";
export const lastUpdated = "Dernière mise à jour le";
export const item = "Élément";
export const commonMistakes = "Erreurs courantes";
export const frequentlyAskedQuestions = "Foire aux questions";
export const tableHasEveryFigure: Translation<English["tableHasEveryFigure"]> = (summary) =>
  `${summary} Le tableau donne tous les chiffres.`;
export const notPublished = "Aucune trouvée";
export const rating = "Cote :";
export const about: Translation<English["about"]> = (name) => `À propos de ${name}`;
export const aboutTheFigures = "À propos des chiffres";
export const amountPer: Translation<English["amountPer"]> = (value, per) =>
  `${value} par ${per === "month" ? "mois" : "année"}`;
export const pages: Translation<English["pages"]> = (count) => `${count} ${count < 2 ? "page" : "pages"}`;
export const minutesToRead: Translation<English["minutesToRead"]> = (readingMinutes) =>
  `${readingMinutes} ${readingMinutes < 2 ? "minute" : "minutes"} de lecture`;
export const doThisToday = "Quoi faire, et quand";
export const stepsDone: Translation<English["stepsDone"]> = (done, all) => `Fait : ${done} sur ${all}`;
export const clearTicks = "Tout décocher";
export const printSteps = "Imprimer";
export const ticksStayHere = "Gardé dans ce navigateur, jamais envoyé.";

/* References to the page's sources. */
export const sourcesInSentence = { one: "source", many: "sources" } as const satisfies Translation<
  English["sourcesInSentence"]
>;
export const sourcesAtStart = { one: "Source", many: "Sources" } as const satisfies Translation<
  English["sourcesAtStart"]
>;
/** Accessible name of a source's number. */
export const sourceNumber: Translation<English["sourceNumber"]> = (number, publisher) =>
  `source ${number} : ${publisher}`;
/** Accessible name of a range of numbers, such as "1–5". */
export const sourceNumbers: Translation<English["sourceNumbers"]> = (range) => `sources ${range}`;
/** Accessible name of the note with a term’s definition. */
export const definitionOf: Translation<English["definitionOf"]> = (term) => `Définition : ${term}`;
/** The term in the other language, after a definition. */
export const otherLanguageTerm = { before: "En anglais :", lang: "en-CA" } as const satisfies Translation<
  English["otherLanguageTerm"]
>;
/** Accessible text of a figure’s mark. */
export const spokenBasis = {
  site: "notre repère",
  promise: "notre promesse",
  practice: "usage courant",
  illustrative: "exemple inventé",
} as const satisfies Translation<English["spokenBasis"]>;
