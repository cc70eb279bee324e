/* The sentences that a visitor agrees to, each filed with its version: src/domain/consent-statements.ts says how to change one. */

export const contactBox = "I agree to be contacted about insurance services *";
export const newsletterBox = "Send me weekly insurance tips and updates";
export const exitIntentButton =
  "By pressing the button below, you agree that Northcover may email you about your free insurance review and insurance services, and send you weekly insurance tips and updates. You can withdraw your consent at any time by writing to privacy@northcover.example.";
export const newsletterSignupButton =
  "By pressing the button below, you agree that Northcover may send you its newsletter with insurance tips and updates. You can withdraw your consent at any time by writing to privacy@northcover.example.";
