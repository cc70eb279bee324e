/* Words of the hub of tools. */

export const answersInTheBrowser = (questions: number) => `Answers in the browser: ${questions} questions`;
export const freeTools = "Free Insurance Tools & Calculators";
export const eachToolAnswersHere =
  "Each tool answers in your browser, shows every step and keeps what you enter to itself. Answer what you can. Would you rather ask a person? Each page ends with a form for that.";
export const ratherTalkToSomeone = "Rather talk to someone?";
export const fifteenMinutesFree =
  "Fifteen minutes on the phone, free. Or take our guide with you and read it in your own time.";
export const bookFreeConsultation = "Book Free Consultation";
export const downloadInsuranceGuide = "Download Insurance Guide";
