/* Words of the lead forms before submission, apart from titles, labels and consent statements. */

/** Identity of the sender and purpose of the form; the privacy address follows the last sentence. */
export const sender = {
  who: "Who we are",
  reach: "How to reach us",
  whatFor: "Why we ask",
  withdraw: "How to withdraw",
  answerByEmail: "To answer this request by email.",
  answerByEmailOrPhone: "To answer this request by email or phone.",
  newsletterByBox: "The weekly tips only if you tick their own box.",
  exitIntent: "To email you the free review, and weekly insurance tips and updates.",
  newsletterSignup: "To send you the newsletter, and nothing else.",
  withdrawText: "At any time, without giving a reason. Write to",
} as const;

export const next = {
  title: "What happens next",
  answerByEmail:
    "We keep your request, read it and answer by email. For a price we’ll ask a few more questions first. It costs nothing and you need not buy anything.",
  answerByEmailOrPhone:
    "We keep your request, read it and answer by email or phone. For a price we’ll ask a few more questions first. It costs nothing and you need not buy anything.",
  exitIntent:
    "We keep your request, read it and send your review by email. It costs nothing and you need not buy anything.",
  newsletterSignup:
    "We keep your address and your topic, and send you the next issue by email. It is free, and you can unsubscribe at any time.",
} as const;
