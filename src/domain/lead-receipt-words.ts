import type { Interest, LeadType } from "./lead.ts";
import type { Reading } from "./lead-words.ts";

/** What the receipt of a stored lead says. */
export interface ReceiptWords {
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
  /** Two things to read while waiting for the answer. */
  readonly readings: (interest: Interest, leadType: LeadType) => readonly [Reading, Reading];
}
