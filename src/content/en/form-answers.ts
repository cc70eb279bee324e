import type { FormAnswer } from "#domain/form-answer.ts";
import type { SitePath } from "#site/site-path.ts";

/** `/request-sent`: the confirmation for a form submitted without JavaScript, in the specified words. */
export const requestSent = {
  title: "We have your request",
  lead: "Thank you! We'll be in touch with your personalized insurance recommendations shortly.",
  steps: [
    "A person at Northcover reads what you sent and answers by email, or by phone if you left a number. We cannot name a day.",
    "If you signed up for the newsletter, the next issue comes by email.",
    "It costs nothing, and you need not buy anything.",
  ],
  silence: "If you hear nothing within a week, write to",
  withdrawTitle: "How to withdraw your consent",
  withdraw: "At any time, without giving a reason. Write to",
  readTitle: "Worth reading meanwhile",
  readings: [
    { href: "/learn/how-insurance-works", label: "How insurance works" },
    { href: "/learn/insurance-comparison", label: "How to compare quotes" },
  ] as const satisfies readonly { readonly href: SitePath; readonly label: string }[],
} as const;

/** `/request-not-sent`: the reasons why a form was not stored. The fragment of the address selects one. */
export const requestNotSent = {
  title: "Your request was not sent",
  lead: "Go back with your browser's Back button: what you typed is still in the form. Then send it again.",
  reasonsTitle: "What may be wrong",
  /** Marks the reason that the fragment selects. */
  isReason: "This is why it was not sent.",
  otherWay: "You can also write to us at",
  reasons: {
    name: { title: "Your name", text: "Enter your name, in at most 120 characters." },
    email: { title: "Your email address", text: "Enter an address in the form name@example.ca." },
    phone: { title: "Your phone number", text: "Enter it with its area code, for example 416-555-0123." },
    interest: { title: "Your primary interest", text: "Choose what you are interested in from the list." },
    consent: {
      title: "Your consent",
      text: "Please agree to be contacted to proceed. The box above the button must be ticked, because we cannot answer without contacting you.",
    },
    "too-many": {
      title: "Too many requests",
      text: "We limit how many requests can come from one network or for one email address in an hour. Others may share your network, so this is probably not your doing. Please wait about an hour, then send the form again.",
    },
    form: {
      title: "Something else in the form",
      text: "The form may have been open for a long time. Reload its page, fill it in again, then send it.",
    },
    unreachable: {
      title: "Our own system",
      text: "It did not answer. Please wait a few minutes, then send the form again.",
    },
  } as const satisfies Readonly<Record<FormAnswer, { readonly title: string; readonly text: string }>>,
} as const;
