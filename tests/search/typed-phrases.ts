import type { PhraseGroup } from "./phrases.ts";

/*
 * Phrases as they are typed in haste: two or three words, spelling errors, no accents, half a question. They were
 * written before the search was tried on them.
 */

const questions = "/learn/questions";
const rights = "/blog/insurance-consumer-rights-canada";
const homeArticle = "/blog/home-insurance-guide-canada-2024";
const lifeArticle = "/blog/best-life-insurance-canada-2024";
const firstHours = "/learn/life-events/first-48-hours";

export const englishTyped: readonly PhraseGroup[] = [
  {
    pages: ["/learn/auto-insurance", questions, "/learn/insurance-claims", firstHours],
    phrases: [
      "at fault accident premium",
      "glass claim",
      "rear ended who pays",
      "hit and run claim",
      "totalled car value",
      "flood damaged car",
      "car theift",
    ],
  },
  {
    pages: ["/learn/auto-insurance", "/blog/auto-insurance-rates-by-province-2024"],
    phrases: ["opcf 20", "accident forgiveness"],
  },
  {
    pages: ["/learn/auto-insurance", "/learn/insurance-savings", questions],
    phrases: ["low mileage discount", "winter tire discount ontario"],
  },
  {
    pages: ["/learn/auto-insurance", "/learn/life-events/cancelled-or-refused", questions],
    phrases: ["facility high risk cost", "lapsed car insurance"],
  },
  { pages: ["/learn/resources/new-driver-kit", "/learn/auto-insurance"], phrases: ["learners permit insurance"] },
  {
    pages: ["/learn/home-insurance", homeArticle, questions, firstHours],
    phrases: [
      "ice dam",
      "burst pipe claim",
      "foundation crack water",
      "stolen bicycle",
      "sewer back up covrage",
      "house burned down",
      "vacant house rules",
      "home inventory",
    ],
  },
  {
    pages: ["/learn/home-insurance", homeArticle, "/tools/home-insurance-calculator", questions],
    phrases: ["underinsured house", "rebuild cost per square foot"],
  },
  {
    pages: ["/learn/life-events/first-rental", "/learn/home-insurance", questions, homeArticle, "/learn/prices"],
    phrases: ["tenant insurance cost", "renters liability"],
  },
  {
    pages: ["/learn/life-events/condo", "/learn/home-insurance", questions, homeArticle],
    phrases: ["condo deductible assessment", "unit owner coverage"],
  },
  {
    pages: ["/learn/life-events/landlord", "/learn/home-insurance", questions, homeArticle],
    phrases: ["duplex rental insurance", "short term rental host"],
  },
  {
    pages: ["/learn/life-insurance", "/insurance-types/life", questions, lifeArticle, "/learn/prices"],
    phrases: ["term 20 price", "smoker rates", "whole life cash value", "joint life insurance"],
  },
  { pages: ["/learn/life-insurance", questions, "/faq"], phrases: ["bank mortgage insurance vs term"] },
  {
    pages: ["/learn/life-insurance", "/learn/life-events/a-death-in-the-family", questions],
    phrases: ["lost policy search", "death claim documents"],
  },
  {
    pages: ["/learn/disability-insurance", questions, "/insurance-types/disability", "/learn/prices"],
    phrases: [
      "ltd any occupation",
      "short term disability ei",
      "disability self employed cost",
      "back injury cant work",
    ],
  },
  {
    pages: ["/learn/health-insurance", questions, "/insurance-types/health", "/learn/prices"],
    phrases: ["dental plan cost", "cdcp eligibility", "prescription glases", "critical illness price", "orthodontics"],
  },
  {
    pages: ["/learn/health-insurance", "/learn/new-immigrant-insurance", questions, "/insurance-types/travel"],
    phrases: ["no health card yet", "international students"],
  },
  {
    pages: [
      "/learn/travel-insurance",
      "/insurance-types/travel",
      "/learn/new-immigrant-insurance",
      questions,
      "/learn/prices",
    ],
    phrases: [
      "trip cancelation",
      "annual travel plan",
      "snowbird 6 months",
      "lost luggage",
      "visitor insurance parents price",
      "stable condition 90 days",
    ],
  },
  {
    pages: ["/learn/travel-insurance", "/learn/insurance-for-seniors", "/learn/prices"],
    phrases: ["travel insurance over 75"],
  },
  {
    pages: [
      "/learn/life-insurance",
      "/insurance-types/life",
      lifeArticle,
      "/learn/prices",
      "/learn/insurance-for-seniors",
    ],
    phrases: ["life insurance age 60"],
  },
  {
    pages: ["/learn/business-insurance", "/insurance-types/business", questions, "/learn/prices"],
    phrases: [
      "contractor liability cost",
      "shop insurance",
      "cyber attack coverage",
      "commercial property",
      "errors and omissions",
    ],
  },
  {
    pages: [rights, questions, "/learn/insurance-claims", "glossary-final-position-letter"],
    phrases: [
      "claim delay",
      "complaint ombudsman",
      "insurer lowball offer",
      "final position letter",
      "claim rejected why",
    ],
  },
  {
    pages: [rights, questions, "/learn/life-events/cancelled-or-refused"],
    phrases: ["cancelation fee", "policy not renewed"],
  },
  { pages: ["/blog/insurance-fraud-canada"], phrases: ["ghost broker", "report fraud"] },
  { pages: ["/faq"], phrases: ["credit freeze", "how many credit cards", "hard inquiry", "secured card deposit"] },
  { pages: ["/learn/life-events/moving-to-another-province"], phrases: ["moving bc to ontario"] },
  { pages: ["/learn/life-events/leaving-a-job", questions], phrases: ["severance benefits end"] },
  { pages: ["/learn/life-events/new-baby", "/learn/life-insurance"], phrases: ["newborn insurance"] },
  {
    pages: ["/tools/life-insurance-calculator", "/learn/life-insurance", questions],
    phrases: ["how much coverage family of four"],
  },
  { pages: ["/tools/multi-policy-savings", "/learn/insurance-savings"], phrases: ["bundle discount"] },
  {
    pages: ["/tools/travel-insurance-calculator", "/learn/travel-insurance", "/learn/prices"],
    phrases: ["travel insurance calculator"],
  },
  { pages: ["/tools/consultation"], phrases: ["call me back"] },
  { pages: ["glossary-premium"], phrases: ["premium definition"] },
  { pages: ["glossary-exclusion"], phrases: ["what is an exclusion"] },
  { pages: ["glossary-indemnity"], phrases: ["indemnity"] },
  { pages: ["glossary-all-perils", "glossary-named-perils"], phrases: ["all perils meaning"] },
  { pages: ["/provincial/british-columbia-insurance-guide"], phrases: ["icbc basic"] },
  { pages: ["/provincial/alberta-insurance-guide"], phrases: ["edmonton hail"] },
  { pages: ["/provincial/manitoba-insurance-guide"], phrases: ["mpi appeal"] },
  { pages: ["/company-analysis/td-insurance-analysis"], phrases: ["td insurance good?"] },
  { pages: ["/company-analysis/manulife-financial-analysis"], phrases: ["manulife vitality"] },
  { pages: ["nothing"], phrases: ["cat insurance", "guitar strings", "cheap flights"] },
];

export const frenchTyped: readonly PhraseGroup[] = [
  {
    pages: ["/learn/auto-insurance", questions, "/learn/insurance-claims", firstHours],
    phrases: [
      "accident responsable prime",
      "bris de vitre",
      "frappé par en arrière",
      "délit de fuite",
      "valeur perte totale",
      "auto inondée",
      "vol d'auto",
    ],
  },
  {
    pages: ["/learn/auto-insurance", "/blog/auto-insurance-rates-by-province-2024"],
    phrases: ["faq 20", "valeur à neuf auto"],
  },
  {
    pages: ["/learn/auto-insurance", "/learn/insurance-savings", questions],
    phrases: ["rabais kilométrage", "pneus hiver rabais"],
  },
  {
    pages: ["/learn/auto-insurance", "/learn/life-events/cancelled-or-refused", questions],
    phrases: ["conducteur a risque", "contrat annulé non paiement"],
  },
  { pages: ["/learn/resources/new-driver-kit", "/learn/auto-insurance"], phrases: ["permis apprenti assurance"] },
  {
    pages: ["/learn/home-insurance", homeArticle, questions, firstHours],
    phrases: [
      "barrage de glace",
      "tuyau eclate",
      "fissure fondation",
      "velo vole",
      "refoulement degout",
      "maison brulee",
      "maison vacante",
      "inventaire des biens",
    ],
  },
  {
    pages: ["/learn/home-insurance", homeArticle, "/tools/home-insurance-calculator", questions],
    phrases: ["maison sous-assurée", "coût de reconstruction"],
  },
  {
    pages: [
      "/learn/life-events/first-rental",
      "/learn/home-insurance",
      questions,
      homeArticle,
      "/learn/prices",
      "/provincial/quebec-insurance-guide",
    ],
    phrases: ["assurance locataire prix", "locataire responsabilité civile"],
  },
  {
    pages: [
      "/learn/life-events/condo",
      "/learn/home-insurance",
      questions,
      homeArticle,
      "/provincial/quebec-insurance-guide",
    ],
    phrases: ["franchise du syndicat condo", "assurance copropriétaire"],
  },
  {
    pages: ["/learn/life-events/landlord", "/learn/home-insurance", questions, homeArticle],
    phrases: ["assurance duplex", "propriétaire de logement locatif"],
  },
  {
    pages: ["/learn/life-insurance", "/insurance-types/life", questions, lifeArticle, "/learn/prices"],
    phrases: ["temporaire 20 ans prix", "vie entière valeur de rachat", "assurance vie conjointe"],
  },
  { pages: ["/learn/life-insurance", questions, "/faq"], phrases: ["assurance hypothécaire banque"] },
  {
    pages: ["/learn/life-insurance", "/learn/life-events/a-death-in-the-family", questions],
    phrases: ["police perdue", "reclamation deces documents"],
  },
  {
    pages: ["/learn/disability-insurance", questions, "/insurance-types/disability", "/learn/prices"],
    phrases: [
      "invalidité toute profession",
      "invalidité courte durée",
      "travailleur autonome invalidité prix",
      "mal de dos incapable de travailler",
    ],
  },
  {
    pages: [
      "/learn/health-insurance",
      questions,
      "/insurance-types/health",
      "/learn/prices",
      "/provincial/quebec-insurance-guide",
    ],
    phrases: ["assurance dentaire prix", "rcsd admissibilité", "lunettes", "maladie grave prix", "orthodontie"],
  },
  {
    pages: [
      "/learn/health-insurance",
      "/learn/new-immigrant-insurance",
      questions,
      "/insurance-types/travel",
      "/provincial/quebec-insurance-guide",
    ],
    phrases: ["délai de carence ramq", "etudiants etrangers"],
  },
  {
    pages: [
      "/learn/travel-insurance",
      "/insurance-types/travel",
      "/learn/new-immigrant-insurance",
      questions,
      "/learn/prices",
    ],
    phrases: [
      "annulation de voyage",
      "assurance voyage annuelle",
      "snowbird six mois",
      "bagages perdus",
      "visiteurs au canada prix",
      "état stable 90 jours",
    ],
  },
  {
    pages: ["/learn/travel-insurance", "/learn/insurance-for-seniors", "/learn/prices"],
    phrases: ["assurance voyage 75 ans"],
  },
  {
    pages: [
      "/learn/life-insurance",
      "/insurance-types/life",
      lifeArticle,
      "/learn/prices",
      "/learn/insurance-for-seniors",
    ],
    phrases: ["assurance vie 60 ans"],
  },
  {
    pages: ["/learn/business-insurance", "/insurance-types/business", questions, "/learn/prices"],
    phrases: ["responsabilité entrepreneur prix", "assurance commerce", "cyberattaque", "erreurs et omissions"],
  },
  {
    pages: [rights, questions, "/learn/insurance-claims"],
    phrases: ["délai réclamation", "plainte assureur", "offre trop basse", "réclamation rejetée"],
  },
  {
    pages: [rights, questions, "/learn/life-events/cancelled-or-refused"],
    phrases: ["pénalité annulation", "non renouvellement"],
  },
  { pages: ["/blog/insurance-fraud-canada"], phrases: ["courtier fantome", "dénoncer une fraude"] },
  {
    pages: ["/faq"],
    phrases: [
      "gel du crédit",
      "combien de cartes de crédit",
      "dossier de crédit gratuit",
      "proposition de consommateur",
    ],
  },
  { pages: ["/learn/life-events/moving-to-another-province"], phrases: ["déménager ontario québec"] },
  { pages: ["/learn/life-events/leaving-a-job", questions], phrases: ["congédié assurance collective"] },
  { pages: ["/learn/life-events/new-baby", "/learn/life-insurance"], phrases: ["assurance nouveau-né"] },
  {
    pages: ["/tools/life-insurance-calculator", "/learn/life-insurance", questions],
    phrases: ["combien d'assurance vie famille de quatre"],
  },
  { pages: ["/tools/multi-policy-savings", "/learn/insurance-savings"], phrases: ["regrouper auto habitation"] },
  {
    pages: ["/tools/travel-insurance-calculator", "/learn/travel-insurance", "/learn/prices"],
    phrases: ["calculatrice assurance voyage"],
  },
  { pages: ["/tools/consultation"], phrases: ["rappelez-moi"] },
  { pages: ["glossary-premium"], phrases: ["définition prime"] },
  { pages: ["glossary-exclusion"], phrases: ["qu'est-ce qu'une exclusion"] },
  { pages: ["glossary-beneficiary"], phrases: ["c'est quoi un bénéficiaire"] },
  { pages: ["glossary-reinsurance"], phrases: ["réassurance"] },
  { pages: ["/provincial/british-columbia-insurance-guide"], phrases: ["icbc"] },
  { pages: ["/provincial/quebec-insurance-guide"], phrases: ["saaq indemnité", "amf"] },
  { pages: ["/provincial/manitoba-insurance-guide"], phrases: ["autopac"] },
  { pages: ["/company-analysis/td-insurance-analysis"], phrases: ["td assurance avis"] },
  { pages: ["/company-analysis/desjardins-analysis"], phrases: ["desjardins bonne assurance?"] },
  { pages: ["nothing"], phrases: ["assurance chat", "cordes de guitare", "billets d'avion pas chers"] },
];
