/* Words around a tool. */

export const youAskForAQuoteFrom = "You ask for a quote from:";
export const requestCarriesNames = "Your request carries these names.";
export const bookAFree = "Book a Free";
export const fifteenMinute = "15-Minute";
export const consultation = "Consultation";
export const quarterOfAnHour =
  "A quarter of an hour on the phone about your own insurance, free and with no duty to buy.";
export const youMaySave = "You may save";
export const onYourPremiums = "on your premiums. That is no promise; it can be less or nothing.";
export const getYourFreeConsultation = "Get Your Free Consultation";
export const leaveANumber = "Leave a number and we call you to agree on a time.";
export const bookMyConsultation = "Book My Consultation";
export const backToTools = "Back to Tools";
export const getYourTool = (title: string) => `Get Your ${title}`;
export const tellUsWhereToSendIt =
  "Tell us where to send it. A person reads your request and answers; there is no charge and no duty to buy.";
export const sendMyRequest = "Send My Request";
