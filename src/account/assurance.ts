import type { AssuranceLevel } from "./second-factor.ts";
import type { Account } from "./account.ts";
import { answer } from "./account-answer.ts";

/** Current and possible authenticator assurance level of a user. */
export interface Assurance {
  /** The `aal` claim of the access token; `null` without a session. */
  readonly current: AssuranceLevel | null;
  /** `aal2` if the user has a verified factor, otherwise the current level. */
  readonly next: AssuranceLevel | null;
  /** The `amr` claim of the access token: the user's authentication methods, the latest first. */
  readonly methods: readonly string[];
}

/** Treats an unknown level as no assurance. */
function asAssuranceLevel(level: string | null): AssuranceLevel | null {
  return level === "aal1" || level === "aal2" ? level : null;
}

/**
 * The current and the next level of assurance. Both are in the session, so no request is needed. Pages use the levels
 * to decide when to ask for a factor; only the database's policies enforce access.
 * @param token - A token other than the session's; its user's factors are requested from the backend.
 * @throws {AccountError} If the session or the token can't be read.
 */
export async function readAssurance(account: Account, token?: string): Promise<Assurance> {
  const levels = await answer(account.auth.mfa.getAuthenticatorAssuranceLevel(token));
  return {
    current: asAssuranceLevel(levels.currentLevel),
    next: asAssuranceLevel(levels.nextLevel),
    methods: levels.currentAuthenticationMethods.map((entry) => (typeof entry === "string" ? entry : entry.method)),
  };
}

/** Whether a user has a second factor and hasn't used it in this session. */
export function needsSecondFactor({ current, next }: Assurance): boolean {
  return next === "aal2" && current !== "aal2";
}
