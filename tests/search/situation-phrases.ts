import type { PhraseGroup } from "./phrases.ts";

/*
 * Phrases of people in a situation, who tell what happened to them and know no word of insurance. They were written
 * before the search was tried on them, and show which kinds of phrases it answers badly.
 */

const questions = "/learn/questions";
const rights = "/blog/insurance-consumer-rights-canada";
const homeArticle = "/blog/home-insurance-guide-canada-2024";
const lifeArticle = "/blog/best-life-insurance-canada-2024";
const firstHours = "/learn/life-events/first-48-hours";

export const englishSituations: readonly PhraseGroup[] = [
  {
    pages: ["/learn/auto-insurance", firstHours, questions],
    phrases: ["hit a deer last night", "someone keyed my truck", "parked car hit and run"],
  },
  {
    pages: ["/learn/auto-insurance", "/learn/insurance-claims", firstHours, questions],
    phrases: ["backed into a pole should i report it", "uninsured driver hit me"],
  },
  {
    pages: ["/learn/auto-insurance", "/learn/home-insurance", firstHours, questions],
    phrases: ["my car was broken into"],
  },
  {
    pages: ["/learn/auto-insurance", "/learn/life-events/moving-in-together-or-apart", questions],
    phrases: ["insuring a car in two names"],
  },
  { pages: ["/learn/auto-insurance", "/learn/insurance-savings"], phrases: ["storing my car for the winter"] },
  { pages: ["/learn/resources/new-driver-kit", "/learn/auto-insurance"], phrases: ["16 year old just got g1"] },
  {
    pages: ["/learn/auto-insurance", "/learn/life-events/cancelled-or-refused"],
    phrases: ["caught driving without insurance"],
  },
  {
    pages: ["/learn/auto-insurance", "/learn/insurance-claims", questions],
    phrases: ["rental car while mine is in the shop"],
  },
  {
    pages: ["/learn/home-insurance", firstHours, questions, homeArticle],
    phrases: ["pipes froze and burst while we were away", "raccoons in the attic", "lost my wedding ring"],
  },
  {
    pages: ["/learn/home-insurance", questions, "/provincial/prince-edward-island-insurance-guide"],
    phrases: ["neighbours tree fell on my fence", "power outage food spoiled"],
  },
  {
    pages: [
      "/learn/home-insurance",
      "/provincial/new-brunswick-insurance-guide",
      "/provincial/nova-scotia-insurance-guide",
      homeArticle,
    ],
    phrases: ["wood stove insurance", "oil tank leaking", "how old can my roof be"],
  },
  {
    pages: ["/learn/life-events/first-rental", "/learn/home-insurance", questions],
    phrases: ["my landlords insurance wont cover my stuff"],
  },
  {
    pages: ["/learn/life-events/condo", "/learn/home-insurance", firstHours, questions],
    phrases: ["upstairs neighbour flooded my condo", "fire in my building condo board wants money"],
  },
  {
    pages: ["/learn/life-events/landlord", "/learn/home-insurance", questions],
    phrases: ["renting a room to a student", "airbnb guest broke my tv"],
  },
  {
    pages: ["/learn/home-insurance", "/provincial/alberta-insurance-guide", "/learn/insurance-claims"],
    phrases: ["hail broke my siding"],
  },
  { pages: ["/learn/home-insurance", questions, homeArticle], phrases: ["somebody slipped on my stairs"] },
  { pages: ["/learn/home-insurance", questions, homeArticle], phrases: ["renovating the kitchen do i tell them"] },
  {
    pages: ["/learn/life-insurance", "/learn/life-events/a-death-in-the-family", questions],
    phrases: ["how do i find out if my dad had life insurance"],
  },
  {
    pages: ["/learn/life-insurance", "/insurance-types/life", "/learn/prices", lifeArticle, questions],
    phrases: ["life insurance for smokers price", "cancer survivor life insurance"],
  },
  {
    pages: ["/learn/life-insurance", "/learn/life-events/moving-in-together-or-apart"],
    phrases: ["divorced and my ex is still the beneficiary"],
  },
  {
    pages: ["/learn/life-insurance", "/learn/life-events/new-baby", questions],
    phrases: ["does a stay at home mom need life insurance"],
  },
  {
    pages: ["/learn/disability-insurance", questions, "/learn/young-professionals-insurance"],
    phrases: ["burnt out and off work", "how many weeks does ei sickness pay", "is ltd taxable"],
  },
  {
    pages: ["/learn/health-insurance", questions, "/learn/life-events/working-for-yourself"],
    phrases: ["my boss doesnt offer benefits", "wisdom teeth cost no coverage"],
  },
  { pages: ["/learn/health-insurance", "/learn/insurance-for-seniors"], phrases: ["hearing aids"] },
  {
    pages: ["/learn/insurance-for-seniors", "/learn/life-events/leaving-a-job", "/learn/health-insurance", questions],
    phrases: ["retiring next year what happens to my group plan"],
  },
  { pages: ["/learn/insurance-for-seniors"], phrases: ["nursing home costs"] },
  {
    pages: ["/learn/travel-insurance", "/insurance-types/travel", questions],
    phrases: [
      "broke my leg skiing in colorado",
      "airline lost my suitcase",
      "do i need coverage for a week in florida",
      "flight cancelled by a storm",
      "student going abroad for a semester",
    ],
  },
  {
    pages: ["/learn/new-immigrant-insurance", "/learn/travel-insurance", questions],
    phrases: ["my mother in law is visiting from india"],
  },
  {
    pages: ["/learn/business-insurance", "/insurance-types/business", "/learn/prices", questions],
    phrases: [
      "opening a hair salon",
      "client is suing me for bad advice",
      "insurance for a handyman",
      "hiring my first employee",
    ],
  },
  {
    pages: ["/learn/business-insurance", "/learn/life-events/working-for-yourself", "/learn/home-insurance", questions],
    phrases: ["i sell cupcakes from home"],
  },
  {
    pages: [rights, "/learn/insurance-claims", questions, "/learn/auto-insurance"],
    phrases: ["adjuster offered way too little", "they say i lied on my application"],
  },
  {
    pages: [rights, "/learn/life-events/cancelled-or-refused", questions, "/learn/home-insurance"],
    phrases: ["can they drop me after one claim", "missed two payments"],
  },
  { pages: [questions, "/learn/insurance-savings"], phrases: ["can i pay by month"] },
  { pages: [rights, "/learn/insurance-claims"], phrases: ["how long do i have to sue"] },
  {
    pages: ["/blog/insurance-fraud-canada"],
    phrases: ["is my broker legit", "someone called pretending to be my insurer"],
  },
  {
    pages: ["/faq", questions, "/insurance-quotes-canada"],
    phrases: ["is 620 a bad credit score", "collection agency keeps calling", "will shopping around hurt my credit"],
  },
  { pages: ["glossary-rider", "glossary-endorsement"], phrases: ["what's a rider"] },
  { pages: ["glossary-probate"], phrases: ["probate meaning"] },
  { pages: ["glossary-co-insurance"], phrases: ["what is co-insurance"] },
  { pages: ["glossary-actual-cash-value"], phrases: ["actual cash value definition"] },
  { pages: ["glossary-grace-period"], phrases: ["what does grace period mean"] },
  { pages: ["/provincial/saskatchewan-insurance-guide"], phrases: ["insurance in saskatoon"] },
  { pages: ["/provincial/new-brunswick-insurance-guide"], phrases: ["fredericton flood"] },
  { pages: ["/provincial/northwest-territories-insurance-guide"], phrases: ["yellowknife evacuation"] },
  { pages: ["/company-analysis/aviva-canada-analysis"], phrases: ["how do i make a claim with aviva"] },
  { pages: ["/company-analysis/sun-life-financial-analysis"], phrases: ["sun life dental"] },
  { pages: ["/insurance-types/home", "/insurance-types/auto"], phrases: ["td vs desjardins"] },
  {
    pages: ["nothing"],
    phrases: [
      "netflix subscription",
      "best restaurants in ottawa",
      "swimming lessons for kids",
      "where to buy snow shovels",
      "chess club toronto",
    ],
  },
];

export const frenchSituations: readonly PhraseGroup[] = [
  {
    pages: ["/learn/auto-insurance", firstHours, questions],
    phrases: ["j'ai frappé un chevreuil", "on a rayé mon char", "accrochage dans un stationnement"],
  },
  {
    pages: ["/learn/auto-insurance", "/learn/insurance-claims", firstHours, questions],
    phrases: ["j'ai reculé dans un poteau", "l'autre conducteur n'est pas assuré"],
  },
  { pages: ["/learn/auto-insurance", "/learn/insurance-savings"], phrases: ["remiser mon auto l'hiver"] },
  {
    pages: ["/learn/resources/new-driver-kit", "/learn/auto-insurance", questions],
    phrases: ["mon fils vient d'avoir son permis", "prêter mon auto à ma soeur"],
  },
  {
    pages: ["/learn/auto-insurance", "/learn/life-events/cancelled-or-refused"],
    phrases: ["conduire sans assurance amende"],
  },
  {
    pages: ["/learn/auto-insurance", "/learn/insurance-claims", questions],
    phrases: ["auto de location pendant la réparation", "est-ce que je peux choisir mon garage"],
  },
  {
    pages: ["/learn/auto-insurance", questions],
    phrases: ["combien vaut mon auto en perte totale", "excès de vitesse effet sur ma prime"],
  },
  {
    pages: ["/learn/home-insurance", firstHours, questions, homeArticle],
    phrases: [
      "mes tuyaux ont gelé",
      "mon toit coule",
      "souris dans les murs",
      "j'ai perdu ma bague de fiançailles",
      "mon vélo s'est fait voler",
      "feu de cuisine",
    ],
  },
  {
    pages: ["/learn/home-insurance", questions, "/provincial/prince-edward-island-insurance-guide"],
    phrases: ["l'arbre du voisin est tombé sur ma clôture", "panne de courant nourriture perdue"],
  },
  {
    pages: ["/learn/home-insurance", "/provincial/new-brunswick-insurance-guide", homeArticle],
    phrases: ["poêle à bois assurance", "vieille maison filage électrique"],
  },
  {
    pages: ["/learn/life-events/first-rental", "/learn/home-insurance", questions],
    phrases: ["mon propriétaire exige une assurance", "premier appartement quoi assurer", "assurance de mes colocs"],
  },
  {
    pages: ["/learn/life-events/condo", "/learn/home-insurance", firstHours, questions],
    phrases: ["le voisin d'en haut a inondé mon condo", "cotisation spéciale du syndicat"],
  },
  {
    pages: ["/learn/life-events/landlord", "/learn/home-insurance", questions],
    phrases: ["louer mon chalet sur airbnb", "mon locataire a tout brisé"],
  },
  {
    pages: ["/learn/home-insurance", questions, homeArticle],
    phrases: ["quelqu'un est tombé dans mes marches", "je rénove ma cuisine", "partir six mois maison vide"],
  },
  {
    pages: ["/learn/life-events/first-home", "/learn/home-insurance", "/faq"],
    phrases: ["on achète notre première maison"],
  },
  {
    pages: ["/learn/life-insurance", "/learn/life-events/a-death-in-the-family", questions],
    phrases: ["mon père avait-il une assurance vie", "ma conjointe est décédée"],
  },
  {
    pages: ["/learn/life-insurance", "/insurance-types/life", "/learn/prices", lifeArticle, questions],
    phrases: ["assurance vie fumeur prix", "assurance vie après un cancer"],
  },
  {
    pages: ["/learn/life-insurance", "/learn/life-events/moving-in-together-or-apart"],
    phrases: ["séparés mais mon ex est encore bénéficiaire"],
  },
  {
    pages: ["/learn/life-insurance", "/tools/life-insurance-calculator", questions],
    phrases: ["50 000 $ d'assurance vie c'est assez"],
  },
  {
    pages: ["/learn/disability-insurance", questions, "/learn/young-professionals-insurance"],
    phrases: [
      "en arrêt de travail pour dépression",
      "combien de semaines de chômage maladie",
      "assurance salaire imposable",
    ],
  },
  {
    pages: [
      "/learn/health-insurance",
      questions,
      "/learn/life-events/working-for-yourself",
      "/learn/insurance-for-seniors",
    ],
    phrases: ["mon employeur n'offre rien", "dents de sagesse", "appareils auditifs", "lunettes remboursées"],
  },
  {
    pages: ["/learn/insurance-for-seniors", "/learn/life-events/leaving-a-job", "/learn/health-insurance", questions],
    phrases: ["je prends ma retraite, mes assurances collectives", "j'ai perdu ma job"],
  },
  {
    pages: ["/learn/travel-insurance", "/insurance-types/travel", questions],
    phrases: [
      "jambe cassée en ski au vermont",
      "valise perdue",
      "une semaine à cuba assurance",
      "mon vol est annulé",
      "hospitalisé en floride",
    ],
  },
  {
    pages: ["/learn/new-immigrant-insurance", "/learn/travel-insurance", questions],
    phrases: ["ma belle-mère vient de france", "étudiant étranger assurance maladie"],
  },
  {
    pages: ["/learn/business-insurance", "/insurance-types/business", "/learn/prices", questions],
    phrases: ["ouvrir un salon de coiffure", "un client me poursuit pour une erreur", "engager mon premier employé"],
  },
  {
    pages: ["/learn/business-insurance", "/learn/life-events/working-for-yourself", "/learn/home-insurance", questions],
    phrases: ["je vends des gâteaux de chez moi"],
  },
  {
    pages: [rights, "/learn/insurance-claims", questions, "/learn/auto-insurance"],
    phrases: [
      "l'expert offre trop peu",
      "on dit que j'ai menti dans ma proposition",
      "ça fait trois mois que j'attends",
    ],
  },
  {
    pages: [rights, "/learn/life-events/cancelled-or-refused", questions],
    phrases: ["je n'ai pas payé ma prime", "changer d'assureur avant la fin"],
  },
  {
    pages: ["/blog/insurance-fraud-canada"],
    phrases: ["mon courtier est-il un vrai", "appel d'un faux assureur"],
  },
  {
    pages: ["/faq", questions, "/insurance-quotes-canada"],
    phrases: ["cote de crédit 620", "une agence de recouvrement m'appelle", "magasiner nuit-il à mon crédit"],
  },
  { pages: ["glossary-rider", "glossary-endorsement"], phrases: ["c'est quoi un avenant"] },
  { pages: ["glossary-probate"], phrases: ["homologation définition"] },
  { pages: ["glossary-subrogation"], phrases: ["que veut dire subrogation"] },
  {
    pages: ["glossary-actual-cash-value", "/learn/home-insurance", "/learn/auto-insurance"],
    phrases: ["valeur au jour du sinistre"],
  },
  { pages: ["/provincial/ontario-insurance-guide"], phrases: ["assurance à sudbury"] },
  { pages: ["/provincial/new-brunswick-insurance-guide"], phrases: ["inondation fredericton"] },
  { pages: ["/company-analysis/aviva-canada-analysis"], phrases: ["réclamation chez aviva"] },
  { pages: ["/company-analysis/sun-life-financial-analysis"], phrases: ["sun life dentaire"] },
  { pages: ["/insurance-types/home", "/insurance-types/auto"], phrases: ["td ou intact"] },
  {
    pages: ["nothing"],
    phrases: [
      "abonnement netflix",
      "meilleurs restaurants à québec",
      "cours de natation",
      "acheter une pelle à neige",
      "club d'échecs laval",
    ],
  },
];
