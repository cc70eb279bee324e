import type { SearchAction } from "#site/search.ts";

/** What a visitor can do at some parts of pages. The search finds them by their titles and descriptions too. */
export const searchActions: readonly SearchAction[] = [
  {
    href: "/learn/travel-insurance#the-clause-about-medical-conditions",
    title: "See whether a trip is insured for a health condition",
    description: "How long your health must have been stable before you leave, with an example.",
  },
  {
    href: "/learn/travel-insurance#does-my-credit-card-cover-this-trip-or-rental-car",
    title: "Find out what your credit card covers",
    description: "Seven lines of the certificate to check, for a trip and for a rental car.",
  },
  {
    href: "/blog/insurance-consumer-rights-canada#build-your-complaint",
    title: "Challenge a decision or make a complaint",
    description: "The steps in their order, the letters, and who decides after the insurer.",
  },
  {
    href: "/blog/insurance-consumer-rights-canada#ombudsman-services",
    title: "Find the free ombud service for your insurer",
    description: "Who takes your complaint without a fee once the insurer has given its final answer.",
  },
  {
    href: "/blog/insurance-consumer-rights-canada#offices-for-all-of-canada",
    title: "Phone numbers of the offices that help",
    description: "Ombuds services, regulators and fraud lines, with hours and what each can do.",
  },
  {
    href: "/blog/insurance-consumer-rights-canada#while-the-policy-runs",
    title: "Cancel a policy, or answer a notice of cancellation",
    description: "When either side may end a policy, how much notice is due, and what it costs.",
  },
  {
    href: "/blog/insurance-consumer-rights-canada#dispute-resolution",
    title: "Take a dispute further: appraisal, tribunal or court",
    description: "What each way costs, and the date after which you can no longer sue.",
  },
  {
    href: "/blog/insurance-consumer-rights-canada#help-resources",
    title: "What is protected if an insurer fails",
    description: "Who steps in, for which policies, and up to what amount.",
  },
  {
    href: "/learn/auto-insurance#total-loss-how-do-i-dispute-the-value-of-my-car",
    title: "Dispute the value of a car that is a total loss",
    description: "Five steps, from the valuation report to the appraisal.",
  },
  {
    href: "/learn/life-insurance#after-a-death-how-do-i-find-and-claim-the-policy",
    title: "Find and claim a life insurance policy after a death",
    description: "Where to look, who searches for you, and what to send.",
  },
  {
    href: "/learn/questions#leaving-a-job",
    title: "Leaving a job: what ends, and what has a deadline",
    description: "Group life and health plans can be turned into your own, for a short time.",
  },
  {
    href: "/learn/insurance-claims",
    title: "Make a claim, step by step",
    description: "Who to tell, how soon, what to keep, and what happens next.",
  },
  {
    href: "/insurance-types/life#products",
    title: "Compare life insurance products",
    description: "Four kinds side by side, with what has been published about each.",
  },
  {
    href: "/tools/life-insurance-calculator",
    title: "Work out how much life insurance you need",
    description: "Add up your debts, income and savings. The answer is worked out in your browser.",
  },
  {
    href: "/insurance-types/home#detailed",
    title: "Compare home insurers side by side",
    description: "Ten insurers with what has been published about each.",
  },
  {
    href: "/insurance-types/auto#products",
    title: "Compare auto insurers",
    description: "Who sells where, and what has been published about each.",
  },
  {
    href: "/learn/home-insurance#three-kinds-of-water-coverage",
    title: "Check which water your home policy covers",
    description: "Flood from outside, backup through the drains, and the sea are three different things.",
  },
  {
    href: "/learn/home-insurance#condos-tenants-and-second-homes",
    title: "Insurance for tenants",
    description: "What a tenant's policy pays for: your belongings, your liability and the cost of living elsewhere.",
  },
  {
    href: "/learn/auto-insurance#discounts-you-can-get",
    title: "Discounts for years without a claim",
    description: "Known as NCB in other countries. In Canada it's a claims-free discount.",
  },
  {
    href: "/learn/insurance-savings",
    title: "Pay less for the same coverage",
    description: "Which discounts to ask for, and which savings cost more than they bring.",
  },
  {
    href: "/learn/insurance-savings#your-premium-jumped-and-you-had-no-claim",
    title: "Your premium jumped: why, and what to do this week",
    description: "How far prices rose, what else raises a bill, and four questions for your insurer.",
  },
  {
    href: "/provincial/quebec-insurance-guide#drug-coverage-the-law-requires",
    title: "RAMQ: the drug coverage that Quebec requires",
    description: "Who must join which plan, and what the public one costs.",
  },
  {
    href: "/learn/disability-insurance#what-sets-the-price",
    title: "What disability insurance costs, and why",
    description: "Published prices by age and job, and what moves yours.",
  },
  {
    href: "/learn/new-immigrant-insurance",
    title: "New to Canada: what to arrange, week by week",
    description: "Health card, home, car and work, in the order in which they come up.",
  },
  {
    href: "/learn/new-immigrant-insurance#parents-and-grandparents-the-super-visa",
    title: "Super visa: what the insurance must have, and what it costs",
    description: "What the policy must contain, and one seller's prices by age.",
  },
  {
    href: "/privacy-policy",
    title: "What happens to your personal data here",
    description: "What is kept, for how long, and how to see or erase it.",
  },
  {
    href: "/terms-of-service",
    title: "Terms of Service",
    description: "What you can expect of this site, and what it asks of you.",
  },
  {
    href: "/tools/insurance-comparison-tool",
    title: "Compare quotes like for like",
    description: "Line up what each quote includes before you look at its price.",
  },
  {
    href: "/tools/consultation",
    title: "Talk to someone for 15 minutes, free",
    description: "Ask for a call. Nothing is sold in it.",
  },
  {
    href: "/learn/how-insurance-works#glossary",
    title: "The glossary",
    description: "The words of insurance, explained in one or two sentences each.",
  },
];
