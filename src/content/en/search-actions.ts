import type { SearchAction } from "#site/search.ts";

/** Actions that the search offers for some queries, the most specific first. */
export const searchActions: readonly SearchAction[] = [
  {
    href: "/blog/insurance-consumer-rights-canada#build-your-complaint",
    title: "Challenge a decision or make a complaint",
    description: "The steps in their order, the letters, and who decides after the insurer.",
    questions: ["complaint", "complain", "claim refused", "claim delayed", "unfair", "disagree insurer", "appeal"],
  },
  {
    href: "/blog/insurance-consumer-rights-canada#ombudsman-services",
    title: "Find the free ombud service for your insurer",
    description: "Who takes your complaint without a fee once the insurer has given its final answer.",
    questions: ["ombudsman", "ombudsman phone", "complaint phone"],
  },
  {
    href: "/blog/insurance-consumer-rights-canada#dispute-resolution",
    title: "Take a dispute further: appraisal, tribunal or court",
    description: "What each way costs, and the date after which you can no longer sue.",
    questions: ["sue", "court", "tribunal", "appraisal", "small claim"],
  },
  {
    href: "/blog/insurance-consumer-rights-canada#help-resources",
    title: "What is protected if an insurer fails",
    description: "Who steps in, for which policies, and up to what amount.",
    questions: ["insurer fail", "insurance company fail"],
  },
  {
    href: "/learn/insurance-claims",
    title: "Make a claim, step by step",
    description: "Who to tell, how soon, what to keep, and what happens next.",
    questions: ["make claim", "file claim", "claim", "accident", "crash", "break in"],
  },
  {
    href: "/insurance-types/life#products",
    title: "Compare life insurance products",
    description: "Four kinds side by side, with what has been published about each.",
    questions: ["best life", "compare life", "life insurer", "life company"],
  },
  {
    href: "/tools/life-insurance-calculator",
    title: "Work out how much life insurance you need",
    description: "Add up your debts, income and savings. The answer is worked out in your browser.",
    questions: ["life insurance", "life calculator", "life coverage", "life amount"],
  },
  {
    href: "/insurance-types/home#detailed",
    title: "Compare home insurers side by side",
    description: "Ten insurers with what has been published about each.",
    questions: ["compare home", "home insurer", "home company", "home comparison", "best home"],
  },
  {
    href: "/insurance-types/auto#products",
    title: "Compare auto insurers",
    description: "Who sells where, and what has been published about each.",
    questions: ["compare auto", "auto insurer", "auto company", "auto comparison", "best auto"],
  },
  {
    href: "/learn/home-insurance#three-kinds-of-water-coverage",
    title: "Check which water your home policy covers",
    description: "Flood from outside, backup through the drains, and the sea are three different things.",
    questions: ["overland flood", "flood", "sewer backup", "water damage"],
  },
  {
    href: "/learn/home-insurance#condos-tenants-and-second-homes",
    title: "Insurance for tenants",
    description: "What a tenant's policy pays for: your belongings, your liability and the cost of living elsewhere.",
    questions: ["tenant"],
  },
  {
    href: "/learn/insurance-savings",
    title: "Pay less for the same coverage",
    description: "Which discounts to ask for, and which savings cost more than they bring.",
    questions: ["save", "discount", "bill", "expensive", "bundle"],
  },
  {
    href: "/learn/insurance-savings#your-premium-jumped-and-you-had-no-claim",
    title: "Your premium jumped: why, and what to do this week",
    description: "How far prices rose, what else raises a bill, and four questions for your insurer.",
    questions: ["premium up", "premium jumped", "renewal up"],
  },
  {
    href: "/learn/disability-insurance#what-sets-the-price",
    title: "What disability insurance costs, and why",
    description: "Published prices by age and job, and what moves yours.",
    questions: ["disability price"],
  },
  {
    href: "/learn/new-immigrant-insurance",
    title: "New to Canada: what to arrange, week by week",
    description: "Health card, home, car and work, in the order in which they come up.",
    questions: ["newcomer", "moving canada", "canada arrived", "new canada"],
  },
  {
    href: "/learn/new-immigrant-insurance#parents-and-grandparents-the-super-visa",
    title: "Super visa: what the insurance must have, and what it costs",
    description: "What the policy must contain, and one seller's prices by age.",
    questions: ["super visa"],
  },
  {
    href: "/privacy-policy",
    title: "What happens to your personal data here",
    description: "What is kept, for how long, and how to see or erase it.",
    questions: ["privacy", "personal data", "erase data", "unsubscribe"],
  },
  {
    href: "/terms-of-service",
    title: "Terms of Service",
    description: "What you can expect of this site, and what it asks of you.",
    questions: ["term service", "term use"],
  },
  {
    href: "/tools/insurance-comparison-tool",
    title: "Compare quotes like for like",
    description: "Line up what each quote includes before you look at its price.",
    questions: ["compare quote", "quote"],
  },
  {
    href: "/tools/consultation",
    title: "Talk to someone for 15 minutes, free",
    description: "Ask for a call. Nothing is sold in it.",
    questions: ["consultation", "talk", "call", "advisor", "adviser", "speak"],
  },
];
