/** What is said where a page can't be fetched, and what can be opened instead. */
export const offlineWords = {
  title: "You are offline",
  lead: "This page has not been opened on this device before, and it cannot be fetched now. Check your connection and try again.",
  again: "Try again",
  list: "These pages open without a connection",
  listNote: "They are as they were when this device last opened them. What you type into a tool stays in your browser.",
  policies: "The privacy policy and the terms of service only open with a connection, so that you never read old ones.",
} as const;
