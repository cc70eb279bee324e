import type { SitePath } from "#site/site-path.ts";
import type { PhraseGroup } from "./phrases.ts";

/** A question of the site, the pages that answer it as well, and the question in other words. */
interface AskedQuestion {
  readonly question: PhraseGroup["pages"][number];
  readonly pages: readonly SitePath[];
  readonly english: string;
  readonly french: string;
}

const rights = "/blog/insurance-consumer-rights-canada";

const asked: readonly AskedQuestion[] = [
  {
    question: "/learn/questions#premium-jumped",
    pages: ["/learn/insurance-savings", "/insurance-rates-canada"],
    english: "insurance went up for no reason",
    french: "mon assurance a augmenté sans raison",
  },
  {
    question: "/learn/questions#how-many-quotes",
    pages: ["/learn/insurance-comparison", "/learn/choose-insurance", "/insurance-quotes-canada"],
    english: "how many quotes do I need",
    french: "combien de soumissions demander",
  },
  {
    question: "/learn/questions#paying-monthly",
    pages: ["/learn/insurance-savings"],
    english: "is paying every month more expensive",
    french: "payer en versements mensuels",
  },
  {
    question: "/learn/questions#quote-and-credit",
    pages: ["/faq", "/insurance-quotes-canada"],
    english: "will a quote lower my credit score",
    french: "une soumission baisse-t-elle ma cote",
  },
  {
    question: "/learn/questions#cancel-my-policy",
    pages: [rights],
    english: "may I end my policy any time",
    french: "mettre fin à mon contrat n'importe quand",
  },
  {
    question: "/learn/questions#higher-deductible",
    pages: ["/learn/home-insurance", "/learn/insurance-savings"],
    english: "1000 deductible instead of 500",
    french: "franchise de 1000 au lieu de 500",
  },
  {
    question: "/learn/questions#tax-on-premiums",
    pages: ["/learn/home-insurance", "/provincial/quebec-insurance-guide"],
    english: "do I pay tax on my premium",
    french: "taxe sur l'assurance",
  },
  {
    question: "/learn/questions#direct-compensation",
    pages: ["/learn/auto-insurance", "/provincial/quebec-insurance-guide"],
    english: "somebody hit me why does my own insurer pay",
    french: "pourquoi mon assureur paie si l'autre est responsable",
  },
  {
    question: "/learn/questions#collision-on-an-old-car",
    pages: ["/learn/auto-insurance"],
    english: "is collision worth it on an old car",
    french: "assurance deux côtés sur une vieille voiture",
  },
  {
    question: "/learn/questions#not-at-fault",
    pages: ["/learn/auto-insurance"],
    english: "does a not at fault crash raise my price",
    french: "accident non responsable augmentation",
  },
  {
    question: "/learn/questions#one-ticket",
    pages: ["/learn/auto-insurance"],
    english: "one speeding ticket effect",
    french: "effet d'un ticket de vitesse",
  },
  {
    question: "/learn/questions#stolen-car",
    pages: ["/learn/auto-insurance"],
    english: "my car got stolen how much will I get",
    french: "combien je reçois si mon auto est volée",
  },
  {
    question: "/learn/questions#rebuilding-cost",
    pages: ["/learn/home-insurance", "/tools/home-insurance-calculator", "/blog/home-insurance-guide-canada-2024"],
    english: "insure my house for its market value",
    french: "valeur marchande ou coût pour rebâtir",
  },
  {
    question: "/learn/questions#flooded-basement",
    pages: ["/learn/home-insurance", "/learn/life-events/first-48-hours"],
    english: "will they pay for my flooded basement",
    french: "eau dans le sous-sol est-ce couvert",
  },
  {
    question: "/learn/questions#empty-house",
    pages: ["/learn/home-insurance", "/blog/home-insurance-guide-canada-2024"],
    english: "how long may a house stand empty",
    french: "maison inoccupée combien de jours",
  },
  {
    question: "/learn/questions#how-long-a-claim-counts",
    pages: ["/learn/home-insurance", "/learn/auto-insurance"],
    english: "years a home claim stays on record",
    french: "combien d'années un sinistre reste au dossier",
  },
  {
    question: "/learn/questions#wildfire-nearby",
    pages: ["/learn/home-insurance", "/blog/home-insurance-guide-canada-2024"],
    english: "fire is close can I still get insured",
    french: "feu de forêt proche m'assurer maintenant",
  },
  {
    question: "/learn/questions#landlord-requires-insurance",
    pages: ["/learn/life-events/first-rental", "/learn/home-insurance"],
    english: "can a landlord force me to have insurance",
    french: "le bail m'oblige à m'assurer",
  },
  {
    question: "/learn/questions#roommates",
    pages: ["/learn/life-events/first-rental", "/learn/home-insurance"],
    english: "does my policy cover my roommates",
    french: "mon coloc est-il couvert",
  },
  {
    question: "/learn/questions#condo-coverage",
    pages: ["/learn/life-events/condo", "/learn/home-insurance"],
    english: "what does the condo corporation's insurance leave to me",
    french: "assurance du syndicat de copropriété et la mienne",
  },
  {
    question: "/learn/questions#term-or-whole",
    pages: ["/learn/life-insurance", "/insurance-types/life", "/blog/best-life-insurance-canada-2024"],
    english: "term life or permanent",
    french: "temporaire ou permanente",
  },
  {
    question: "/learn/questions#is-the-payout-taxed",
    pages: ["/learn/life-insurance"],
    english: "tax on life insurance money",
    french: "impôt sur l'assurance vie reçue",
  },
  {
    question: "/learn/questions#ei-sickness",
    pages: ["/learn/disability-insurance"],
    english: "employment insurance when I'm sick",
    french: "assurance-emploi quand on est malade",
  },
  {
    question: "/learn/questions#self-employed-sick-pay",
    pages: ["/learn/disability-insurance", "/learn/life-events/working-for-yourself"],
    english: "self employed no sick leave",
    french: "travailleur autonome congé de maladie",
  },
  {
    question: "/learn/questions#two-plans",
    pages: ["/learn/health-insurance"],
    english: "my spouse and I both have benefits",
    french: "mon conjoint et moi avons chacun un régime",
  },
  {
    question: "/learn/questions#private-health-plan",
    pages: ["/learn/health-insurance", "/insurance-types/health"],
    english: "is a private health plan worth the money",
    french: "assurance maladie privée vaut-elle le prix",
  },
  {
    question: "/learn/questions#leaving-a-job",
    pages: ["/learn/life-events/leaving-a-job"],
    english: "leaving my job what happens to my insurance",
    french: "je quitte ma job et mes assurances",
  },
  {
    question: "/learn/questions#quebec-drug-insurance",
    pages: ["/provincial/quebec-insurance-guide"],
    english: "must I have drug insurance in quebec",
    french: "assurance médicaments obligatoire",
  },
  {
    question: "/learn/questions#province-pays-abroad",
    pages: ["/learn/travel-insurance"],
    english: "does my province pay if I get sick abroad",
    french: "ma carte soleil paie-t-elle à l'étranger",
  },
  {
    question: "/learn/questions#what-stable-means",
    pages: ["/learn/travel-insurance"],
    english: "what counts as stable condition",
    french: "maladie stable voyage",
  },
  {
    question: "/learn/questions#days-away",
    pages: ["/learn/travel-insurance"],
    english: "days I can spend in florida",
    french: "jours permis en floride",
  },
  {
    question: "/learn/questions#waiting-for-a-health-card",
    pages: ["/learn/new-immigrant-insurance", "/learn/health-insurance"],
    english: "just arrived waiting for health card",
    french: "j'attends ma carte d'assurance maladie",
  },
  {
    question: "/learn/questions#first-business-policy",
    pages: ["/learn/business-insurance", "/insurance-types/business"],
    english: "first policy for a small company",
    french: "première assurance pour ma petite entreprise",
  },
  {
    question: "/learn/questions#working-from-home",
    pages: [
      "/learn/home-insurance",
      "/blog/home-insurance-guide-canada-2024",
      "/learn/life-events/working-for-yourself",
    ],
    english: "does home insurance cover my home office",
    french: "bureau à la maison assurance habitation",
  },
  {
    question: "/learn/questions#my-own-repairer",
    pages: ["/learn/insurance-claims", "/learn/auto-insurance"],
    english: "do I have to use the insurer's contractor",
    french: "obligé de prendre l'entrepreneur de l'assureur",
  },
  {
    question: "/learn/questions#claim-denied",
    pages: [rights, "/learn/insurance-claims"],
    english: "they turned down my claim",
    french: "on a refusé ma réclamation",
  },
  {
    question: "/learn/questions#which-ombud",
    pages: [rights],
    english: "where to complain about my insurer",
    french: "à qui me plaindre de mon assureur",
  },
  {
    question: "/learn/questions#cancelled-for-non-payment",
    pages: ["/learn/life-events/cancelled-or-refused", "/learn/auto-insurance"],
    english: "policy cancelled because I didn't pay",
    french: "contrat résilié je n'ai pas payé",
  },
  {
    question: "/faq#what-makes-up-my-score",
    pages: [],
    english: "what goes into a credit score",
    french: "de quoi dépend la cote de crédit",
  },
  {
    question: "/faq#close-old-cards",
    pages: [],
    english: "cancel a card I never use",
    french: "annuler une vieille carte de crédit",
  },
  {
    question: "/faq#how-long-does-it-take",
    pages: [],
    english: "how long to rebuild credit",
    french: "réparer mon crédit combien de temps",
  },
  {
    question: "/faq#stolen-card",
    pages: [],
    english: "someone used my credit card",
    french: "quelqu'un a utilisé ma carte de crédit",
  },
  {
    question: "/faq#collections-account",
    pages: [],
    english: "debt in collections should I pay",
    french: "dette en recouvrement payer ou non",
  },
  {
    question: "/faq#score-for-a-mortgage",
    pages: [],
    english: "score needed for a mortgage",
    french: "cote nécessaire pour une hypothèque",
  },
  {
    question: "/faq#pre-approval",
    pages: [],
    english: "is a mortgage pre-approval guaranteed",
    french: "préapprobation hypothécaire",
  },
  {
    question: "/faq#credit-repair-companies",
    pages: [],
    english: "company that repairs credit for a fee",
    french: "payer une compagnie pour réparer mon crédit",
  },
];

const groupsOf = (language: "english" | "french"): readonly PhraseGroup[] =>
  asked.map(({ question, pages, ...phrases }) => ({ pages: [question, ...pages], phrases: [phrases[language]] }));

export const englishQuestions = groupsOf("english");
export const frenchQuestions = groupsOf("french");
