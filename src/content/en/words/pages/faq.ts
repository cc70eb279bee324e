/* Words of the page /faq. */

export const creditScoresInCanada = "Credit scores in Canada,";
export const band = "Band";
export const score = "Score";
export const title = "Credit in Canada: frequently asked questions";
export const lead = "Why credit matters to insurance, and what you can do about yours.";
export const yourQuestionIsNotHere = "Your question is not here, or your case is not so simple?";
export const askOurExperts = "Ask Our Experts";
