import type { PhraseGroup } from "./phrases.ts";

const questions = "/learn/questions";
const rights = "/blog/insurance-consumer-rights-canada";
const homeArticle = "/blog/home-insurance-guide-canada-2024";
const lifeArticle = "/blog/best-life-insurance-canada-2024";
const firstHours = "/learn/life-events/first-48-hours";

/**
 * Half of the phrases ask the site's own questions in other words; the others are reworded from the titles of public
 * questions about insurance in Canada, or are words as people type them.
 */
export const englishPhrases: readonly PhraseGroup[] = [
  // Prices and paying.
  {
    pages: [questions, "/learn/insurance-savings", "/insurance-rates-canada"],
    phrases: [
      "my premium went up and I never made a claim",
      "why is my renewal so much higher this year",
      "rate increase no accidents no tickets",
      "why do rates keep rising in canada",
    ],
  },
  {
    pages: ["/learn/insurance-savings", "/insurance-rates-canada", questions],
    phrases: [
      "how can I pay less for insurance",
      "cheapest way to get insured",
      "discounts to ask for",
      "save money on insurance",
    ],
  },
  {
    pages: [questions, "/learn/insurance-savings"],
    phrases: ["is it cheaper to pay yearly or monthly", "monthly payment fee"],
  },
  {
    pages: [questions, "/learn/home-insurance", "/learn/insurance-savings"],
    phrases: ["should I raise my deductible"],
  },
  {
    pages: [questions, "/learn/home-insurance", homeArticle, "/blog/auto-insurance-rates-by-province-2024"],
    phrases: ["tax on insurance premiums", "do I pay sales tax on home insurance"],
  },
  {
    pages: [questions, "/learn/choose-insurance", "/learn/insurance-comparison"],
    phrases: ["when should I start shopping before renewal"],
  },
  {
    pages: [questions, "/learn/choose-insurance", "/learn/how-insurance-works"],
    phrases: ["insurance broker vs agent", "are comparison sites any good", "how do brokers get paid"],
  },
  {
    pages: ["/tools/multi-policy-savings"],
    phrases: ["bundle home and auto", "how much do I save with two policies at one company"],
  },
  {
    pages: ["/tools/insurance-comparison-tool", "/learn/insurance-comparison", "/learn/resources/comparison-workbook"],
    phrases: ["compare two quotes side by side"],
  },
  {
    pages: ["/learn/insurance-comparison", "/insurance-types/home", homeArticle, lifeArticle],
    phrases: ["how strong is my insurer rating", "financial strength rating"],
  },
  { pages: ["/learn/insurance-comparison"], phrases: ["which brands belong to the same company"] },
  { pages: ["/insurance-quotes-canada"], phrases: ["get a quote", "documents needed for a quote"] },
  {
    pages: ["/learn/prices", "/insurance-rates-canada"],
    phrases: ["published prices of insurance", "average cost of insurance in canada"],
  },
  { pages: ["/tools/consultation"], phrases: ["talk to a person", "book a call with an adviser", "free consultation"] },

  // Car.
  {
    pages: [
      "/learn/auto-insurance",
      "/insurance-types/auto",
      "/learn/prices",
      "/blog/auto-insurance-rates-by-province-2024",
      "/tools/auto-insurance-calculator",
    ],
    phrases: ["how much is car insurance"],
  },
  {
    pages: ["/blog/auto-insurance-rates-by-province-2024", "/insurance-rates-canada", "/insurance-types/auto"],
    phrases: ["car insurance rates by province"],
  },
  { pages: ["/tools/auto-insurance-calculator"], phrases: ["car insurance calculator"] },
  {
    pages: ["/learn/auto-insurance", questions],
    phrases: ["can i drive my friends car", "someone else crashed my car", "lending my car to a friend"],
  },
  {
    pages: ["/learn/auto-insurance"],
    phrases: [
      "my son drives my car",
      "daughter at university away from home car insurance",
      "adding a teenager to my policy",
    ],
  },
  {
    pages: ["/learn/auto-insurance", questions],
    phrases: ["hail damage car", "windshield chip", "tree fell on my car"],
  },
  {
    pages: ["/learn/auto-insurance", questions, "/learn/insurance-claims"],
    phrases: ["accident not my fault will insurance go up", "does calling my insurer count as a claim"],
  },
  { pages: ["/learn/auto-insurance", questions], phrases: ["how long do tickets affect premium"] },
  {
    pages: ["/learn/auto-insurance", questions],
    phrases: [
      "car written off payout too low",
      "insurer total loss offer dispute",
      "actual cash value of my totalled car",
    ],
  },
  {
    pages: ["/learn/auto-insurance", questions],
    phrases: ["car stolen what does insurance pay", "stolen vehicle claim"],
  },
  {
    pages: ["/learn/auto-insurance", questions],
    phrases: [
      "do I still need collision on a 12 year old car",
      "drop comprehensive on old car",
      "collision vs comprehensive",
    ],
  },
  {
    pages: ["/learn/auto-insurance", questions],
    phrases: ["uber driver insurance", "delivering for doordash with my own car", "rent out my car on turo"],
  },
  {
    pages: ["/learn/auto-insurance", questions, "/insurance-types/auto"],
    phrases: ["how much liability on my car 1 million or 2 million"],
  },
  {
    pages: ["/learn/auto-insurance", "/tools/auto-insurance-calculator"],
    phrases: ["telematics app worth it", "does the driving app raise my rate"],
  },
  {
    pages: [
      "/learn/auto-insurance",
      firstHours,
      "/learn/resources/new-driver-kit",
      "/learn/insurance-claims",
      questions,
    ],
    phrases: ["what to do after a car crash", "fender bender what now"],
  },
  {
    pages: ["/learn/auto-insurance", questions],
    phrases: ["who pays when someone rear ends me", "direct compensation"],
  },
  {
    pages: ["/learn/resources/new-driver-kit", "/learn/young-professionals-insurance"],
    phrases: ["new driver insurance", "G2 licence cost", "first car insurance at 18"],
  },
  {
    pages: ["/learn/life-events/cancelled-or-refused", "/learn/auto-insurance", questions],
    phrases: [
      "dui insurance",
      "high risk driver insurance",
      "nobody will insure me",
      "cancelled for non payment",
      "insurance after impaired driving",
      "licence suspended insurance",
    ],
  },
  {
    pages: ["/learn/life-events/moving-to-another-province"],
    phrases: ["moving from ontario to alberta car", "moving to another province what changes"],
  },
  { pages: ["/learn/new-immigrant-insurance", questions], phrases: ["newcomer car insurance no canadian history"] },
  {
    pages: ["/learn/insurance-claims", "/learn/auto-insurance", questions],
    phrases: ["can I choose my own body shop", "insurer wants me to use their garage"],
  },
  {
    pages: ["/learn/auto-insurance", "/blog/auto-insurance-rates-by-province-2024"],
    phrases: ["OPCF 44R", "endorsement numbers car policy"],
  },

  // Home.
  {
    pages: ["/learn/home-insurance", firstHours, homeArticle, "/learn/insurance-claims", questions],
    phrases: ["my roof leaked", "water in the basement", "toilet overflowed"],
  },
  {
    pages: ["/learn/home-insurance", homeArticle, questions],
    phrases: [
      "is flooding covered",
      "sewer backup coverage",
      "does home insurance cover water damage",
      "overland water endorsement",
    ],
  },
  {
    pages: ["/learn/home-insurance", questions, "/provincial/british-columbia-insurance-guide"],
    phrases: ["earthquake insurance worth it", "do I need earthquake coverage"],
  },
  {
    pages: ["/learn/home-insurance", homeArticle, questions],
    phrases: [
      "house empty for two months",
      "vacant home insurance",
      "how long can I leave my house unoccupied in winter",
    ],
  },
  {
    pages: ["/learn/home-insurance", questions, homeArticle],
    phrases: [
      "is my bike covered if stolen",
      "jewellery limit on home policy",
      "engagement ring insurance",
      "laptop stolen from my car",
    ],
  },
  {
    pages: ["/learn/home-insurance", homeArticle],
    phrases: ["mould covered by home insurance", "knob and tube wiring insurance"],
  },
  {
    pages: ["/learn/home-insurance", homeArticle],
    phrases: ["replacement cost vs cash value", "guaranteed replacement cost"],
  },
  {
    pages: ["/tools/home-insurance-calculator", homeArticle, questions, "/learn/home-insurance"],
    phrases: ["how much should I insure my house for", "rebuild cost calculator"],
  },
  {
    pages: [
      "/learn/home-insurance",
      "/learn/prices",
      homeArticle,
      "/insurance-types/home",
      "/tools/home-insurance-calculator",
    ],
    phrases: ["average house insurance price"],
  },
  { pages: ["/insurance-types/home"], phrases: ["best home insurance company"] },
  {
    pages: ["/learn/home-insurance", questions, homeArticle],
    phrases: ["wildfire near my house can I still buy", "forest fire evacuation costs", "hotel costs after a fire"],
  },
  { pages: ["/learn/home-insurance", questions], phrases: ["should I claim or pay myself"] },
  { pages: ["/learn/home-insurance", homeArticle], phrases: ["second home cottage insurance"] },
  {
    pages: ["/learn/life-events/first-home", "/faq"],
    phrases: [
      "buying my first house insurance",
      "what does the mortgage lender require",
      "closing day proof of insurance",
    ],
  },
  {
    pages: ["/learn/life-events/first-rental", "/learn/home-insurance", questions, homeArticle],
    phrases: [
      "renters insurance",
      "landlord requires tenant insurance",
      "do I need insurance for my apartment",
      "is my roommate covered",
      "student renting a room insurance",
    ],
  },
  {
    pages: ["/learn/life-events/condo", "/learn/home-insurance", homeArticle, questions],
    phrases: [
      "condo insurance what do I need",
      "strata deductible charged to me",
      "special assessment condo",
      "condo corporation policy vs mine",
    ],
  },
  {
    pages: ["/learn/life-events/landlord", "/learn/home-insurance", questions],
    phrases: ["renting out my basement", "landlord insurance", "tenant damaged my rental property"],
  },
  { pages: ["/learn/home-insurance", homeArticle, "/learn/insurance-savings"], phrases: ["sump pump discount"] },
  {
    pages: ["/learn/home-insurance", "/learn/life-events/working-for-yourself", "/learn/business-insurance", questions],
    phrases: ["home based business insurance", "working from home is my equipment covered"],
  },

  // Life.
  {
    pages: ["/tools/life-insurance-calculator", "/learn/life-insurance", questions],
    phrases: ["life insurance calculator", "life insurance amount with two children"],
  },
  {
    pages: ["/learn/life-insurance", "/insurance-types/life", questions, "/learn/prices", lifeArticle],
    phrases: ["how much does term life cost at 40"],
  },
  {
    pages: ["/learn/life-insurance", "/insurance-types/life", questions, lifeArticle],
    phrases: ["term vs whole life", "is whole life a good investment", "convert term to permanent"],
  },
  {
    pages: ["/learn/life-insurance", questions, "/faq"],
    phrases: ["mortgage life insurance from the bank", "should I get mortgage protection at the bank"],
  },
  {
    pages: ["/insurance-types/life", questions, lifeArticle, "/learn/life-insurance"],
    phrases: ["life insurance with diabetes", "no medical exam life insurance"],
  },
  {
    pages: ["/learn/life-insurance", questions, lifeArticle],
    phrases: ["is life insurance payout taxable", "borrow against my policy", "cash value withdrawal tax"],
  },
  {
    pages: ["/learn/life-insurance", "/learn/life-events/a-death-in-the-family", questions],
    phrases: ["my husband died what insurance"],
  },
  { pages: ["/learn/life-events/a-death-in-the-family"], phrases: ["my mother passed away her house and car"] },
  {
    pages: ["/learn/life-insurance", lifeArticle],
    phrases: [
      "change beneficiary after divorce",
      "naming a beneficiary who is a minor",
      "riders worth buying",
      "waiver of premium rider",
    ],
  },
  {
    pages: ["/learn/life-events/new-baby", "/learn/life-insurance"],
    phrases: ["having a baby insurance", "pregnant what insurance should I get"],
  },
  {
    pages: [lifeArticle, "/insurance-types/life"],
    phrases: ["best life insurance in canada", "compare life insurers"],
  },
  {
    pages: ["/blog/insurance-actuarial-tables-explained"],
    phrases: ["life expectancy table", "how do insurers calculate premiums", "actuary"],
  },
  {
    pages: ["/tools/estate-planning-review", "/learn/life-insurance", "/learn/high-net-worth-insurance"],
    phrases: ["estate tax on the cottage", "tax when I die", "final tax bill estimate"],
  },
  {
    pages: ["/learn/life-events/moving-in-together-or-apart", "/learn/life-insurance"],
    phrases: ["moving in with my girlfriend", "adding spouse to policy"],
  },

  // Work, health, disability.
  {
    pages: [
      "/learn/life-events/leaving-a-job",
      questions,
      "/learn/young-professionals-insurance",
      "/learn/health-insurance",
    ],
    phrases: [
      "employer benefits ended",
      "laid off what happens to my benefits",
      "quit my job health coverage",
      "convert group life insurance after leaving",
    ],
  },
  {
    pages: [
      "/learn/disability-insurance",
      "/learn/life-events/working-for-yourself",
      questions,
      "/tools/disability-insurance-calculator",
      "/learn/young-professionals-insurance",
    ],
    phrases: ["self employed sick pay", "contractor no benefits what if I get sick", "freelancer disability insurance"],
  },
  {
    pages: ["/learn/life-events/working-for-yourself", "/learn/business-insurance"],
    phrases: ["starting my own business insurance"],
  },
  {
    pages: ["/tools/disability-insurance-calculator", "/learn/disability-insurance", "/insurance-types/disability"],
    phrases: ["how long would my savings last if I can't work", "how much disability insurance do I need"],
  },
  {
    pages: ["/learn/disability-insurance", questions, "/insurance-types/disability"],
    phrases: [
      "ltd stopped after two years",
      "own occupation vs any occupation",
      "long term disability denied",
      "disability insurance cost",
      "elimination period how long",
    ],
  },
  {
    pages: ["/learn/health-insurance", questions, "/insurance-types/health", "/learn/insurance-for-seniors"],
    phrases: [
      "canadian dental care plan",
      "do I qualify for free dental",
      "massage and physio coverage",
      "is private health insurance worth it",
      "glasses and dental plan",
      "prescription drug coverage",
    ],
  },
  {
    pages: ["/learn/health-insurance", questions, "/insurance-types/health", "/learn/prices"],
    phrases: ["critical illness insurance worth it", "cancer lump sum payout", "critical illness cost per month"],
  },
  {
    pages: ["/learn/young-professionals-insurance"],
    phrases: ["what insurance do I need in my twenties", "first job benefits booklet"],
  },
  {
    pages: ["/learn/insurance-for-seniors", "/tools/senior-insurance-review"],
    phrases: ["what to drop when I retire", "long term care home insurance", "insurance review at 70"],
  },
  { pages: ["/tools/coverage-gap-analyzer"], phrases: ["what coverage am I missing", "coverage gap"] },
  { pages: ["/insurance-types"], phrases: ["which insurance is required by law in canada"] },

  // Travel and arriving.
  {
    pages: ["/learn/travel-insurance", questions, "/insurance-types/travel"],
    phrases: ["travel insurance pre existing condition", "new blood pressure pill before my trip"],
  },
  {
    pages: ["/learn/travel-insurance", questions],
    phrases: [
      "how long can snowbirds stay in the us",
      "does my visa card cover trip cancellation",
      "rental car abroad credit card coverage",
      "cancel my trip sick",
    ],
  },
  {
    pages: [
      "/learn/travel-insurance",
      "/insurance-types/travel",
      "/learn/prices",
      "/tools/travel-insurance-calculator",
    ],
    phrases: ["how much is travel medical insurance", "hospital bill abroad"],
  },
  {
    pages: ["/learn/travel-insurance", questions, "/insurance-types/travel"],
    phrases: ["do I need travel insurance within canada", "ohip out of country", "annual multi trip or single trip"],
  },
  {
    pages: [
      "/learn/new-immigrant-insurance",
      "/insurance-types/travel",
      "/learn/travel-insurance",
      questions,
      "/learn/prices",
    ],
    phrases: ["super visa insurance for my parents", "super visa medical cost"],
  },
  {
    pages: ["/learn/new-immigrant-insurance", questions, "/learn/health-insurance"],
    phrases: [
      "new to canada",
      "waiting period for health card",
      "international student health insurance",
      "work permit health coverage",
      "insurance for permanent residents just landed",
    ],
  },

  // Business.
  {
    pages: [
      "/learn/business-insurance",
      "/insurance-types/business",
      questions,
      "/tools/business-insurance-calculator",
    ],
    phrases: [
      "small business insurance",
      "liability for contractors",
      "business interruption",
      "commercial general liability cost",
      "which coverage does my shop need",
    ],
  },

  // Claims and rights.
  {
    pages: [rights, "/learn/insurance-claims", questions],
    phrases: [
      "claim denied what can I do",
      "insurer refuses to pay",
      "insurance company won't pay my claim",
      "denied for non disclosure",
      "appeal insurance decision",
      "claim taking too long",
    ],
  },
  {
    pages: [rights, questions, "/learn/insurance-claims"],
    phrases: ["complain about insurance company", "who regulates insurers", "complaint letter template"],
  },
  {
    pages: [rights],
    phrases: ["sue my insurer", "small claims court insurance", "deadline to sue", "appraisal process dispute"],
  },
  {
    pages: ["/learn/insurance-claims", questions, firstHours],
    phrases: [
      "how soon must I report a claim",
      "how to make a claim",
      "adjuster visit what to expect",
      "proof of loss form",
    ],
  },
  {
    pages: [firstHours, "/learn/insurance-claims", "/learn/home-insurance", homeArticle],
    phrases: ["house fire what do I do first", "break in what now"],
  },
  {
    pages: [rights, questions, "/learn/life-events/cancelled-or-refused"],
    phrases: [
      "can my insurer cancel my policy",
      "insurance not renewed",
      "cancel my policy early penalty",
      "switch insurers mid term",
    ],
  },
  {
    pages: [rights, "/learn/how-insurance-works", "/learn/high-net-worth-insurance", lifeArticle],
    phrases: ["what if my insurance company goes bankrupt"],
  },
  { pages: ["/blog/insurance-fraud-canada"], phrases: ["staged accident", "fake insurance broker"] },
  { pages: ["/learn/how-insurance-works"], phrases: ["how to read my policy"] },
  { pages: ["/learn/high-net-worth-insurance"], phrases: ["insurance for wealthy families"] },

  // Credit.
  {
    pages: ["/faq", questions],
    phrases: [
      "does a quote hurt my credit score",
      "what is a good credit score",
      "fix mistake on credit report",
      "free credit report",
      "identity stolen",
      "build credit as a newcomer",
      "mortgage stress test",
      "minimum down payment",
      "consumer proposal or bankruptcy",
      "secured credit card",
    ],
  },

  // Definitions.
  { pages: ["glossary-deductible"], phrases: ["what is a deductible"] },
  { pages: ["glossary-premium"], phrases: ["what does premium mean"] },
  { pages: ["glossary-subrogation"], phrases: ["subrogation"] },
  { pages: ["glossary-endorsement"], phrases: ["what is an endorsement"] },
  { pages: ["glossary-beneficiary"], phrases: ["define beneficiary"] },
  { pages: ["glossary-underwriting"], phrases: ["underwriting definition"] },
  { pages: ["glossary-adjuster"], phrases: ["what is an adjuster"] },
  { pages: ["glossary-umbrella-policy"], phrases: ["what is an umbrella policy"] },
  { pages: ["glossary-segregated-fund"], phrases: ["segregated fund"] },
  { pages: ["glossary-facility-association"], phrases: ["what is facility association"] },
  { pages: ["glossary-tort"], phrases: ["what does tort mean"] },
  { pages: ["glossary-reinsurance"], phrases: ["reinsurance"] },

  // Places.
  { pages: ["/provincial/british-columbia-insurance-guide"], phrases: ["bc car insurance"] },
  {
    pages: ["/provincial/ontario-insurance-guide"],
    phrases: ["ontario car insurance", "ontario accident benefits changes 2026"],
  },
  {
    pages: ["/provincial/quebec-insurance-guide"],
    phrases: ["SAAQ", "quebec insurance", "ramq drug insurance", "montreal"],
  },
  { pages: ["/provincial/alberta-insurance-guide"], phrases: ["alberta", "calgary hail", "alberta care-first reform"] },
  { pages: ["/provincial/manitoba-insurance-guide"], phrases: ["winnipeg car insurance"] },
  { pages: ["/provincial/saskatchewan-insurance-guide"], phrases: ["SGI", "saskatchewan plates"] },
  { pages: ["/provincial/nova-scotia-insurance-guide"], phrases: ["halifax car insurance"] },
  { pages: ["/provincial/newfoundland-and-labrador-insurance-guide"], phrases: ["newfoundland"] },
  { pages: ["/provincial/prince-edward-island-insurance-guide"], phrases: ["pei insurance"] },
  { pages: ["/provincial/new-brunswick-insurance-guide"], phrases: ["new brunswick"] },
  { pages: ["/provincial/yukon-insurance-guide"], phrases: ["whitehorse"] },
  { pages: ["/provincial/nunavut-insurance-guide"], phrases: ["iqaluit home insurance"] },

  // Companies.
  { pages: ["/company-analysis/intact-financial-analysis"], phrases: ["intact", "belairdirect"] },
  { pages: ["/company-analysis/td-insurance-analysis"], phrases: ["meloche monnex"] },
  { pages: ["/company-analysis/sun-life-financial-analysis"], phrases: ["sunlife"] },
  { pages: ["/company-analysis/manulife-financial-analysis"], phrases: ["is manulife good"] },
  { pages: ["/company-analysis/desjardins-analysis"], phrases: ["desjardins insurance review"] },
  { pages: ["/company-analysis/co-operators-analysis"], phrases: ["cooperators"] },
  { pages: ["/company-analysis/wawanesa-analysis"], phrases: ["wawanesa"] },
  { pages: ["/company-analysis/canada-life-analysis"], phrases: ["canada life"] },
  { pages: ["/insurance-types/home", "/insurance-types/auto"], phrases: ["intact or aviva"] },

  // The site itself.
  { pages: ["/privacy-policy"], phrases: ["unsubscribe from emails", "delete my personal information"] },
  { pages: ["/about", "/terms-of-service"], phrases: ["how does northcover make money"] },

  // Nothing.
  {
    pages: ["nothing"],
    phrases: ["pet insurance", "wedding insurance", "horse insurance", "vet bills", "bitcoin", "concert tickets"],
  },
];
