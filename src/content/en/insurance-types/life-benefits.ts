/** What life insurance does that savings cannot. */
export const lifeBenefits = [
  {
    title: "Money on the day it is needed",
    text: "Once a claim is accepted the full amount is paid, even if you had only begun to pay. Savings need years to grow that large.",
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
