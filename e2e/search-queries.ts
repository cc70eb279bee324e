import type { SitePath } from "#site/site-path.ts";

/** A query, and the pages of which at least one must be among the first two results. */
export interface SearchQuery {
  readonly query: string;
  readonly pages: readonly SitePath[];
}

const rights = "/blog/insurance-consumer-rights-canada";
const claims = "/learn/insurance-claims";
const fraud = "/blog/insurance-fraud-canada";

const expected: Readonly<Record<string, readonly SitePath[]>> = {
  // Something went wrong.
  complaint: [rights],
  "how do i complain about my insurer": [rights],
  "denied claim": [rights, claims],
  "claim denied": [rights, claims],
  "claim refused what now": [rights, claims],
  "my claim was rejected": [rights, claims],
  ombudsman: [rights],
  osfi: [rights, claims],
  "crime stoppers": [rights, fraud, claims],
  bcuc: ["/provincial/british-columbia-insurance-guide"],
  "icbc fairness officer": ["/provincial/british-columbia-insurance-guide", rights],
  irac: ["/provincial/prince-edward-island-insurance-guide"],
  mfsa: ["/provincial/manitoba-insurance-guide"],
  "chambre de l'assurance": ["/provincial/quebec-insurance-guide"],
  "tribunal administratif du québec": ["/provincial/quebec-insurance-guide", rights],
  "consumer advocate for insurance": ["/provincial/new-brunswick-insurance-guide"],
  "mutual insurance ombudservice": [rights, claims],
  "ombudsman phone number": [rights],
  "sue insurance company": [rights],
  "small claims": [rights],
  "how to file a claim": [claims],
  "car accident what to do": [claims, "/learn/auto-insurance"],
  "staged accident": [fraud],
  "insurance scam": [fraud],
  "report fraud": [fraud],
  "insurer goes bankrupt": [rights, "/learn/high-net-worth-insurance"],
  // Places.
  "manitoba car": ["/provincial/manitoba-insurance-guide"],
  autopac: ["/provincial/manitoba-insurance-guide"],
  icbc: ["/provincial/british-columbia-insurance-guide"],
  "earthquake deductible": ["/provincial/british-columbia-insurance-guide"],
  saaq: ["/provincial/quebec-insurance-guide"],
  "montreal renter": ["/provincial/quebec-insurance-guide"],
  "montréal tenant insurance": ["/provincial/quebec-insurance-guide", "/learn/home-insurance"],
  "how much car insurance ontario": [
    "/provincial/ontario-insurance-guide",
    "/blog/auto-insurance-rates-by-province-2024",
  ],
  "toronto auto insurance": ["/provincial/ontario-insurance-guide"],
  "ontario accident benefits": ["/provincial/ontario-insurance-guide"],
  "alberta auto reform": ["/provincial/alberta-insurance-guide"],
  "calgary hail": ["/provincial/alberta-insurance-guide"],
  "halifax insurance": ["/provincial/nova-scotia-insurance-guide"],
  pei: ["/provincial/prince-edward-island-insurance-guide"],
  "prince edward island": ["/provincial/prince-edward-island-insurance-guide"],
  "newfoundland car insurance": ["/provincial/newfoundland-and-labrador-insurance-guide"],
  yukon: ["/provincial/yukon-insurance-guide"],
  nunavut: ["/provincial/nunavut-insurance-guide"],
  "northwest territories": ["/provincial/northwest-territories-insurance-guide"],
  "saskatchewan no-fault or tort": ["/provincial/saskatchewan-insurance-guide"],
  "new brunswick flood": ["/provincial/new-brunswick-insurance-guide"],
  // Home.
  renter: ["/learn/home-insurance", "/blog/home-insurance-guide-canada-2024"],
  "tenant insurance": ["/learn/home-insurance", "/blog/home-insurance-guide-canada-2024"],
  "i rent an apartment": ["/learn/home-insurance", "/blog/home-insurance-guide-canada-2024"],
  "condo insurance": ["/learn/life-events/condo", "/learn/home-insurance", "/blog/home-insurance-guide-canada-2024"],
  "is home insurance mandatory": [
    "/faq",
    "/insurance-types",
    "/learn/home-insurance",
    "/blog/home-insurance-guide-canada-2024",
  ],
  "is home insurance compulsory": [
    "/faq",
    "/insurance-types",
    "/learn/home-insurance",
    "/blog/home-insurance-guide-canada-2024",
  ],
  "overland flood": ["/learn/home-insurance", "/blog/home-insurance-guide-canada-2024"],
  "sewer backup": ["/learn/home-insurance", "/blog/home-insurance-guide-canada-2024"],
  "actual cash value": ["/learn/home-insurance", "/blog/home-insurance-guide-canada-2024"],
  "best home insurance": ["/insurance-types/home"],
  "compare home insurance": ["/insurance-types/home"],
  "assurance habitation": ["/learn/home-insurance", "/insurance-types/home", "/blog/home-insurance-guide-canada-2024"],
  "home insurance calculator": ["/tools/home-insurance-calculator"],
  // Auto.
  "auto insurance rates by province": ["/blog/auto-insurance-rates-by-province-2024"],
  "car insurance calculator": ["/tools/auto-insurance-calculator"],
  "compare car insurance": ["/insurance-types/auto"],
  "third party liability": ["/learn/auto-insurance"],
  // Life.
  "life insurance calculator": ["/tools/life-insurance-calculator"],
  "how much life insurance do i need": ["/tools/life-insurance-calculator", "/learn/life-insurance"],
  "term 20": ["/learn/life-insurance", "/insurance-types/life", "/blog/best-life-insurance-canada-2024"],
  "whole vs term": ["/learn/life-insurance", "/insurance-types/life", "/blog/best-life-insurance-canada-2024"],
  "universal life": ["/learn/life-insurance", "/insurance-types/life", "/blog/best-life-insurance-canada-2024"],
  "assurance vie": ["/learn/life-insurance", "/insurance-types/life", "/blog/best-life-insurance-canada-2024"],
  "best life insurance": ["/blog/best-life-insurance-canada-2024", "/insurance-types/life"],
  "no medical exam": [
    "/learn/life-insurance",
    "/insurance-types/life",
    "/blog/best-life-insurance-canada-2024",
    "/company-analysis/manulife-financial-analysis",
  ],
  "mortality table": ["/blog/insurance-actuarial-tables-explained"],
  "life expectancy": ["/blog/insurance-actuarial-tables-explained"],
  // Health, travel, disability, business.
  "travel insurance": ["/learn/travel-insurance", "/insurance-types/travel"],
  "pre-existing condition travel": ["/learn/travel-insurance", "/insurance-types/travel"],
  "super visa": ["/learn/travel-insurance", "/insurance-types/travel", "/learn/new-immigrant-insurance"],
  "dental plan": ["/learn/health-insurance"],
  "critical illness": ["/insurance-types/health", "/learn/health-insurance", "/learn/disability-insurance"],
  "own occupation": ["/learn/disability-insurance", "/insurance-types/disability"],
  "what does disability insurance cost": ["/learn/disability-insurance", "/insurance-types/disability"],
  "commercial general liability": ["/learn/business-insurance", "/insurance-types/business"],
  "business interruption": ["/learn/business-insurance", "/insurance-types/business"],
  // People.
  newcomer: ["/learn/new-immigrant-insurance"],
  "new to canada": ["/learn/new-immigrant-insurance"],
  "insurance for seniors": ["/learn/insurance-for-seniors"],
  "young professional": ["/learn/young-professionals-insurance"],
  "lower my bill": ["/learn/insurance-savings"],
  "cheap insurance": ["/learn/insurance-savings"],
  "how to save money": ["/learn/insurance-savings", "/insurance-rates-canada"],
  // Credit.
  "does a quote hurt my credit score": ["/faq"],
  "credit score": ["/faq"],
  "free credit report": ["/faq"],
  "stress test": ["/faq"],
  // Companies and the site itself.
  intact: ["/company-analysis/intact-financial-analysis"],
  "sun life": ["/company-analysis/sun-life-financial-analysis"],
  "wawanesa review": ["/company-analysis/wawanesa-analysis"],
  "td insurance": ["/company-analysis/td-insurance-analysis"],
  privacy: ["/privacy-policy"],
  "terms of service": ["/terms-of-service"],
  // Misspellings.
  deductable: ["/learn/how-insurance-works", "/learn/insurance-savings"],
  ombudsmen: [rights],
  "insurence calculator": [
    "/tools",
    "/tools/life-insurance-calculator",
    "/tools/home-insurance-calculator",
    "/tools/auto-insurance-calculator",
  ],
};

export const searchQueries: readonly SearchQuery[] = Object.entries(expected).map(([query, pages]) => ({
  query,
  pages,
}));
