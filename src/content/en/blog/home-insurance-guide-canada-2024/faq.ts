import type { FaqItem } from "#domain/faq.ts";

/** Questions at the end of the home guide; other pages answer the five basic ones. */
export const homeGuideFaq = [
  {
    id: "faq-who-sets-rebuild-cost",
    question: "Who decides what my house would cost to rebuild?",
    answer:
      "The insurer's software makes a first estimate from size, age and finish, and you confirm it. Confirming matters: if the description is wrong, so is the amount.\n\nFor an older or unusual house, pay for an appraisal of the rebuild cost and send it in. Ask whether the policy then guarantees full replacement, even above the stated amount.",
  },
  {
    id: "faq-working-from-home",
    question: "I work from home. Does my policy know?",
    answer:
      "Working at a desk for an employer seldom changes anything. Running a business does: stock, tools, clients who visit and professional mistakes are normally excluded.\n\nTell the insurer what you do. A small home-business endorsement may be enough; otherwise you need a business policy.",
  },
  {
    id: "faq-short-term-rental",
    question: "May I rent out a room for a few nights?",
    answer:
      "Not without telling the insurer. A short-term rental that was never disclosed is a classic reason for a refused claim. The rental site's own guarantee is not insurance, and it has its own exclusions.",
  },
  {
    id: "faq-snowbirds",
    question: "What must I do when I leave for the winter?",
    answer:
      "Read the freezing clause before you pack. Most policies want the heat kept on and checked often by a competent person, or the water shut off and the pipes drained. Keep a record of the visits.\n\nAn absence is not the same as vacancy, but a long absence should still be reported.",
  },
  {
    id: "faq-renovating",
    question: "I am renovating. When do I call?",
    answer:
      "Before the work starts. Open walls, workers on site and nobody living there all change the risk, and the insurer may want a special form for the time of the work.\n\nCall again when it is done. A new kitchen or a finished basement is insured only once it is part of the rebuild amount.",
  },
  {
    id: "faq-condo-deductible",
    question: "Can my condo corporation charge me its deductible?",
    answer:
      "In many cases, yes. If damage starts in your unit, the corporation's rules or the law of the province may let it pass its deductible on to you, and these deductibles have become large. Ask the corporation for the current amount and match it with the deductible assessment limit on your own policy.",
  },
  {
    id: "faq-credit-consent",
    question: "What if I refuse a credit check?",
    answer:
      "Newfoundland and Labrador does not let an insurer decline, end or refuse to renew a home policy over credit information. Elsewhere the insurer needs your consent, and its industry's code says that refusing must not cost you the policy. The code promises nothing about the price, so ask what refusing changes. If a seller says that the policy itself depends on it, ask for that in writing.",
  },
  {
    id: "faq-moving",
    question: "Is my old house still covered after I move out?",
    answer:
      "Only in part, and not for long. Tell the insurer the date you leave and the date the new owner takes over, and ask for a vacancy permit for the days between. Have the policy on the new house start on the day you become its owner, even if you move in later.",
  },
] as const satisfies readonly FaqItem[];
