import { AccountError } from "#account/account-error.ts";

/** What can go wrong on the way through the challenge. */
export type ChallengeProblem = AccountError["reason"] | "incomplete-code";

const words: Readonly<Record<Exclude<ChallengeProblem, "expired-code">, string>> = {
  "incomplete-code": "Enter the code: 6 digits, without letters.",
  "wrong-code": "That code is not right. Check it and type it again.",
  "too-many": "There were too many tries. Wait a few minutes, then try again.",
  unreachable: "We could not reach the server. Check your connection, then try again.",
  "signed-out": "Your session has ended. Sign in again to go on.",
  "untrusted-token": "Your session can’t be confirmed. Sign in again to go on.",
  refused: "That did not work. Try again later, or use another way if you have one.",
};

/**
 * What is wrong, and what to do about it.
 * @param isSent - Whether the code was sent, rather than made by an app.
 */
export function problemText(problem: ChallengeProblem, isSent: boolean): string {
  if (problem !== "expired-code") return words[problem];
  return isSent
    ? "That code has expired. Send a new one, then type it here."
    : "That code has expired. Type the one your app shows now.";
}

/** The problem that an error stands for. */
export function problemOf(error: unknown): ChallengeProblem {
  return error instanceof AccountError ? error.reason : "refused";
}
