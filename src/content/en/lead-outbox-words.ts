import type { OutboxWords } from "#domain/lead-outbox-words.ts";

/** What the notice of the waiting leads says. Apart from the forms' words, because few visitors ever see it. */
export const outboxWords: OutboxWords = {
  label: "A request that waits to be sent",
  waiting: (interest, sent) =>
    `Your request about ${interest}, sent while you were offline on ${sent}, is still in this browser.`,
  aboutToSend: "It will be sent in a few seconds.",
  offline: "It will be sent when you are back online.",
  sending: "Sending…",
  failed: "It could not be sent just now. We will try again on the next page you open.",
  stored: (interest) => `Your request about ${interest} has been sent, and is no longer kept in this browser.`,
  sendNow: "Send now",
  discard: "Discard",
  close: "Close",
};
