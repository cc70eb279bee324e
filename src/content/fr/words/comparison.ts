import type { Translation } from "#content/translation.ts";
import { allOf } from "#words/parts.ts";

/* Words of the comparison tables, of the comparison of chosen products, and of the ranking. */

type English = typeof import("../../en/words/comparison.ts");

export const tooManyChosen: Translation<English["tooManyChosen"]> = (most) =>
  `Vous pouvez comparer ${most} produits au plus. Retirez-en un pour en ajouter un autre.`;
export const chooseOneMore = "1 produit choisi. Choisissez-en un autre pour comparer.";
export const compareChosen: Translation<English["compareChosen"]> = (count) => `Comparer ${count} produits côte à côte`;
export const compareChosenInShort: Translation<English["compareChosenInShort"]> = (count) => `Comparer (${count})`;
export const getQuote = "Demander une soumission";
export const clear = "Effacer";
export const notGiven = "Non précisé";
export const sideBySide = "Côte à côte";
export const closeTheComparison = "Fermer la comparaison";
export const onlyWhereTheyDiffer = "Seulement les différences";
export const differInNothing =
  "Rien de ce que nous indiquons ne distingue ces produits. Demandez à chaque assureur le texte de son contrat.";
export const compared = "Point comparé";
export const remove = "Retirer";
export const quote = "Soumission";
export const differs = "différent";
export const fromAMonth = "À partir de, par mois";
export const coverageRange = "Étendue des garanties";
export const keyFeatures = "Points à retenir";
export const compare = "Comparer";
export const noProductsListed = "Aucun produit n’est encore présenté ici.";
export const noProductMatches = "Aucun produit ne réunit tout ce que vous demandez.";
export const showAll = "Tout afficher";
export const typeLabel = "Type";
export const allTypes = "Tous les types";
export const grade = "Cote";
export const allGrades = "Toutes les cotes";
export const province = "Province";
export const allProvinces = "Toutes les provinces";
export const sortBy = "Trier par";
export const asListed = "Ordre de la liste";
export const sameProduct = "Tous offrent le même produit";
export const sameType = "Tous sont du même type";
export const sameCoverage = "Tous offrent la même protection";
/** Names of columns with one value for all rows, for the button that shows them. */
export const foldedColumns = {
  product: "les noms des produits",
  type: "les types",
  coverage: "les garanties",
} as const satisfies Translation<English["foldedColumns"]>;
/** Sentence with a value that all products share. */
export const sameValue: Translation<English["sameValue"]> = (sentence, value) => `${sentence} : ${value}.`;
export const showColumns: Translation<English["showColumns"]> = (names) => `Afficher ${allOf(names)}`;
export const hideColumns: Translation<English["hideColumns"]> = (names) => `Masquer ${allOf(names)}`;
/** A province's name with its preposition: "au Québec". */
const placeOf = (name: string) => {
  if (name.startsWith("Territoires")) return `aux ${name}`;
  if (/^(?:Île|Terre-Neuve)/.test(name)) return name.startsWith("Î") ? `à l’${name}` : `à ${name}`;
  return /^(?:Alberta|Ontario|Saskatchewan|Colombie|Nouvelle)/.test(name) ? `en ${name}` : `au ${name}`;
};
export const soldIn: Translation<English["soldIn"]> = (place) => `Vendu ${placeOf(place)}`;
/** Heading of the products for which no source says whether they are sold in a province. */
export const unknownWhetherSoldIn: Translation<English["unknownWhetherSoldIn"]> = (place) =>
  `Nous n’avons pas trouvé si ces produits sont vendus ${placeOf(place)} (novembre 2026)`;
/** Names the companies that the province's filter leaves out. */
export const notSoldIn: Translation<English["notSoldIn"]> = (place, left) =>
  left.length < 2
    ? `Assureur qui ne vend pas ${placeOf(place)}, retiré de la liste : ${allOf(left)}.`
    : `Assureurs qui ne vendent pas ${placeOf(place)}, retirés de la liste : ${allOf(left)}.`;
const productCount = (count: number) => (count < 2 ? `${count} produit` : `${count} produits`);
export const productsShown: Translation<English["productsShown"]> = (shown, all) =>
  shown === all ? productCount(all) : `${shown} sur ${productCount(all)}`;
/** Added to the number of products: how many are known to be sold in the province, and of how many nothing is known. */
export const soldCount: Translation<English["soldCount"]> = (shown, sold, unknown, place) => {
  const known = `${shown} : ${sold} ${sold < 2 ? "vendu" : "vendus"} ${placeOf(place)}`;
  return unknown === 0 ? known : `${known}, ${unknown} sans information`;
};
/** Where a product is sold and where it isn't; `isWhole` if that names every province. */
export const soldAndNotSold: Translation<English["soldAndNotSold"]> = (sold, notSold, isWhole) =>
  [
    ...(sold.length > 0 ? [`Vendu : ${allOf(sold)}.`] : []),
    ...(notSold.length > 0 ? [`Non vendu : ${allOf(notSold)}.`] : []),
    ...(isWhole ? [] : ["Pour le reste, nous n’avons rien trouvé (novembre 2026)."]),
  ].join(" ");
export const showAllProvinces = "Afficher toutes les provinces";
export const narrowTo: Translation<English["narrowTo"]> = (own) => `Seulement ${placeOf(own)}`;
export const forProduct: Translation<English["forProduct"]> = (company, product) => `: ${company}, ${product}`;
export const illustrativeFigures = "Chiffres donnés à titre d’illustration, sans sondage";
export const illustrativeFiguresOnly = "Chiffres donnés à titre d’illustration, sans sondage.";
export const noRanking =
  "Nous ne classons rien ici. L’ordre des lignes ne dit rien de leur valeur. Une cote est une opinion sur la solidité d’une entreprise, pas sur la façon dont elle traite les sinistres. Triez et filtrez les lignes comme vous voulez.";
export const paidRows =
  "Si le bouton d’une ligne ouvre un autre site dans un nouvel onglet, c’est celui d’un partenaire. La place de la ligne est la même que sans ce bouton.";
export const noPaidRows =
  "Aucune entreprise de ce tableau ne nous paie : chaque bouton ouvre notre propre outil gratuit.";
export const everyScoreIsIllustrative =
  "Toutes les notes et tous les prix « à partir de » sont des illustrations du propriétaire du site, inventées pour montrer comment fonctionne une comparaison. Les cotes, elles, sont publiées : chacune a son agence et sa date. Ne choisissez pas d’après les notes seulement.";
export const howWeRank = "Comment nous classons";
export const howWeMakeMoney = "Comment nous gagnons de l’argent";
export const weMayEarnACommission =
  "Nous pouvons recevoir une commission quand vous suivez le lien d’un partenaire ou demandez qu’on communique avec vous. Personne ne peut acheter une place, une cote ou un mot dans ce tableau.";
export const byWeightedTotal = "Selon le total pondéré de quatre notes :";
export const orderIsOurOpinion = ". Cet ordre est notre opinion.";
export const total = "Total";
export const noPlaceHasChanged = "Aucune place n’a changé.";
/** Movement of an insurer against the default order. */
export const placesUp: Translation<English["placesUp"]> = (places) => `monte de ${places}`;
export const placesDown: Translation<English["placesDown"]> = (places) => `descend de ${places}`;
export const placesHaveChanged: Translation<English["placesHaveChanged"]> = (moved, count) =>
  `${moved} ${moved < 2 ? "place a changé" : "places ont changé"} sur ${count}.`;
export const weightsOfTheRanking = "Poids du classement";
export const togetherTheyMakeAHundred =
  "Ensemble, ils font 100 %. Si vous en changez un, les trois autres se partagent le reste en proportion.";
export const resetToOurWeights = "Revenir à nos poids";
export const backToOurWeights = "Nos poids sont rétablis.";
export const howAScoreIsMade =
  ". Note de 0 à 100 : on multiplie la note de chaque critère par son poids, puis on additionne.";
export const homeInsurersInOrder = "Assureurs habitation, dans l’ordre";
export const ofChosen: Translation<English["ofChosen"]> = (count, most) =>
  `${count} sur ${most} ${count < 2 ? "choisi" : "choisis"}.`;
export const getQuotes: Translation<English["getQuotes"]> = (count) => `Demander ${count} soumissions`;
export const sortedBy: Translation<English["sortedBy"]> = (shown, sorting) => `${shown}, tri : ${sorting}`;
export const theProduct = "Le produit";
export const keyFeaturesRow = "Points à retenir";
export const whereItIsSold = "Où il est vendu";
export const theCompany = "L’entreprise";
export const forIt = "Points forts";
export const againstIt = "Points faibles";
export const discountsToAskAbout = "Rabais à demander";
export const claimsSatisfaction = "Satisfaction après un sinistre";
export const customerServiceRow = "Service à la clientèle";
export const productRow = "Produit";
export const coverageRow = "Garanties";
export const ratingRow = "Cote";
export const suitsRow = "Convient à";

/** Above the title of each comparison page. */
export const comparisonKicker = "Types d’assurance";
/** Names of the sortable columns. */
export const sortableColumns = {
  company: "Assureur",
  product: "Produit",
  type: "Type",
  rating: "Cote",
} as const satisfies Translation<English["sortableColumns"]>;
/** A sort order after « tri : ». */
export const sortOrders = {
  ascending: (column) => `${column.toLowerCase()}, de A à Z`,
  descending: (column) => `${column.toLowerCase()}, de Z à A`,
  weakestFirst: "cote, de la plus faible à la plus forte",
  strongestFirst: "cote, de la plus forte à la plus faible",
} as const satisfies Translation<English["sortOrders"]>;
export const sameForAll = "identique partout";
