import { humaniseInterest, type Interest } from "#domain/lead.ts";

/** Label of an interest in a form. */
export const interestName = (interest: Interest): string => humaniseInterest(interest);
