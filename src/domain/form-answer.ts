/** Why a form that was sent without JavaScript was not stored; the answer's address ends in one of these. */
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
