import type { Translation } from "#content/translation.ts";
import { formatNumber } from "#format/number-format.ts";
import { allOf } from "#words/parts.ts";

/* Words of the life insurance calculator. */

type English = typeof import("../../en/words/life-needs.ts");

const ifAssumed = (text: string, isAssumed: boolean) => (isAssumed ? `${text} (notre hypothèse)` : text);
/** A factor of the formula with the language's decimal mark: "0,7". */
const decimal = (factor: number) => formatNumber(factor, { maximum: 3 });

/** Bands of ages and their multiples as the caller writes them: "35 to 44", "12 (under 25), 10 (25 to 34) or 8 (35 and over)". */
const inFrench = (bands: string) =>
  bands
    .replaceAll(/under (\d+)/g, "moins de $1 ans")
    .replaceAll(/(\d+) to (\d+)/g, "de $1 à $2 ans")
    .replaceAll(/(\d+) and over/g, "$1 ans et plus")
    .replaceAll(" or ", " ou ");

/* The recap of the answers. */
export const countedWith = "Vos réponses :";
export const countedAsZero: Translation<English["countedAsZero"]> = (names) =>
  `Comptés pour zéro, faute de réponse : ${allOf(names)}.`;
export const nothingEntered =
  "Vous n’avez encore entré ni revenu, ni dette, ni enfant. Appuyez sur « Recalculer » pour revenir aux questions.";
/** Entries that aren't a number of zero or more, each from `recapTyped`. */
export const notReadable: Translation<English["notReadable"]> = (entries) =>
  `Nous n’avons pas pu lire ces réponses comme des nombres utilisables; elles ne comptent donc pas : ${allOf(entries)}. Appuyez sur « Recalculer » pour les corriger.`;
export const recapTyped: Translation<English["recapTyped"]> = (name, typed) => `${name} « ${typed} »`;
export const recapAgeName = "âge";
export const recapAge: Translation<English["recapAge"]> = (age, isAssumed) => ifAssumed(`${age} ans`, isAssumed);
export const recapChoices = {
  gender: { male: "homme", female: "femme" },
  smoker: { no: "ne fume pas", yes: "fume", former: "a déjà fumé" },
  health: { excellent: "santé excellente", good: "bonne santé", fair: "santé passable", poor: "mauvaise santé" },
  maritalStatus: {
    single: "célibataire",
    married: "en couple",
    divorced: "divorcé ou divorcée",
    widowed: "veuf ou veuve",
  },
} as const satisfies Translation<English["recapChoices"]>;
export const recapChildrenName = "enfants";
export const recapChildren: Translation<English["recapChildren"]> = (count) =>
  count === 1 ? "un enfant" : `${count} ${count < 2 ? "enfant" : "enfants"}`;
export const recapIncome = "revenu";
export const recapSpouseIncome = "revenu du conjoint";
export const recapYearly: Translation<English["recapYearly"]> = (name, amount) => `${name} : ${amount} par an`;
export const recapDebts = "dettes";
export const recapMortgage = "prêt hypothécaire";
export const recapFinalExpenses = "derniers frais";
export const recapEducationFund = "études";
export const recapExistingLife = "assurance vie actuelle";
export const recapAmount: Translation<English["recapAmount"]> = (name, amount, isAssumed) =>
  ifAssumed(`${name} : ${amount}`, isAssumed);
export const recapBusinessOwner = "propriétaire d’entreprise";
export const recapStayAtHomeSpouse = "conjoint ou conjointe à la maison";
export const recapSpecialNeeds = "une personne à charge a des besoins particuliers";

/* A result without the answers that couldn't be read. */
export const coverageGapSoFar = "Montant à combler pour l’instant";
export const answersAreMissing = "Il manque des réponses dans ce montant : il changera quand vous les aurez corrigées.";
export const announcedWithout: Translation<English["announcedWithout"]> = (missing, result) => `${missing} ${result}`;

/* A result without answers. */
export const finalExpensesAlone = "Seulement les frais funéraires et les derniers frais";
export const notAnAnswer =
  "C’est le montant que la calculatrice met d’office pour les derniers frais. Ce n’est pas votre besoin.";
export const nothingToAnnounce: Translation<English["nothingToAnnounce"]> = (amount) =>
  `Vous n’avez rien entré. Seuls les frais funéraires et les derniers frais sont comptés : ${amount}, selon notre hypothèse.`;

/* Questions and results. */

export const yourResults: Translation<English["yourResults"]> = (result) => `Le résultat. ${result}`;
export const iUsedTo = "J’ai déjà fumé";
export const ageInYears = "Âge, en années";
export const ageLeftEmpty: Translation<English["ageLeftEmpty"]> = (age) =>
  `Si vous ne répondez pas, la calculatrice prend ${age} ans.`;
export const gender = "Sexe";
export const menAreChargedMore =
  "Les hommes paient en général plus cher. Si vous ne répondez pas, rien n’est ajouté pour cela.";
export const doYouSmoke = "Fumez-vous?";
export const howIsYourHealth = "Comment est votre santé?";
export const annualIncomeInDollars = "Revenu annuel, en dollars";
export const beforeTax = "Avant impôt.";
export const debtsInDollars = "Dettes, en dollars";
export const debtsHint = "Prêts, cartes et marges de crédit, sans le prêt hypothécaire.";
export const mortgageInDollars = "Prêt hypothécaire, en dollars";
export const stillOwed = "Ce qu’il reste à payer.";
export const existingLifeInsurance = "Assurance vie que vous avez, en dollars";
export const existingLifeInsuranceHint = "Vos contrats et l’assurance offerte par votre employeur.";
export const doYouOwnBusiness = "Avez-vous une entreprise?";
export const maritalStatus = "État civil";
export const commonLawToo = "Si vous vivez en union de fait, choisissez « Marié ou mariée ».";
export const spousesIncomeInDollars = "Revenu annuel de votre conjoint ou conjointe, en dollars";
export const leaveEmptyIfNone = "S’il n’y en a pas, n’entrez rien.";
export const doesSpouseStayAtHome = "Votre conjoint ou conjointe reste à la maison?";
export const numberOfChildren = "Nombre d’enfants";
export const specialNeedsDependant = "Avez-vous à votre charge une personne qui a des besoins particuliers?";
export const finalExpensesInDollars = "Frais funéraires et derniers frais, en dollars";
export const finalExpensesHint: Translation<English["finalExpensesHint"]> = (amount) =>
  `Funérailles, avocat ou notaire, dernière déclaration de revenus. Si vous ne répondez pas, la calculatrice prend ${amount}.`;
export const educationFundInDollars = "Fonds pour les études, en dollars";
export const educationFundHint = "Ce que vous aimeriez laisser pour les études, pour tous les enfants ensemble.";
export const personal = "Vous";
export const financial = "Vos finances";
export const family = "Votre famille";
export const goals = "Vos objectifs";
export const yourSituation = "Votre situation";
export const answerWhatYouCan =
  "Répondez à ce que vous pouvez et laissez le reste vide. Tout se calcule dans votre navigateur et y reste jusqu’à ce que vous le fermiez.";
export const answersCameWithTheLink =
  "Certaines réponses étaient dans le lien que vous avez ouvert. Vous pouvez les changer.";
export const answersFromEarlier = "Voici les réponses données plus tôt dans cette visite. Vous pouvez les changer.";
export const needsJavaScript =
  "Le calcul a besoin de JavaScript, qui est désactivé dans votre navigateur. Les questions et les règles sont toutes là : vous pouvez faire le calcul sur papier.";
export const next: Translation<English["next"]> = (title) => `Suivant : ${title}`;
export const calculate = "Calculer";
export const resultInWords: Translation<English["resultInWords"]> = (needs, held, gap) =>
  `Total des besoins : ${needs}. Assurance que vous avez déjà : ${held}. Montant à combler : ${gap}.`;
export const yourLifeInsuranceNeeds = "Votre besoin d’assurance vie";
export const coverageGap = "Montant à combler";
export const coverageIsEnough = "Selon ce calcul, l’assurance que vous avez suffit.";
export const fromTo: Translation<English["fromTo"]> = (low, high) => (low === high ? low : `de ${low} à ${high}`);
export const otherMethods: Translation<English["otherMethods"]> = (isCeiling, range, hasCoverage) =>
  `${isCeiling ? "Un plafond. " : ""}Autres méthodes${hasCoverage ? ", moins votre assurance" : ""} : ${range}.`;
export const priceOfBoth: Translation<English["priceOfBoth"]> = (woman, man) => `${woman} (femme) ou ${man} (homme)`;
export const publishedPrice: Translation<English["publishedPrice"]> = (price) =>
  `Prix publié, 20 ans : environ ${price} par mois.`;
export const publishedPriceBasis: Translation<English["publishedPriceBasis"]> = (year, age, amount, price) =>
  `Le prix publié à côté de votre résultat est calculé à partir de ${price} par mois pour ${amount} sur 20 ans, pour des personnes de ${age} ans non fumeuses et en bonne santé (${year}).`;
export const insuredHouseholdHolds = "Pour comparer : au Canada, un ménage assuré a";
export const fiveTimesItsIncome = "d’assurance vie en moyenne, soit environ cinq fois son revenu.";
export const getPersonalizedQuotes = "Obtenir mes soumissions";
export const tellUsWhereToReachYou =
  "Dites-nous où vous joindre. Une personne vous répond. Si vous êtes d’accord, elle transmet votre demande à une personne autorisée à vendre de l’assurance, qui peut vous donner un prix. Vos chiffres ne font pas partie de la demande.";
export const requestMyQuotes = "Demander mes soumissions";
export const keepAnswer = "Garder ou partager";
export const recalculate = "Recalculer";
export const whereTheNeedComesFrom = "D’où vient ce besoin?";
export const howEachFigureComesAbout = "Comment chaque chiffre est-il calculé?";
export const withoutCents = "Les cents ne sont pas affichés : un total peut sembler décalé d’un dollar.";
export const spouseEarnsMore =
  " Votre conjoint ou conjointe gagne plus que vous : le remplacement du revenu est donc négatif et fait baisser le total.";
export const whatCoverageMayCost = "Combien cette assurance pourrait-elle coûter?";
export const estimatesNotQuotes = "Des estimations, pas des soumissions";
export const roughFormula =
  "Ces primes viennent d’une formule approximative. Un assureur demande beaucoup plus de détails, et son prix peut être plus élevé ou plus bas.";
export const incomeReplacement = "Remplacement du revenu";
export const incomeReplacementRule: Translation<English["incomeReplacementRule"]> = (anyMultiple, replacedShare) =>
  `Votre revenu annuel moins celui de votre conjoint ou conjointe, fois ${inFrench(anyMultiple)}, fois ${decimal(replacedShare)}.`;
export const immediateNeeds = "Besoins immédiats";
export const immediateNeedsRule: Translation<English["immediateNeedsRule"]> = (amount) =>
  `Les dettes, le prêt hypothécaire, les frais funéraires et les derniers frais (${amount} si vous n’en entrez pas).`;
export const futureNeeds = "Besoins futurs";
export const futureNeedsRule: Translation<English["futureNeedsRule"]> = (perChild) =>
  `${perChild} par enfant, le fonds pour les études, et la moitié de votre revenu annuel comme fonds d’urgence.`;
export const specialAdjustments = "Besoins supplémentaires";
export const specialAdjustmentsRule: Translation<English["specialAdjustmentsRule"]> = (
  businessOwnerMultiple,
  stayAtHomeSpouse,
  specialNeeds,
) =>
  `${decimal(businessOwnerMultiple)} fois votre revenu si vous avez une entreprise. Conjoint ou conjointe à la maison : ${stayAtHomeSpouse}. Personne à charge qui a des besoins particuliers : ${specialNeeds}.`;
export const coverageGapRule =
  "La somme de ces besoins, moins l’assurance vie que vous avez. Le résultat n’est jamais négatif.";
export const premium = "Prime";
export const premiumRule: Translation<English["premiumRule"]> = (
  firstLoad,
  firstAge,
  secondLoad,
  secondAge,
  smoker,
  inPoorHealth,
  male,
  term10,
  term20,
  term30,
  forLife,
) =>
  `Par année, un millième du montant à combler. On le multiplie par ${decimal(firstLoad)} après ${firstAge} ans, et encore par ${decimal(secondLoad)} après ${secondAge} ans. On le multiplie par ${decimal(smoker)} si vous fumez, par ${decimal(inPoorHealth)} si votre santé est mauvaise et par ${decimal(male)} pour un homme. Ensuite, on multiplie par ${decimal(term10)}, ${decimal(term20)} ou ${decimal(term30)} pour une durée de 10, 20 ou 30 ans, et par ${decimal(forLife)} pour une assurance vie entière. Le tout est divisé par 12.`;
export const howItIsWorkedOut = "Comment est-ce calculé?";
export const aMonth = "par mois";
export const totalNeeds = "Total des besoins";
export const coverageYouAlreadyHave = "Assurance que vous avez déjà";
export const term10Years = "Temporaire 10 ans";
export const term20Years = "Temporaire 20 ans";
export const term30Years = "Temporaire 30 ans";
export const wholeLife = "Vie entière";
export const ourAssumption: Translation<English["ourAssumption"]> = (label) => `${label} (notre hypothèse)`;
export const incomeLessSpouses = "Votre revenu moins celui de votre conjoint ou conjointe";
export const timesForAge: Translation<English["timesForAge"]> = (multiple, age) =>
  `Fois ${multiple}, selon l’âge (${inFrench(age)})`;
export const sevenTenthsOfThat = "70 % de ce montant";
export const debts = "Dettes";
export const mortgage = "Prêt hypothécaire";
export const finalExpenses = "Frais funéraires et derniers frais";
export const children = "Enfants";
export const educationFund = "Fonds pour les études";
export const emergencyFund = "Fonds d’urgence";
export const youOwnABusiness = "Vous avez une entreprise";
export const spouseStaysAtHome = "Votre conjoint ou conjointe reste à la maison";
export const dependantHasSpecialNeeds = "Une personne à charge a des besoins particuliers";
export const noneApplyToYou = "Aucun ne vous concerne";
export const lifeInsuranceAtWorkToo = "Assurance vie que vous avez, y compris au travail";
export const groupLife = "Assurance vie collective";
export const needsLessCoverage = "Total des besoins moins l’assurance que vous avez";
export const gapIsNeverBelowZero = "Le montant à combler n’est jamais négatif";
export const thousandthOfTheGap = "Un millième du montant à combler";
export const poorHealth = "Mauvaise santé";
export const basePremium = "Prime de base";
export const yearLabel = "Par année";
export const monthLabel = "Par mois";
