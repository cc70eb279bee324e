/* What a lead form says of a field that is wrong. */

export const nameMissing = "Enter your name";
export const nameTooLong = (most: number) => `Use at most ${most} characters for your name`;
export const emailMissing = "Enter your email address";
export const emailShape = "Enter an email address in the form name@example.ca";
export const emailEnding = "Add the end of your email address, for example .ca or .com";
export const emailTooLong = (most: number) => `Enter an email address of at most ${most} characters`;
export const phoneMissing = "Enter your phone number";
export const phoneShape = "Enter a phone number with its area code, for example 416-555-0123";
export const interestMissing = "Choose what you are interested in";
export const consentMissing = "Please agree to be contacted to proceed.";
