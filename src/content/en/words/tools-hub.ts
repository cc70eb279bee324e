/* Words of the hub of tools. */

/** A minute for three questions. */
export const answersInTheBrowser = (questions: number) => {
  const minutes = Math.ceil(questions / 3);
  return `${questions} questions, about ${minutes === 1 ? "1 minute" : `${minutes} minutes`}, private`;
};
export const freeTools = "Free Insurance Tools & Calculators";
export const eachToolAnswersHere =
  "Each tool runs in your browser, shows every step and sends nothing you enter. Answer what you can. If you’d rather ask a person, each page ends with a form.";
export const bookACallInstead = "Book a free call instead";
export const ratherTalkToSomeone = "Rather talk to someone?";
export const fifteenMinutesFree =
  "Fifteen minutes on the phone, free. Or download our guide and read it when you like.";
export const bookFreeConsultation = "Book Free Consultation";
export const downloadInsuranceGuide = "Download Insurance Guide";
