import { AccountError } from "#account/account-error.ts";
import * as say from "#words/account.ts";

/** What can go wrong on the way through the challenge. */
export type ChallengeProblem = AccountError["reason"] | "incomplete-code";

const words: Readonly<Record<Exclude<ChallengeProblem, "expired-code">, string>> = {
  "incomplete-code": say.enterTheCode6Digits,
  "wrong-code": say.thatCodeIsNotRight,
  "too-many": say.thereWereTooManyTries,
  unreachable: say.weCouldNotReach,
  "signed-out": say.yourSessionHasEndedSign,
  "untrusted-token": say.yourSessionCantBeConfirmed,
  refused: say.thatDidNotWorkTry,
};

/**
 * What is wrong, and what to do about it.
 * @param isSent - Whether the code was sent, rather than made by an app.
 */
export function problemText(problem: ChallengeProblem, isSent: boolean): string {
  if (problem !== "expired-code") return words[problem];
  return isSent ? say.thatCodeHasExpiredSend : say.thatCodeHasExpiredType;
}

/** The problem that an error stands for. */
export function problemOf(error: unknown): ChallengeProblem {
  return error instanceof AccountError ? error.reason : "refused";
}
