import type { Translation } from "#content/translation.ts";

/* Words of the province records. */

type English = typeof import("../../en/words/province.ts");

export const onTheRoad = "Sur la route";
export const whoSellsIt = "Qui vend l’assurance auto";
export const minimumLiabilityTerm = "Responsabilité civile minimale selon la loi";
export const compulsoryCoverage = "Aussi obligatoire";
export const aYear: Translation<English["aYear"]> = (range) => `${range} par année`;
export const atHome = "À la maison";
export const homeRisksTerm = "Risques pour les habitations";
export const taxOnPremiums = "Taxe sur les primes";
export const atTheDoctor = "Chez le médecin";
export const healthPlan = "Régime d’assurance maladie";
export const startsForNewcomers = "Début pour les nouveaux arrivants";
export const whoSupervises = "Qui surveille les assureurs";
export const atAGlance = "En un coup d’œil";
export const moving = "Vous déménagez?";
/** A name with its article: "le Québec". */
const withArticle = (name: string) => {
  if (name.startsWith("Terre-Neuve")) return name;
  if (name.startsWith("Territoires")) return `les ${name}`;
  if (/^[AIOÎ]/.test(name)) return `l’${name}`;
  return /^(?:Colombie|Nouvelle|Saskatchewan)/.test(name) ? `la ${name}` : `le ${name}`;
};
export const compareWithAnother: Translation<English["compareWithAnother"]> = (name) =>
  `Comparez ${withArticle(name)} et une autre province`;
export const seeWhatChanges = "pour voir ce qui change et ce que vous devez faire dans les 90 jours.";
export const otherFactsRestOn = "Autres faits :";
export const provincialGuides = "Guides provinciaux";
export const provincialGuide = "Guide provincial";
export const territorialGuide = "Guide territorial";
export const elsewhereInCanada = "Ailleurs au Canada";

/* Words of the visitor's province: header, map, guides, footer. */

export const province = "Province";
export const yourProvinceIs: Translation<English["yourProvinceIs"]> = (name) => `${name}, votre province ou territoire`;
export const pressAProvince =
  "Choisissez une province ou un territoire pour l’utiliser dans tout le site ou pour ouvrir son guide.";
export const wholeSite = "Utiliser dans tout le site";
export const usedOnEveryPage = "utilisé dans toutes les pages";
export const openTheGuide = "Ouvrir le guide";
export const guideTo: Translation<English["guideTo"]> = (name) => `: ${name}`;
export const changeProvince = "Changer";
export const clearProvince = "Effacer";
export const rememberOnThisDevice = "Retenir sur cet appareil";
export const rememberHint = "Sinon, votre choix est gardé jusqu’à la fermeture de l’onglet. Il n’est jamais envoyé.";
export const offerToUse: Translation<English["offerToUse"]> = (name) =>
  `Choisir ${withArticle(name)} pour tout le site`;
export const isUsed: Translation<English["isUsed"]> = (name) => `Votre choix pour toutes les pages : ${name}.`;
export const stopUsing: Translation<English["stopUsing"]> = (name) => `Ne plus utiliser ${withArticle(name)}`;
