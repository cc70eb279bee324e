/* Words of the exit-intent popup. */

export const coverageAnalysis = "A coverage analysis: what your policies pay for, and what they leave out";
export const savingsOpportunities = "Savings opportunities: where you may be paying for more than you need";
export const productRecommendations = "Product recommendations that fit your situation";
export const thirtyDayPlan = "A 30-day plan: what to do first, and what can wait";
export const waitDontLeave = "Wait! Don't Leave Without Protection";
export const whatTheReviewGives = "Get a free insurance review by email. It gives you:";
export const reviewIsOnTheWay = "Your free insurance review is on the way! Check your email in the next few minutes.";
export const sendMyFreeReview = "Send My Free Review";
export const noThankYou = "No, thank you";
/** `at` is a formatted day and time. */
export const sentOn = (at: string, email: string) => `You sent it on ${at}. Your review comes by email to ${email}.`;
export const closeReceipt = "Close";
/** Text of the button while the lead is being sent. */
export const sendingReview = "Sending...";
