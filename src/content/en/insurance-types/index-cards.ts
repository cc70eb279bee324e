import type { InsuranceLine } from "#domain/insurance-line.ts";

/** What each line answers, in the order of the specification. */
export const insuranceTypeCards = [
  {
    line: "life",
    title: "Life insurance",
    text: "Money for the people who depend on your pay, if you die. Four products, side by side.",
  },
  {
    line: "home",
    title: "Home insurance",
    text: "For damage to your home, theft and lawsuits by visitors. Ten insurers, ranked by what matters to you.",
  },
  {
    line: "auto",
    title: "Auto insurance",
    text: "For injuries and damage you cause with a car. It is required by law, and the minimum is rarely enough.",
  },
  {
    line: "travel",
    title: "Travel insurance",
    text: "For medical bills away from home, where your health card pays very little.",
  },
  {
    line: "health",
    title: "Health insurance",
    text: "For prescription drugs, dental care and therapy that your province does not pay for.",
  },
  {
    line: "business",
    title: "Business insurance",
    text: "For claims by clients, injured customers, fire and theft. Start with what your contracts require.",
  },
  {
    line: "disability",
    title: "Disability insurance",
    text: "For part of your income when illness or injury keeps you from working.",
  },
] as const satisfies readonly { readonly line: InsuranceLine; readonly title: string; readonly text: string }[];
