/* Words of the lead form. */

export const clearThisFieldToSend = "Clear this field to send the form. It is there to stop robots.";
export const leaveThisFieldEmpty = "Leave this field empty";
export const fullName = "Full name";
export const email = "Email";
export const phone = "Phone";
export const withAreaCode = "With its area code";
export const primaryInterest = "Primary interest";
export const chooseOne = "Choose one";
export const success = "Success!";
export const thankYou = "Thank you! We'll be in touch with your personalized insurance recommendations shortly.";
export const consentRequired = "Consent Required";
/** Text of the button while the lead is being sent. */
export const submitting = "Submitting...";
