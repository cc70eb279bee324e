/* Words of the page /insurance-types/life. */

export const caption = "Life insurance products";
export const title = "Compare life insurance";
export const lead =
  "Term, no-exam, term-to-100 and universal life insurance side by side, and how to tell which one you need: does the need end on a date?";
export const toLifeInsurance = "Life insurance guide";
export const toBestLifeInsuranceCanada2024 = "Three life insurers weighed up";
export const toDisability = "Disability insurance, for the years you live";
export const toInsuranceComparison = "How to compare quotes";
export const fourProductsTwoNeeds = "Four products, two needs";
export const knowTheAmountBefore = "Know the amount before you ask for a price";
export const lifeCalculatorWorks =
  "The life calculator works in your browser, and the guide explains what a calculator leaves out.";
export const toTools = "Use the free tools";
export const readTheLifeGuide = "Read the life insurance guide";
