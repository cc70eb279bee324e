/** Reasons why a form submitted without JavaScript was not stored; the address of the response ends in one of them. */
export const formAnswers = [
  "name",
  "email",
  "phone",
  "interest",
  "consent",
  "too-many",
  "form",
  "unreachable",
] as const;

export type FormAnswer = (typeof formAnswers)[number];
