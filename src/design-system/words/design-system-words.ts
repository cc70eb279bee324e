import { createContext, use } from "react";

/** The few words of the parts' own: what a part says that its props don't give. */
export interface DesignSystemWords {
  readonly backToTop: string;
  /** Accessible name of the breadcrumb trail. */
  readonly breadcrumb: string;
  /** Announced before a callout without a title, by its tone. */
  readonly tones: Readonly<Record<"note" | "info" | "positive" | "caution" | "negative", string>>;
  /** Accessible name of the button that closes a dialog. */
  readonly close: string;
  /** Title of a list of errors. */
  readonly errorSummary: string;
  /** Announced before the error of a field. */
  readonly error: string;
  /** Beside the label of a field. */
  readonly optional: string;
  /** Announced after the text of a link. */
  readonly newTab: string;
  readonly onPageNav: string;
  readonly skipLink: string;
  /** Range of a slider. */
  readonly range: (min: string, max: string) => string;
  /** Error beside a number that was typed; the value is the one before. */
  readonly unreadable: (value: string) => string;
  /** In place of a part that has failed. */
  readonly failed: string;
  readonly retry: string;
  /** In place of the rows of an empty table. */
  readonly empty: string;
  /** Link to the next tab. */
  readonly next: (title: string) => string;
  /** Accessible name of the button that closes a message. */
  readonly dismiss: (title: string) => string;
  /** Accessible name of the region of messages. */
  readonly notifications: string;
  /** Button that shows a row's details. */
  readonly details: string;
  /** Accessible name of the button that shows a row's details. */
  readonly detailsOf: (name: string) => string;
}

/** The words in English, which stand where an app gives no others. */
export const englishWords: DesignSystemWords = {
  backToTop: "Back to top",
  breadcrumb: "Breadcrumb",
  tones: {
    note: "Note",
    info: "Good to know",
    positive: "In your favour",
    caution: "Take care",
    negative: "Warning",
  },
  close: "Close",
  errorSummary: "There is a problem",
  error: "Error:",
  optional: "(optional)",
  newTab: "(opens in a new tab)",
  onPageNav: "On this page",
  skipLink: "Skip to content",
  range: (min, max) => `From ${min} to ${max}`,
  unreadable: (value) => `We couldn’t read this number. ${value} still counts.`,
  failed:
    "This part of the page has stopped working. The fault is ours, and what you entered elsewhere is still there.",
  retry: "Try again",
  empty: "Nothing to show.",
  next: (title) => `Next: ${title}`,
  dismiss: (title) => `Dismiss: ${title}`,
  notifications: "Notifications",
  details: "Details",
  detailsOf: (name) => `Details of ${name}`,
};

/**
 * The words of the parts, in English unless an app gives its own around them.
 *
 *     <DesignSystemWordsContext value={frenchWords}>…</DesignSystemWordsContext>
 */
export const DesignSystemWordsContext = createContext<DesignSystemWords>(englishWords);

/** The words in the language around a part. */
export function useDesignSystemWords(): DesignSystemWords {
  return use(DesignSystemWordsContext);
}
