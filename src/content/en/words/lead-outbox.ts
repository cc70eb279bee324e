/* Words of the notice about leads queued in the browser. */

export const label = "A request that waits to be sent";
/** `sent` is the time of submission, formatted. */
export const waiting = (interest: string, sent: string) =>
  `Your request about ${interest}, sent while you were offline on ${sent}, is still in this browser.`;
export const aboutToSend = "It will be sent in a few seconds.";
export const offline = "It will be sent when you are back online.";
export const sending = "Sending…";
export const failed = "It could not be sent just now. We will try again on the next page you open.";
export const stored = (interest: string) =>
  `Your request about ${interest} has been sent, and is no longer kept in this browser.`;
export const refused = (interest: string) =>
  `Our system did not accept your request about ${interest}. It was not stored, and it is no longer kept for sending.`;
export const backInForm = "What you typed is back in its form until you close this tab. Check it and send it again:";
export const openForm = "open the form";
/** Precedes the mail link. */
export const otherWay = "You can also write to us at";
export const sendNow = "Send now";
export const discard = "Discard";
export const close = "Close";
