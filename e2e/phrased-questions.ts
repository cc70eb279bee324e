/** A question that visitors bring, in three wordings, with the places that answer it. */
export interface PhrasedQuestion {
  readonly question: string;
  /** Addresses of the answer, each a page or a heading; a search must lead to the page of one of them. */
  readonly answers: readonly `/${string}`[];
  readonly phrasings: readonly [string, string, string];
}

const condo = [
  "/learn/life-events/condo",
  "/learn/home-insurance#condos-tenants-and-second-homes",
  "/blog/home-insurance-guide-canada-2024#faq-condo-deductible",
] as const;
const tenant = ["/learn/life-events/first-rental", "/learn/home-insurance#condos-tenants-and-second-homes"] as const;

export const phrasedQuestions: readonly PhrasedQuestion[] = [
  {
    question: "My premium jumped with no claim. Why, and what can I do this week?",
    answers: [
      "/learn/insurance-savings#your-premium-jumped-and-you-had-no-claim",
      "/insurance-rates-canada#my-premium-jumped-and-i-had-no-claim",
    ],
    phrasings: ["premium went up 30% no claim", "why did my insurance go up", "renewal increase"],
  },
  {
    question: "I'm self-employed. What replaces sick pay?",
    answers: ["/learn/disability-insurance#im-self-employed-what-replaces-sick-pay"],
    phrasings: ["self employed sick pay", "self employed disability", "EI for freelancers"],
  },
  {
    question: "Broker, direct insurer or comparison site?",
    answers: ["/learn/choose-insurance#broker-direct-insurer-or-comparison-site-which-one"],
    phrasings: ["broker or direct insurer", "comparison site sells my data", "is a broker licensed"],
  },
  {
    question: "Is the bank's mortgage life insurance worth it at 30, 40 and 50?",
    answers: ["/learn/life-insurance#is-mortgage-life-insurance-from-my-bank-worth-it"],
    phrasings: [
      "mortgage life insurance bank",
      "mortgage insurance from my bank worth it",
      "creditor insurance mortgage",
    ],
  },
  {
    question: "How much life insurance with two kids, a mortgage and group coverage?",
    answers: [
      "/learn/life-insurance#two-kids-a-mortgage-and-group-coverage-how-much",
      "/tools/life-insurance-calculator",
    ],
    phrasings: [
      "how much life insurance two kids",
      "life insurance mortgage and kids",
      "how much life insurance do i need",
    ],
  },
  {
    question: "My claim was denied for gradual damage, vacancy or non-disclosure. Does that stand?",
    answers: ["/learn/insurance-claims#denied-for-gradual-damage-vacancy-or-non-disclosure-does-that-stand"],
    phrasings: ["claim denied gradual damage", "denied vacancy", "non-disclosure claim refused"],
  },
  {
    question: "A crash wasn't my fault. Will my rate go up? Does asking count?",
    answers: ["/learn/auto-insurance#it-wasnt-my-fault-will-my-rate-go-up-does-asking-count"],
    phrasings: [
      "not at fault accident rate increase",
      "not my fault will my rate go up",
      "does asking count as a claim",
    ],
  },
  {
    question: "Can they cancel me mid-term, or drop me at renewal?",
    answers: ["/blog/insurance-consumer-rights-canada#can-the-insurer-cancel-me-or-drop-me-at-renewal"],
    phrasings: ["insurer cancelled my policy", "dropped at renewal", "can they cancel my insurance mid term"],
  },
  {
    question: "What does one ticket, or one at-fault crash, cost in my province?",
    answers: ["/learn/auto-insurance#what-does-one-ticket-or-one-crash-cost-in-my-province"],
    phrasings: ["speeding ticket insurance", "how much does one ticket cost", "at fault accident price increase"],
  },
  {
    question: "I missed payments and was cancelled. How do I get insured again?",
    answers: [
      "/learn/auto-insurance#cancelled-for-missed-payments-how-do-i-get-insured-again",
      "/learn/life-events/cancelled-or-refused",
      "/learn/insurance-claims#office-facility",
    ],
    phrasings: ["cancelled for non payment", "missed payments insurance cancelled", "facility association"],
  },
  {
    question: "Total loss: how do I dispute the value of my car?",
    answers: ["/learn/auto-insurance#total-loss-how-do-i-dispute-the-value-of-my-car"],
    phrasings: ["total loss value", "car written off offer too low", "dispute value of my car"],
  },
  {
    question: "Condo: what does my corporation's policy not cover, and how much deductible assessment do I need?",
    answers: condo,
    phrasings: ["condo insurance", "condo corporation deductible", "deductible assessment condo"],
  },
  {
    question: "Landlord or short-term rental: which policy?",
    answers: ["/learn/home-insurance#landlord-or-airbnb-which-policy-do-i-need", "/learn/life-events/landlord"],
    phrasings: ["landlord insurance", "airbnb insurance", "short term rental policy"],
  },
  {
    question: "My landlord requires tenant insurance. What minimum, which roommates, what proof?",
    answers: tenant,
    phrasings: ["landlord requires tenant insurance", "tenant insurance roommate", "proof of tenant insurance"],
  },
  {
    question: "Buying an old house: who insures knob-and-tube, poly-B or an oil tank?",
    answers: [
      "/learn/home-insurance#old-house-wholl-insure-knob-and-tube-poly-b-or-an-oil-tank",
      "/blog/home-insurance-guide-canada-2024",
    ],
    phrasings: ["knob and tube", "poly-b pipes insurance", "old house oil tank"],
  },
  {
    question: "Rideshare, delivery, renting my car out",
    answers: ["/learn/auto-insurance#rideshare-delivery-or-renting-my-car-out-am-i-covered"],
    phrasings: ["uber insurance", "food delivery car insurance", "rent out my car"],
  },
  {
    question: "My adult child drives my car, or is away at school",
    answers: ["/learn/auto-insurance#my-adult-child-drives-my-car-or-is-away-at-school"],
    phrasings: ["adult child drives my car", "son drives my car", "student away at school car insurance"],
  },
  {
    question: "G1, G2, class 7, probationary: who is insured, and at what price?",
    answers: ["/learn/resources/new-driver-kit#from-learner-to-full-licence-who-is-insured-and-when"],
    phrasings: ["G1 driver insurance", "class 7 licence insurance", "probationary licence"],
  },
  {
    question: "Does my credit card cover this trip or rental car?",
    answers: ["/learn/travel-insurance#does-my-credit-card-cover-this-trip-or-rental-car"],
    phrasings: [
      "credit card travel insurance",
      "credit card rental car insurance",
      "does my visa card cover a rental car",
    ],
  },
  {
    question: "My LTD ends at two years, any occupation. What now?",
    answers: ["/learn/disability-insurance#my-ltd-ends-at-two-years-any-occupation-what-now"],
    phrasings: ["LTD ends two years", "any occupation", "long term disability stops after 2 years"],
  },
  {
    question: "International students, work permits, visitors waiting for a card",
    answers: ["/learn/new-immigrant-insurance#students-and-workers-on-a-permit"],
    phrasings: ["international student health insurance", "work permit health card", "waiting for health card"],
  },
  {
    question: "Life insurance with diabetes, anxiety, cannabis or a past cancer",
    answers: ["/insurance-types/life#if-your-health-isnt-perfect"],
    phrasings: ["life insurance diabetes", "life insurance with anxiety", "life insurance after cancer"],
  },
  {
    question: "After a death: how do I find and claim the policy?",
    answers: [
      "/learn/life-insurance#after-a-death-how-do-i-find-and-claim-the-policy",
      "/learn/life-events/a-death-in-the-family",
    ],
    phrasings: ["find life insurance policy after death", "beneficiary died", "lost life insurance policy"],
  },
  {
    question: "Critical illness: is it worth it, and what is it per month at my age?",
    answers: ["/learn/health-insurance#critical-illness-insurance-is-it-worth-it"],
    phrasings: ["critical illness", "critical illness worth it", "critical illness price by age"],
  },
  {
    question: "Separation, moving in together, moving province, leaving a job",
    answers: [
      "/learn/life-events/moving-in-together-or-apart",
      "/learn/life-events/leaving-a-job",
      "/learn/life-events/moving-to-another-province",
      "/learn/life-insurance#if-you-separate-or-divorce",
      "/learn/health-insurance#when-to-buy-a-plan",
      "/learn/questions#leaving-a-job",
    ],
    phrasings: ["divorce life insurance", "leaving my job benefits", "lost my job benefits"],
  },
];
