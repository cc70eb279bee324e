/* Words of the page /learn/learn. */

export const title = "Learn about insurance";
export const lead =
  "Twelve topics in the order we suggest reading them, and four guides for young professionals, newcomers, seniors and larger estates.";
export const essentialTopics = "Essential topics";
export const wordYouDoNotKnow = "A word you do not know?";
export const lookItUp = "Look it up in the glossary";
export const title2 = "For your stage of life";
export const freeResources = "Free resources";
