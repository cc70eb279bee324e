/* Words of the lead forms during and after submission. */

export const slow = "Still sending. The connection is slow, and what you typed is safe.";

/** `seconds` is rounded up. */
export const waiting = (seconds: number) =>
  `Many requests are coming in at once. We will send yours again in about ${seconds === 1 ? "a second" : `${seconds} seconds`}. Please keep this page open.`;

export const queued = {
  title: "You are offline. Your request will be sent when you are back online.",
  keptInBrowser:
    "It waits in this browser for up to 24 hours, even if you close this tab. If you come back later than that, it is deleted and not sent.",
  keptInPage: "Please keep this page open: your browser does not let us store the request.",
  tryNow: "Try now",
  discard: "Discard the request",
  sending: "Sending your request…",
} as const;

/** For a form submitted earlier in the session. */
export const sent = {
  /** `at` is a formatted day and time. */
  title: (at: string) => `You sent this form on ${at}.`,
  text: "We have it, and you do not need to send it again.",
  again: "Send another request",
} as const;

export const problems = {
  unreachable: {
    title: "We could not reach our system",
    text: "Your request was not stored. What you typed is still here, and you can send it again.",
  },
  unanswered: {
    title: "We got no answer in time",
    text: "We do not know whether your request arrived. What you typed is still here. Send it again: the same request is never stored twice.",
  },
  refused: {
    title: "Our system did not accept this request",
    text: "It was not stored. Check what you typed, then send it again.",
  },
  /** `minutes` is set when the backend sent `Retry-After`. */
  tooMany: (minutes: number | undefined) => ({
    title: "Too many requests for the moment",
    text: `Your request was not stored. This is probably not your doing: we limit how many requests can come from one network, and an office, a school or a library often shares one. We also limit how many can name one email address. Please send it again in ${
      minutes === undefined || minutes > 55
        ? "about an hour"
        : `about ${minutes === 1 ? "a minute" : `${minutes} minutes`}`
    }. What you typed is still here.`,
  }),
  /** Precedes the mail link. */
  otherWay: "You can also write to us at",
} as const;
