import type { SitePath } from "#site/site-path.ts";

/** What a page says of itself to machines: search engines, networks where it is shared, and the site's own search. */
export interface PageDescription {
  /** For search results and shares: one or two sentences, unique on the site. */
  readonly description: string;
  readonly keywords: readonly string[];
}

/** Of every page. The browser has no use for them; see `page-metadata.tsx`. */
export const pageDescriptions: Readonly<Record<SitePath, PageDescription>> = {
  "/": {
    description:
      "Plain-English guides, insurer comparisons and calculators for life, home, auto, health, travel, business and disability insurance in Canada.",
    keywords: ["insurance Canada", "insurance guide", "compare insurance", "insurance calculator"],
  },
  "/learn": {
    description:
      "Sixteen guides to insurance in Canada: how it works, how to choose and claim, each line of coverage, and guides for your stage of life.",
    keywords: ["learn insurance", "insurance education Canada", "insurance guides"],
  },
  "/learn/how-insurance-works": {
    description:
      "What a premium pays for, how a policy is built and who is who: the ideas behind every insurance policy sold in Canada.",
    keywords: ["how insurance works", "premium", "deductible", "insurance policy"],
  },
  "/learn/choose-insurance": {
    description:
      "Work out what you need, compare like with like, then check the licence: three steps to insurance that fits.",
    keywords: ["choose insurance", "insurance needs", "compare policies", "insurance broker Canada"],
  },
  "/learn/insurance-claims": {
    description:
      "Report at once, document everything, follow up: how to make an insurance claim in Canada and what to do when it stalls.",
    keywords: ["insurance claim", "file a claim", "claim denied", "adjuster"],
  },
  "/learn/life-insurance": {
    description:
      "Term, whole and universal life compared, how much coverage to buy, tax rules, the application and the riders worth paying for.",
    keywords: ["life insurance Canada", "term life", "whole life", "universal life"],
  },
  "/learn/home-insurance": {
    description:
      "What a home policy covers and leaves out, what it costs by home value, how claims run and what differs by province.",
    keywords: ["home insurance Canada", "condo insurance", "tenant insurance", "sewer backup"],
  },
  "/learn/auto-insurance": {
    description:
      "Minimum liability by province, the optional coverage, the discounts and the claim: auto insurance in Canada in one place.",
    keywords: ["auto insurance Canada", "car insurance", "minimum liability", "DCPD"],
  },
  "/learn/health-insurance": {
    description:
      "What your provincial plan leaves out, what private plans add, and how drug, dental and critical illness coverage work in Canada.",
    keywords: ["health insurance Canada", "extended health", "drug plan", "dental plan"],
  },
  "/learn/travel-insurance": {
    description:
      "Why a provincial card is not enough abroad, what stability means, and how to make a travel claim that is paid.",
    keywords: ["travel insurance Canada", "emergency medical", "pre-existing condition", "super visa insurance"],
  },
  "/learn/business-insurance": {
    description:
      "Liability, property, interruption, cyber and the rest: which coverage a small business in Canada needs, and in what order.",
    keywords: [
      "business insurance Canada",
      "commercial general liability",
      "professional liability",
      "cyber insurance",
    ],
  },
  "/learn/disability-insurance": {
    description:
      "How disability insurance replaces a paycheque, when benefits are taxed, and the definitions that decide a claim.",
    keywords: ["disability insurance Canada", "income protection", "own occupation", "EI sickness benefits"],
  },
  "/learn/insurance-comparison": {
    description:
      "Two prices mean nothing until the limits, deductibles and exclusions match. How to compare insurance quotes properly.",
    keywords: ["compare insurance quotes", "insurance comparison", "insurance ratings"],
  },
  "/learn/insurance-savings": {
    description:
      "Ways to pay less for insurance without losing coverage that matters, with the arithmetic behind each of them.",
    keywords: ["save on insurance", "insurance discounts", "bundle insurance", "raise deductible"],
  },
  "/learn/young-professionals-insurance": {
    description:
      "Starting a career in Canada: the coverage to buy first, what to skip, and what your benefits plan already does.",
    keywords: ["insurance for young professionals", "tenant insurance", "disability insurance"],
  },
  "/learn/new-immigrant-insurance": {
    description:
      "Health coverage for the first months, driving records from abroad, the super visa and the frauds aimed at people new to Canada.",
    keywords: [
      "newcomer insurance Canada",
      "new immigrant insurance",
      "super visa",
      "provincial health waiting period",
    ],
  },
  "/learn/high-net-worth-insurance": {
    description:
      "Full replacement, umbrella liability, art and several homes, and life insurance for tax at death: coverage for larger estates.",
    keywords: ["high net worth insurance", "umbrella liability", "estate insurance Canada"],
  },
  "/learn/insurance-for-seniors": {
    description:
      "Keep, convert or drop: life, travel, home, driving and health coverage after 60, and how to turn down what you do not need.",
    keywords: ["insurance for seniors", "senior life insurance", "travel insurance seniors", "term conversion"],
  },
  "/learn/resources/insurance-checklist": {
    description:
      "What to check once a year, what to tell your insurer, and where your policies are: to tick and print.",
    keywords: ["insurance checklist"],
  },
  "/learn/resources/comparison-workbook": {
    description:
      "A sheet for three insurance quotes, line by line: fill it in here, print it or save it as a spreadsheet.",
    keywords: ["insurance comparison worksheet"],
  },
  "/learn/resources/new-driver-kit": {
    description:
      "What a first car insurance policy must have in each province, what changes its price, and a crash sheet.",
    keywords: ["new driver insurance"],
  },
  "/insurance-types": {
    description:
      "The seven kinds of insurance households and businesses in Canada buy, what each is for, and how to choose between them.",
    keywords: ["types of insurance", "insurance types Canada"],
  },
  "/insurance-types/life": {
    description:
      "Term, no-exam, term-to-100 and universal life products side by side, and how to tell which one is for you.",
    keywords: ["compare life insurance", "term life insurance Canada", "no-exam life insurance"],
  },
  "/insurance-types/home": {
    description:
      "Ten home insurers ranked by strength, claims, service and value. Move the weights and watch the order change.",
    keywords: ["best home insurance Canada", "home insurance comparison", "home insurers ranked"],
  },
  "/insurance-types/auto": {
    description:
      "Who sells auto insurance where, through whom, and what to check before you ask any of them for a price.",
    keywords: ["compare auto insurance", "car insurance companies Canada"],
  },
  "/insurance-types/travel": {
    description: "Emergency medical, trip cancellation and visitor plans compared on what they cover and for whom.",
    keywords: ["compare travel insurance", "travel medical insurance Canada", "visitors to Canada insurance"],
  },
  "/insurance-types/health": {
    description:
      "Individual drug, dental, extended health and critical illness plans from Canadian insurers, side by side.",
    keywords: ["compare health insurance", "personal health insurance Canada", "critical illness insurance"],
  },
  "/insurance-types/business": {
    description:
      "Business packages, liability and group plans for small and mid-sized businesses, and who offers them.",
    keywords: ["compare business insurance", "small business insurance Canada"],
  },
  "/insurance-types/disability": {
    description:
      "Individual and group disability contracts compared by definition, waiting period and strength of contract.",
    keywords: ["compare disability insurance", "income protection Canada"],
  },
  "/blog": {
    description:
      "Longer reads on how insurance in Canada is priced, sold, claimed and sometimes abused. Every figure says where it comes from.",
    keywords: ["insurance blog Canada", "insurance analysis"],
  },
  "/blog/best-life-insurance-canada-2024": {
    description:
      "Three large life insurers weighed up, and why the right amount and type of coverage matter more than the logo.",
    keywords: ["best life insurance Canada", "life insurance companies 2024"],
  },
  "/blog/home-insurance-guide-canada-2024": {
    description:
      "All 47 factors behind a home premium, coverage and gaps, provinces, claims and discounts in one long read.",
    keywords: ["home insurance guide", "home insurance premium factors", "home insurance 2024"],
  },
  "/blog/auto-insurance-rates-by-province-2024": {
    description:
      "What drivers pay in ten provinces, why the gaps are so wide, and which parts of the bill you can change.",
    keywords: ["auto insurance rates by province", "average car insurance Canada"],
  },
  "/blog/insurance-actuarial-tables-explained": {
    description: "How insurers turn life tables and claim counts into a price, worked through with every step shown.",
    keywords: ["actuarial tables", "life table", "how premiums are calculated"],
  },
  "/blog/insurance-fraud-canada": {
    description: "What insurance fraud costs, how staged crashes and ghost brokers work, and where to report them.",
    keywords: ["insurance fraud Canada", "ghost broker", "staged collision", "report insurance fraud"],
  },
  "/blog/insurance-consumer-rights-canada": {
    description:
      "What an insurer owes you, how to complain in three steps, and which free service hears your case next.",
    keywords: ["insurance consumer rights", "insurance complaint Canada", "GIO", "OLHI"],
  },
  "/tools": {
    description:
      "Twelve free insurance tools for Canada that answer in your browser: calculators, reviews and comparisons.",
    keywords: ["insurance calculator Canada", "insurance tools"],
  },
  "/tools/life-insurance-calculator": {
    description:
      "Work out how much life insurance your household needs. Every step is shown and nothing you type leaves your browser.",
    keywords: ["life insurance calculator", "how much life insurance"],
  },
  "/tools/home-insurance-calculator": {
    description:
      "Work out what rebuilding your home would cost, whether your limit is enough and when a higher deductible pays.",
    keywords: ["home insurance calculator", "home insurance quote"],
  },
  "/tools/auto-insurance-calculator": {
    description:
      "See what your province asks you to carry, and whether collision and comprehensive still pay on your car.",
    keywords: ["auto insurance calculator", "car insurance quote"],
  },
  "/tools/disability-insurance-calculator": {
    description:
      "Follow two years without work month by month: what job and public plans pay after tax, and when money runs out.",
    keywords: ["disability insurance calculator", "income protection"],
  },
  "/tools/travel-insurance-calculator": {
    description:
      "See what your provincial plan would pay of a hospital bill abroad, what is left for you, and when an annual travel plan is cheaper than single trips.",
    keywords: ["travel insurance calculator", "travel insurance quote"],
  },
  "/tools/coverage-gap-analyzer": {
    description:
      "Hold your coverage and your savings against nine risks, from illness to a flooded basement, and see which gap is the largest and what you may not need.",
    keywords: ["coverage gap", "insurance review"],
  },
  "/tools/multi-policy-savings": {
    description:
      "Enter the price of a bundle and the best prices apart, and see which costs less with tax, and which discount would be needed to match.",
    keywords: ["bundle home and auto", "multi-policy discount"],
  },
  "/tools/business-insurance-calculator": {
    description:
      "See which insurance the law, a lease or a contract asks of your business, which is worth considering, and which amounts to ask for.",
    keywords: ["business insurance calculator", "business insurance quote"],
  },
  "/tools/estate-planning-review": {
    description:
      "Estimate tax and probate at death in your province on a cottage, investments, a business or an RRSP, and see whether there is cash to pay the bill.",
    keywords: ["estate planning insurance", "wealth transfer"],
  },
  "/tools/senior-insurance-review": {
    description:
      "Review life, travel, health and home policies after 60: which to keep, which have a deadline, and which may no longer earn their premium.",
    keywords: ["senior insurance review", "retirement insurance"],
  },
  "/tools/insurance-comparison-tool": {
    description: "Put up to three insurance quotes side by side and see which is cheaper for the same coverage.",
    keywords: ["insurance comparison tool", "compare insurers"],
  },
  "/tools/provincial-insurance-guide": {
    description: "Insurance rules of your province or territory at a glance, or two of them side by side for a move.",
    keywords: ["provincial insurance guide", "insurance by province"],
  },
  "/tools/consultation": {
    description: "Fifteen minutes on the phone about your insurance questions, free and without any duty to buy.",
    keywords: ["insurance consultation", "free insurance advice call"],
  },
  "/faq": {
    description:
      "Credit scores, cards, reports, mortgages and your rights: answers for Canada, and why credit matters to insurance.",
    keywords: ["credit score Canada", "credit FAQ", "credit and insurance"],
  },
  "/insurance-quotes-canada": {
    description: "What to have ready before you ask for an insurance quote, and three ways to start.",
    keywords: ["insurance quotes Canada", "get insurance quote"],
  },
  "/insurance-rates-canada": {
    description: "Where premiums are heading, how provinces compare and what a household can do about its own bill.",
    keywords: ["insurance rates Canada", "insurance premiums by province"],
  },
  "/about": {
    description:
      "Who writes Northcover and how, how it earns money, how the ranking works, and what we have corrected.",
    keywords: ["about", "corrections"],
  },
  "/sitemap": {
    description: "Every page of Northcover in one list, and the same list as XML for search engines.",
    keywords: ["sitemap"],
  },
  "/terms-of-service": {
    description: "What Northcover offers, what it does not promise, how it is paid and the rules for using it.",
    keywords: ["terms of service"],
  },
  "/privacy-policy": {
    description:
      "What Northcover stores when you send a form, why, for how long, and how to see it or have it deleted.",
    keywords: ["privacy policy", "PIPEDA", "Law 25"],
  },
  "/request-sent": {
    description: "What happens after you send us a form, step by step.",
    keywords: ["form"],
  },
  "/request-not-sent": {
    description: "Why we did not store your form, and what you can do.",
    keywords: ["form"],
  },
  "/provincial/alberta-insurance-guide": {
    description:
      "The Care-First system of 2027, hail deductibles and the good-driver cap: insurance in Alberta, explained.",
    keywords: ["Alberta insurance", "Alberta auto insurance", "Alberta home insurance"],
  },
  "/provincial/british-columbia-insurance-guide": {
    description:
      "ICBC's basic plan, the optional coverage you can buy elsewhere, earthquake and strata deductibles in BC.",
    keywords: ["British Columbia insurance", "British Columbia auto insurance", "British Columbia home insurance"],
  },
  "/provincial/manitoba-insurance-guide": {
    description: "One public auto plan, pure no-fault injury coverage and the water questions of the Red River valley.",
    keywords: ["Manitoba insurance", "Manitoba auto insurance", "Manitoba home insurance"],
  },
  "/provincial/new-brunswick-insurance-guide": {
    description:
      "Direct compensation for drivers, river floods, oil tanks and wood stoves: insurance in New Brunswick.",
    keywords: ["New Brunswick insurance", "New Brunswick auto insurance", "New Brunswick home insurance"],
  },
  "/provincial/newfoundland-and-labrador-insurance-guide": {
    description: "The province where accident benefits are optional, and why most drivers should still buy them.",
    keywords: [
      "Newfoundland and Labrador insurance",
      "Newfoundland and Labrador auto insurance",
      "Newfoundland and Labrador home insurance",
    ],
  },
  "/provincial/northwest-territories-insurance-guide": {
    description: "Few insurers, thin accident benefits and wildfire evacuations: insuring a home and car in the N.W.T.",
    keywords: [
      "Northwest Territories insurance",
      "Northwest Territories auto insurance",
      "Northwest Territories home insurance",
    ],
  },
  "/provincial/nova-scotia-insurance-guide": {
    description: "A half-million liability minimum, hurricanes and the coastal flood gap: insurance in Nova Scotia.",
    keywords: ["Nova Scotia insurance", "Nova Scotia auto insurance", "Nova Scotia home insurance"],
  },
  "/provincial/nunavut-insurance-guide": {
    description: "Permafrost, blizzards, water tanks and no roads: how insurance works where almost nobody sells it.",
    keywords: ["Nunavut insurance", "Nunavut auto insurance", "Nunavut home insurance"],
  },
  "/provincial/ontario-insurance-guide": {
    description:
      "Since July 2026 most accident benefits are optional. What to keep, what to skip, and the rest of Ontario insurance.",
    keywords: ["Ontario insurance", "Ontario auto insurance", "Ontario home insurance"],
  },
  "/provincial/prince-edward-island-insurance-guide": {
    description: "What Fiona taught about storm surge, and the small rules that make Island insurance different.",
    keywords: [
      "Prince Edward Island insurance",
      "Prince Edward Island auto insurance",
      "Prince Edward Island home insurance",
    ],
  },
  "/provincial/quebec-insurance-guide": {
    description:
      "Two insurers after one crash, the drug-cover rule and the premium tax: insurance in Quebec, explained.",
    keywords: ["Quebec insurance", "Quebec auto insurance", "Quebec home insurance"],
  },
  "/provincial/saskatchewan-insurance-guide": {
    description: "Plate insurance and the package policy, the choice between no-fault and tort, and hail.",
    keywords: ["Saskatchewan insurance", "Saskatchewan auto insurance", "Saskatchewan home insurance"],
  },
  "/provincial/yukon-insurance-guide": {
    description:
      "Low statutory benefits, cold, wildfire and freight costs: what Yukon households should add to the minimum.",
    keywords: ["Yukon insurance", "Yukon auto insurance", "Yukon home insurance"],
  },
  "/company-analysis/intact-financial-analysis": {
    description:
      "Canada's largest property and casualty insurer: its brands, its published ratings, and what its size does and does not mean.",
    keywords: ["Intact Financial review", "Intact Financial insurance", "Intact Financial rating"],
  },
  "/company-analysis/sun-life-financial-analysis": {
    description:
      "Life, health and group benefits from Sun Life: published strength ratings, products, cautions and complaint route.",
    keywords: ["Sun Life Financial review", "Sun Life Financial insurance", "Sun Life Financial rating"],
  },
  "/company-analysis/manulife-financial-analysis": {
    description:
      "Manulife's life, health and travel lines, its legacy blocks and the trade-offs of rewards that track you.",
    keywords: ["Manulife Financial review", "Manulife Financial insurance", "Manulife Financial rating"],
  },
  "/company-analysis/canada-life-analysis": {
    description:
      "Three old names under one brand: what Canada Life sells, who owns it and how strong its rating agencies find it.",
    keywords: ["Canada Life review", "Canada Life insurance", "Canada Life rating"],
  },
  "/company-analysis/desjardins-analysis": {
    description: "A co-operative that insures lives, homes and cars: where Desjardins is strong and what to ask first.",
    keywords: ["Desjardins review", "Desjardins insurance", "Desjardins rating"],
  },
  "/company-analysis/td-insurance-analysis": {
    description: "Direct and affinity insurance from a bank: who TD Insurance suits, and how it keeps the two apart.",
    keywords: ["TD Insurance review", "TD Insurance insurance", "TD Insurance rating"],
  },
  "/company-analysis/co-operators-analysis": {
    description:
      "A co-operative known for overland flood and storm-surge coverage, its published rating and its limits.",
    keywords: ["Co-operators review", "Co-operators insurance", "Co-operators rating"],
  },
  "/company-analysis/aviva-canada-analysis": {
    description: "A British-owned home and auto insurer sold through brokers and RBC: what that means for a claim.",
    keywords: ["Aviva Canada review", "Aviva Canada insurance", "Aviva Canada rating"],
  },
  "/company-analysis/wawanesa-analysis": {
    description: "A broker-sold mutual from Manitoba: how a mutual works and what to check before you choose it.",
    keywords: ["Wawanesa review", "Wawanesa insurance", "Wawanesa rating"],
  },
  "/company-analysis/ia-financial-analysis": {
    description: "Life, group and dealer products from Quebec City: iA's published rating, its lines and its cautions.",
    keywords: ["iA Financial review", "iA Financial insurance", "iA Financial rating"],
  },
};
