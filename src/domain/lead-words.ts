import type { Interest, LeadType } from "./lead.ts";

/** A page that a visitor may read next: its address and its name. */
export interface Reading {
  readonly href: string;
  readonly label: string;
}

/** Who asks for consent, as the law wants it shown. */
export interface Sender {
  /** Legal name and postal address in one line, or the words that stand for them until the owner has set both. */
  readonly identity: string;
  readonly contactEmail: string;
  readonly privacyEmail: string;
}

/** A failed or delayed sending, in the words that stay in the form. */
export interface ProblemWords {
  readonly title: string;
  readonly text: string;
}

/** Everything that a lead form says besides its title, its specified labels and its consent statements. */
export interface LeadWords {
  readonly sender: {
    readonly who: string;
    readonly reach: string;
    readonly whatFor: string;
    readonly withdraw: string;
    /** What the contact box of the shared form is for. */
    readonly answerByEmail: string;
    readonly answerByEmailOrPhone: string;
    readonly newsletterByBox: string;
    readonly exitIntent: string;
    readonly newsletterSignup: string;
    /** How to withdraw; the privacy address follows. */
    readonly withdrawText: string;
  };
  readonly next: {
    readonly title: string;
    readonly answerByEmail: string;
    readonly answerByEmailOrPhone: string;
    readonly exitIntent: string;
    readonly newsletterSignup: string;
  };
  readonly slow: string;
  /** The seconds are rounded up. */
  readonly waiting: (seconds: number) => string;
  readonly queued: {
    readonly title: string;
    readonly keptInBrowser: string;
    readonly keptInPage: string;
    readonly tryNow: string;
    readonly discard: string;
    readonly sending: string;
  };
  readonly problems: Readonly<Record<"unreachable" | "unanswered" | "refused", ProblemWords>> & {
    /** `minutes` where the backend said how long to wait. */
    readonly tooMany: (minutes: number | undefined) => ProblemWords;
    /** Before the mail link. */
    readonly otherWay: string;
  };
  readonly receipt: {
    readonly title: string;
    readonly newsletterTitle: string;
    readonly sent: string;
    readonly name: string;
    readonly email: string;
    readonly phone: string;
    readonly interest: string;
    readonly newsletter: string;
    readonly newsletterYes: string;
    readonly newsletterNo: string;
    readonly when: string;
    readonly answer: string;
    readonly answerByEmail: string;
    readonly answerByEmailOrPhone: string;
    readonly newsletterAnswer: string;
    readonly withdraw: string;
    readonly withdrawText: string;
    readonly read: string;
    readonly again: string;
  };
  readonly outbox: {
    readonly label: string;
    /** `sent` is when the visitor pressed the button, in words. */
    readonly waiting: (interest: string, sent: string) => string;
    readonly aboutToSend: string;
    readonly offline: string;
    readonly sending: string;
    readonly failed: string;
    readonly stored: (interest: string) => string;
    readonly sendNow: string;
    readonly discard: string;
    readonly close: string;
  };
  /** Where a dialog can't be opened, a page with a form. */
  readonly dialogWithoutScript: Reading & { readonly text: string };
  /** Two things to read while waiting for the answer. */
  readonly readings: (interest: Interest, leadType: LeadType) => readonly [Reading, Reading];
}
