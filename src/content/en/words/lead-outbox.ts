/* What the notice of the leads that wait in the browser says. */

export const label = "A request that waits to be sent";
/** `sent` is when the visitor pressed the button, in words. */
export const waiting = (interest: string, sent: string) =>
  `Your request about ${interest}, sent while you were offline on ${sent}, is still in this browser.`;
export const aboutToSend = "It will be sent in a few seconds.";
export const offline = "It will be sent when you are back online.";
export const sending = "Sending…";
export const failed = "It could not be sent just now. We will try again on the next page you open.";
export const stored = (interest: string) =>
  `Your request about ${interest} has been sent, and is no longer kept in this browser.`;
export const sendNow = "Send now";
export const discard = "Discard";
export const close = "Close";
