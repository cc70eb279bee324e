/** What life insurance does that savings cannot. */
export const lifeBenefits = [
  {
    title: "Money on the day it is needed",
    text: "A death benefit is paid at once and in full, even if you had only begun to pay. No savings plan can do that.",
  },
  {
    title: "Free of income tax",
    text: "The benefit is not taxed as income, and a named beneficiary is usually paid outside probate.",
  },
  {
    title: "A price you can count on",
    text: "The premium of a term policy stays level for its term, whatever happens to your health after you sign.",
  },
] as const;
