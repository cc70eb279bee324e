/* Words around a tool. */

export const youAskForAQuoteFrom = "You’re asking for a quote from:";
export const requestCarriesNames = "Your request includes these names.";
export const bookAFree = "Book a Free";
export const fifteenMinute = "15-Minute";
export const consultation = "Consultation";
export const quarterOfAnHour =
  "Fifteen minutes on the phone about your own insurance, free and with no obligation to buy.";
export const youMaySave = "You may save";
export const onYourPremiums = "on your premiums. It isn’t a promise: it can be less, or nothing.";
export const getYourFreeConsultation = "Get Your Free Consultation";
export const leaveANumber = "Leave a number and we’ll call to set a time.";
export const bookMyConsultation = "Book My Consultation";
export const backToTools = "Back to Tools";
export const getYourTool = (title: string) => `Get Your ${title}`;
export const questionsAboutYourResult =
  "Questions about your result? A person reads your request and answers. It’s free, with no obligation to buy.";
export const askUsAboutThis = "Ask us about this";
export const sendMyRequest = "Send My Request";
