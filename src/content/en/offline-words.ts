/** Words of the fallback page for a failed fetch, and of the list of cached pages. */
export const offlineWords = {
  title: "You are offline",
  lead: "This page cannot be fetched now, and no copy of it is kept on this device. Check your connection and try again.",
  again: "Try again",
  list: "These pages open without a connection",
  listNote: "They are as they were when they were last opened online. What you type into a tool stays in your browser.",
  policies: "The privacy policy and the terms of service only open with a connection, so that you never read old ones.",
} as const;

/** Words of the note on a page that comes from the cache. */
export const savedCopyWords = {
  isSavedCopy: "Northcover did not answer in time. This page is the copy that your browser saved on your last visit.",
  again: "Try again",
  close: "Close",
} as const;
