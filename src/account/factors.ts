import type { CodeChannel, FactorChallenge, SecondFactor, SecondFactorCheck } from "./second-factor.ts";
import type { Account } from "./account.ts";
import { answer } from "./account-answer.ts";

/** Requests the user's verified factors from the backend: authenticator apps first, then phones. */
async function listFactors({ auth }: Account): Promise<readonly SecondFactor[]> {
  const { totp, phone } = await answer(auth.mfa.listFactors());
  return [...totp, ...phone];
}

/**
 * Starts a challenge for a factor. A phone is sent a code through `channel`.
 * @throws {AccountError}
 */
async function challengeFactor(
  { auth }: Account,
  factorId: SecondFactor["id"],
  channel?: CodeChannel,
): Promise<FactorChallenge> {
  const { id } =
    channel === undefined
      ? await answer(auth.mfa.challenge({ factorId }))
      : await answer(auth.mfa.challenge({ factorId, channel }));
  return { id, factorId };
}

/**
 * Answers a challenge, which raises the session to `aal2`.
 * @throws {AccountError} `wrong-code` or `expired-code`, among others.
 */
async function verifyChallenge({ auth }: Account, { id, factorId }: FactorChallenge, code: string): Promise<void> {
  await answer(auth.mfa.verify({ challengeId: id, factorId, code }));
}

/**
 * Starts and answers a challenge for an authenticator app in one call.
 * @throws {AccountError} `wrong-code`, among others.
 */
async function challengeAndVerify({ auth }: Account, factorId: SecondFactor["id"], code: string): Promise<void> {
  await answer(auth.mfa.challengeAndVerify({ factorId, code }));
}

/** The functions of the second-factor challenge, bound to one account. */
export function secondFactorCheck(account: Account): SecondFactorCheck {
  return {
    listFactors: () => listFactors(account),
    challenge: (factorId, channel) => challengeFactor(account, factorId, channel),
    verify: (challenge, code) => verifyChallenge(account, challenge, code),
    challengeAndVerify: (factorId, code) => challengeAndVerify(account, factorId, code),
  };
}
