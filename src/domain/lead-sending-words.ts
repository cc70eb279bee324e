import type { ReceiptWords } from "./lead-receipt-words.ts";

/** A failed or delayed sending, in the words that stay in the form. */
export interface ProblemWords {
  readonly title: string;
  readonly text: string;
}

/** What a lead form says once its lead is on its way. */
export interface SendingWords {
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
  readonly receipt: ReceiptWords;
}
