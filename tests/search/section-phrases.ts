import type { PhraseGroup } from "./phrases.ts";

/** Phrases that a section answers, while the beginning of its page does not. */
interface SectionGroup {
  readonly pages: PhraseGroup["pages"];
  readonly english: readonly string[];
  readonly french: readonly string[];
}

const groups: readonly SectionGroup[] = [
  {
    pages: ["/learn/auto-insurance#do-you-need-collision-and-comprehensive"],
    english: ["hail damage car", "vandalised car", "windshield chip"],
    french: ["grêle sur mon auto", "pare-brise fissuré", "auto vandalisée"],
  },
  {
    pages: [
      "/learn/home-insurance#four-ways-water-gets-in",
      "/learn/home-insurance#what-a-standard-policy-covers",
      "/learn/life-events/first-48-hours",
    ],
    english: ["my roof leaked", "toilet overflowed"],
    french: ["mon toit coule", "la toilette a débordé"],
  },
  {
    pages: ["/learn/questions#friend-crashed-my-car", "/learn/auto-insurance#who-insures-you"],
    english: ["can i drive my friends car", "my friend crashed my car"],
    french: ["prêter mon auto à un ami", "un ami a eu un accident avec mon auto"],
  },
  {
    pages: [
      "/learn/choose-insurance#broker-direct-insurer-or-comparison-site-which-one",
      "/learn/questions#broker-or-direct",
    ],
    english: ["insurance broker vs agent", "broker or direct"],
    french: ["courtier ou agent", "courtier ou assureur direct"],
  },
  {
    pages: ["/learn/questions#leaving-a-job", "/learn/life-events/leaving-a-job"],
    english: ["employer benefits ended", "i quit my job"],
    french: ["fin de mes avantages sociaux", "j'ai démissionné"],
  },
  {
    pages: ["/learn/home-insurance#special-limits", "/learn/questions#bike-and-jewellery"],
    english: ["engagement ring insurance", "is my bike covered"],
    french: ["bague de fiançailles", "vélo volé"],
  },
  {
    pages: ["/learn/home-insurance#old-house-wholl-insure-knob-and-tube-poly-b-or-an-oil-tank"],
    english: ["knob and tube wiring", "old electrical panel"],
    french: ["fils électriques vieille maison", "plomberie vieille maison"],
  },
  {
    pages: [
      "/learn/home-insurance#replacement-cost-or-cash-value",
      "/blog/home-insurance-guide-canada-2024#replacement-cost-or-cash-value",
    ],
    english: ["replacement cost or cash value"],
    french: ["valeur à neuf ou valeur au jour du sinistre"],
  },
  {
    pages: [
      "/learn/auto-insurance#total-loss-how-do-i-dispute-the-value-of-my-car",
      "/learn/questions#total-loss-value",
    ],
    english: ["car written off offer too low"],
    french: ["perte totale offre trop basse"],
  },
  {
    pages: ["/learn/auto-insurance#telematics"],
    english: ["tracking app for my driving"],
    french: ["application qui suit ma conduite"],
  },
  {
    pages: [
      "/learn/auto-insurance#rideshare-delivery-or-renting-my-car-out-am-i-covered",
      "/learn/questions#delivery-and-rideshare",
    ],
    english: ["uber driver", "doordash with my car"],
    french: ["livreur doordash", "conduire pour uber"],
  },
  {
    pages: ["/learn/auto-insurance#theft", "/learn/questions#stolen-car"],
    english: ["car stolen"],
    french: ["auto volée"],
  },
  {
    pages: ["/learn/life-insurance#if-you-separate-or-divorce"],
    english: ["beneficiary after divorce"],
    french: ["bénéficiaire après un divorce"],
  },
  {
    pages: [
      "/learn/life-insurance#is-mortgage-life-insurance-from-my-bank-worth-it",
      "/learn/questions#bank-mortgage-insurance",
      "/faq#mortgage-life-insurance",
    ],
    english: ["mortgage insurance from the bank"],
    french: ["assurance prêt hypothécaire de la banque"],
  },
  {
    pages: ["/insurance-types/life#if-your-health-isnt-perfect", "/learn/questions#health-conditions"],
    english: ["life insurance with diabetes"],
    french: ["assurance vie diabète"],
  },
  {
    pages: ["/learn/life-insurance#after-a-death-how-do-i-find-and-claim-the-policy", "/learn/questions#find-a-policy"],
    english: ["find my dads life insurance"],
    french: ["retrouver l'assurance vie de mon père"],
  },
  {
    pages: [
      "/learn/disability-insurance#my-ltd-ends-at-two-years-any-occupation-what-now",
      "/learn/questions#any-occupation",
    ],
    english: ["ltd stops after two years"],
    french: ["invalidité arrêtée après deux ans"],
  },
  {
    pages: ["/learn/disability-insurance#when-benefits-are-taxed", "/learn/questions#is-disability-taxed"],
    english: ["is disability taxed"],
    french: ["invalidité imposable"],
  },
  {
    pages: ["/learn/health-insurance#the-federal-dental-plan", "/learn/questions#federal-dental-plan"],
    english: ["free dental plan"],
    french: ["régime dentaire gratuit"],
  },
  {
    pages: ["/learn/travel-insurance#the-clause-about-medical-conditions", "/learn/questions#what-stable-means"],
    english: ["new pill before my trip"],
    french: ["nouveau médicament avant mon voyage"],
  },
  {
    pages: [
      "/learn/travel-insurance#does-my-credit-card-cover-this-trip-or-rental-car",
      "/learn/questions#credit-card-coverage",
      "/faq#card-travel-insurance",
    ],
    english: ["credit card travel coverage"],
    french: ["carte de crédit assurance voyage"],
  },
  {
    pages: ["/learn/travel-insurance#how-long-can-a-snowbird-stay-away", "/learn/questions#days-away"],
    english: ["snowbird how many days"],
    french: ["snowbird combien de jours"],
  },
  {
    pages: [
      "/learn/new-immigrant-insurance#parents-and-grandparents-the-super-visa",
      "/learn/questions#super-visa",
      "/learn/travel-insurance#parents-grandparents-and-other-guests",
    ],
    english: ["super visa for my parents"],
    french: ["super visa pour mes parents"],
  },
  {
    pages: ["/blog/insurance-consumer-rights-canada#while-the-policy-runs", "/learn/questions#cancel-my-policy"],
    english: ["cancel my policy early"],
    french: ["résilier avant la fin"],
  },
  {
    pages: [
      "/blog/insurance-consumer-rights-canada#dispute-resolution",
      "/blog/insurance-consumer-rights-canada#is-a-lawsuit-worth-it",
      "/blog/insurance-consumer-rights-canada#time-limits-for-going-to-court",
    ],
    english: ["sue my insurer"],
    french: ["poursuivre mon assureur"],
  },
  {
    pages: [
      "/blog/insurance-consumer-rights-canada#help-resources",
      "/blog/insurance-consumer-rights-canada#if-your-insurer-fails",
      "/blog/best-life-insurance-canada-2024#if-an-insurer-fails",
      "/learn/how-insurance-works#if-the-insurer-fails",
      "/learn/high-net-worth-insurance#what-is-protected-if-an-insurer-fails",
    ],
    english: ["my insurer goes bankrupt"],
    french: ["faillite de mon assureur"],
  },
  {
    pages: [
      "/learn/questions#claim-denied",
      "/blog/insurance-consumer-rights-canada#when-you-claim",
      "/blog/insurance-consumer-rights-canada#build-your-complaint",
      "/learn/insurance-claims#if-the-answer-is-no-or-too-little",
    ],
    english: ["insurer refuses to pay"],
    french: ["mon assureur refuse de payer"],
  },
  {
    pages: ["/learn/insurance-claims#who-to-tell-and-how-soon", "/learn/questions#how-fast-to-report"],
    english: ["how soon to report a claim"],
    french: ["délai pour déclarer un sinistre"],
  },
  {
    pages: ["/provincial/quebec-insurance-guide#what-the-saaq-pays-for-lost-income"],
    english: ["saaq lost income"],
    french: ["saaq indemnité"],
  },
  {
    pages: ["/faq#fix-an-error"],
    english: ["error on my credit report"],
    french: ["erreur dans mon dossier de crédit"],
  },
  {
    pages: ["/learn/home-insurance#earthquake-do-the-deductible-first", "/learn/questions#earthquake"],
    english: ["earthquake deductible"],
    french: ["franchise tremblement de terre"],
  },
];

export const englishSections: readonly PhraseGroup[] = groups.map(({ pages, english }) => ({
  pages,
  phrases: english,
}));
export const frenchSections: readonly PhraseGroup[] = groups.map(({ pages, french }) => ({ pages, phrases: french }));
