import type { FaqItem } from "#domain/faq.ts";

export const homeInsuranceFaq = [
  {
    id: "faq-compulsory",
    question: "Is home insurance compulsory in Canada?",
    answer:
      "No law makes the owner of a house buy it, but in Quebec every owner in a divided co-ownership must hold liability insurance. A mortgage lender normally requires coverage, with proof before it advances the money. A condo corporation's by-laws or a lease can ask for it too.\n\nWith no mortgage the choice is yours, but without insurance you would pay for a fire, or for a visitor who is hurt on your steps.",
  },
  {
    id: "faq-flooding",
    question: "Does my policy cover flooding?",
    answer:
      "It depends on how the water came in. A pipe that bursts indoors is ordinary water damage and is normally covered. Water that backs up through a sewer or a floor drain is covered only if you added sewer backup. Water from rain, a river or melting snow that enters at ground level is covered only if you added overland water.\n\nCheck for both additions on the declarations page. Having one does not give you the other.",
  },
  {
    id: "faq-rebuild-value",
    question: "Should I insure for the market price or the cost to rebuild?",
    answer:
      "Insure for the cost to rebuild, because the market price includes the land, which does not burn. It also changes with demand and not with the cost of labour and lumber.\n\nIn a costly city the rebuild figure can be far below the price, while in a small town with low prices it can be above it.",
  },
  {
    id: "faq-one-claim",
    question: "Will one claim raise my premium?",
    answer:
      "Often, because you lose the claims-free discount. A claim can count for five to seven years, by insurer. Some policies include claims forgiveness, which lets the first claim pass.\n\nBefore you claim for a small loss, set what you would receive after the deductible against the discount you would lose. Ask how the insurer treats a phone call that ends without a claim.",
  },
  {
    id: "faq-earthquake",
    question: "Do I need earthquake coverage?",
    answer:
      "Weigh three things: how likely a strong quake is where you live, what you could pay from savings, and the deductible. Earthquake deductibles are a percentage of the insured amount, not of the damage, so you can carry a very large bill even with the coverage.\n\nThe Provincial Guide tab gives the odds for British Columbia and the St Lawrence valley, and works through one deductible.",
  },
] as const satisfies readonly FaqItem[];
