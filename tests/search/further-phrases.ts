import type { PhraseGroup } from "./phrases.ts";

/*
 * Phrases of another author, typed without knowledge of the index's words, to see whether the search has only learnt
 * the other 300.
 */

const questions = "/learn/questions";
const rights = "/blog/insurance-consumer-rights-canada";
const homeArticle = "/blog/home-insurance-guide-canada-2024";

export const furtherEnglishPhrases: readonly PhraseGroup[] = [
  {
    pages: ["/learn/auto-insurance", "/learn/travel-insurance", questions],
    phrases: ["do i need insurance to rent a car in the us"],
  },
  {
    pages: [questions, "/learn/home-insurance", "/learn/life-events/first-48-hours"],
    phrases: ["my basement flooded who pays", "does home insurance cover a burst pipe", "sewer backup"],
  },
  { pages: ["/learn/insurance-for-seniors"], phrases: ["car insurance cheaper for seniors?"] },
  {
    pages: ["/learn/auto-insurance", questions],
    phrases: [
      "how long does an at fault accident stay on my record ontario",
      "got a speeding ticket will my rates go up",
      "car stolen from driveway",
      "i work for uber do i need different insurance",
      "someone hit my parked car and drove off",
    ],
  },
  {
    pages: [questions, "/learn/home-insurance", "/learn/life-events/first-rental"],
    phrases: ["can my landlord make me get tenant insurance"],
  },
  {
    pages: [questions, "/insurance-types/life", "/learn/life-insurance"],
    phrases: ["life insurance for someone with diabetes", "term or whole life which is better"],
  },
  { pages: ["/learn/life-events/new-baby"], phrases: ["insurance for my new baby"] },
  {
    pages: ["/tools/life-insurance-calculator", "/learn/life-insurance", questions],
    phrases: ["how much life insurance do i need"],
  },
  {
    pages: [questions, "/learn/travel-insurance", "/faq", "/insurance-types/travel"],
    phrases: ["does my credit card cover travel insurance", "pre existing condition travel"],
  },
  {
    pages: ["/learn/new-immigrant-insurance", questions, "/learn/travel-insurance"],
    phrases: ["visiting parents super visa insurance cost"],
  },
  {
    pages: [questions, "/learn/life-events/cancelled-or-refused", "/learn/auto-insurance"],
    phrases: ["what happens if i miss a payment"],
  },
  {
    pages: [rights, questions, "/learn/insurance-claims"],
    phrases: ["insurance company wont pay my claim what can i do", "complain about my insurance company"],
  },
  { pages: [questions, "/learn/health-insurance"], phrases: ["is critical illness insurance worth it"] },
  {
    pages: [questions, "/learn/disability-insurance", "/learn/life-events/working-for-yourself"],
    phrases: ["disabilty insurance self employed"],
  },
  {
    pages: [questions, "/learn/home-insurance", "/learn/life-events/condo", homeArticle],
    phrases: ["condo insurance what does the strata cover"],
  },
  { pages: ["/insurance-types/home", homeArticle], phrases: ["best home insurance company in alberta"] },
  { pages: ["/provincial/british-columbia-insurance-guide"], phrases: ["icbc vs private insurance"] },
  {
    pages: ["/learn/home-insurance", questions, "/provincial/northwest-territories-insurance-guide"],
    phrases: ["does insurance cover wildfire evacuation hotel"],
  },
  {
    pages: ["/learn/life-events/moving-in-together-or-apart", "/learn/life-insurance"],
    phrases: ["my ex is still on my policy"],
  },
  { pages: [rights, questions], phrases: ["cancel car insurance early fee"] },
  {
    pages: ["/learn/insurance-comparison", rights, questions, "/learn/choose-insurance"],
    phrases: ["how do i switch insurance companies"],
  },
  {
    pages: [questions, "/learn/health-insurance", "/learn/life-events/leaving-a-job"],
    phrases: ["dental plan without a job"],
  },
  {
    pages: ["/learn/new-immigrant-insurance", questions],
    phrases: ["new to canada car insurance no history"],
  },
  {
    pages: ["/learn/resources/new-driver-kit", "/learn/auto-insurance"],
    phrases: ["teen driver insurance"],
  },
  { pages: ["/learn/business-insurance"], phrases: ["food truck insurance", "do i need insurance for my etsy shop"] },
  {
    pages: ["/learn/home-insurance", questions, "/provincial/british-columbia-insurance-guide"],
    phrases: ["earthquake coverage bc"],
  },
  { pages: [questions, "/learn/life-insurance"], phrases: ["are life insurance payouts taxed"] },
  { pages: ["/learn/life-insurance", questions], phrases: ["who gets the money if my beneficiary died"] },
  { pages: [questions, "/learn/home-insurance", homeArticle], phrases: ["house vacant while selling"] },
  {
    pages: ["/learn/auto-insurance", "/learn/insurance-savings", "/insurance-rates-canada"],
    phrases: ["winter tires discount"],
  },
  { pages: ["nothing"], phrases: ["best pizza toronto", "bitcoin price", "horse riding lessons", "passport renewal"] },
];

export const furtherFrenchPhrases: readonly PhraseGroup[] = [
  {
    pages: ["/learn/life-events/first-home", "/learn/home-insurance", "/learn/prices"],
    phrases: ["combien ca coute assurer une premiere maison"],
  },
  {
    pages: [questions, "/learn/home-insurance", "/learn/life-events/first-48-hours"],
    phrases: ["degat d'eau sous-sol qui paye", "refoulement d'égout", "tremblement de terre"],
  },
  {
    pages: [questions, "/learn/life-insurance", "/learn/life-events/first-home"],
    phrases: ["assurance pret hypothecaire obligatoire?"],
  },
  {
    pages: [questions, "/learn/home-insurance", "/learn/life-events/first-rental"],
    phrases: ["bail exige assurance locataire"],
  },
  {
    pages: ["/learn/auto-insurance", questions],
    phrases: [
      "mon auto s'est fait voler",
      "accident non responsable franchise",
      "assurance pour uber",
      "bris de vitre pare-brise",
      "conduire l'auto de mon chum",
    ],
  },
  {
    pages: ["/learn/disability-insurance", questions],
    phrases: ["invalidité refusée par l'assureur mon médecin dit non"],
  },
  {
    pages: ["/learn/life-insurance", "/insurance-types/life", questions],
    phrases: ["assurance vie temporaire ou permanente", "l'assurance vie est elle imposable"],
  },
  { pages: [questions, "/learn/health-insurance"], phrases: ["assurance maladie grave ca vaut tu la peine"] },
  {
    pages: [questions, "/learn/life-events/leaving-a-job"],
    phrases: ["perdu ma job assurance collective"],
  },
  {
    pages: [questions, "/learn/new-immigrant-insurance", "/learn/travel-insurance"],
    phrases: ["ma mère vient me visiter assurance"],
  },
  {
    pages: [questions, "/learn/travel-insurance", "/faq"],
    phrases: ["carte de crédit assurance voyage"],
  },
  {
    pages: [rights, questions, "/learn/insurance-comparison", "/learn/choose-insurance"],
    phrases: ["changer d'assureur en cours d'année", "frais d'annulation assurance auto"],
  },
  {
    pages: ["/learn/resources/new-driver-kit", "/learn/auto-insurance"],
    phrases: ["jeune conducteur prix"],
  },
  {
    pages: ["/learn/life-events/moving-in-together-or-apart", "/learn/auto-insurance"],
    phrases: ["ma blonde est pas sur mon contrat"],
  },
  { pages: ["/learn/life-insurance", questions], phrases: ["bénéficiaire décédé"] },
  { pages: [rights, questions, "/insurance-types/home"], phrases: ["plainte contre mon assureur"] },
  { pages: ["/provincial/quebec-insurance-guide", rights], phrases: ["amf"] },
  { pages: ["/faq", homeArticle, "/learn/home-insurance"], phrases: ["dossier de crédit prime"] },
  {
    pages: ["/learn/home-insurance", homeArticle, "/learn/life-events/cancelled-or-refused"],
    phrases: ["toiture 20 ans assureur refuse"],
  },
  {
    pages: [questions, "/learn/business-insurance", "/learn/home-insurance"],
    phrases: ["je travaille de chez nous assurance"],
  },
  {
    pages: ["/learn/disability-insurance", questions, "/learn/life-events/working-for-yourself"],
    phrases: ["travailleur autonome salaire invalidité"],
  },
  { pages: ["/learn/life-events/condo", questions, homeArticle], phrases: ["assurance condo syndicat"] },
  {
    pages: ["/provincial/quebec-insurance-guide", "/learn/health-insurance", questions],
    phrases: ["médicaments ramq ou privé"],
  },
  { pages: ["/learn/health-insurance", questions], phrases: ["dentiste sans assurance"] },
  {
    pages: ["/learn/new-immigrant-insurance", questions],
    phrases: ["nouveau arrivant assurance auto"],
  },
  {
    pages: ["/learn/home-insurance", questions, "/provincial/northwest-territories-insurance-guide"],
    phrases: ["assurance feu de forêt évacuation"],
  },
  {
    pages: ["/learn/life-events/moving-to-another-province", "/provincial/ontario-insurance-guide"],
    phrases: ["déménager en ontario assurance"],
  },
  { pages: ["/learn/choose-insurance", questions], phrases: ["courtier ou en ligne"] },
  { pages: ["glossary-replacement-cost", "/learn/home-insurance"], phrases: ["valeur à neuf c'est quoi"] },
  {
    pages: ["/learn/life-events/cancelled-or-refused", "/learn/auto-insurance"],
    phrases: ["exclusion alcool au volant"],
  },
  {
    pages: [rights, "/learn/life-insurance", "/learn/insurance-for-seniors", "/learn/insurance-claims", questions],
    phrases: ["questionnaire médical menti"],
  },
  {
    pages: ["/learn/auto-insurance", "/learn/insurance-savings", "/provincial/quebec-insurance-guide"],
    phrases: ["pneus d'hiver"],
  },
  {
    pages: ["nothing"],
    phrases: ["meilleure poutine montreal", "prix du bitcoin", "cours d'équitation", "renouveler passeport"],
  },
];
