import type { AssuranceLevel } from "./second-factor.ts";
import type { Account } from "./account.ts";
import { answer } from "./account-answer.ts";

/** How sure the backend is of a user, and how sure it could be. */
export interface Assurance {
  /** The `aal` claim of the access token; `null` without a session. */
  readonly current: AssuranceLevel | null;
  /** `aal2` when the user has a verified factor, otherwise the current level. */
  readonly next: AssuranceLevel | null;
  /** The `amr` claim of the access token: how the user has proved who they are, the latest first. */
  readonly methods: readonly string[];
}

/** A level that this site has never heard of vouches for nothing. */
function knownLevel(level: string | null): AssuranceLevel | null {
  return level === "aal1" || level === "aal2" ? level : null;
}

/**
 * The current and the next level of assurance, without a request: both are in the session.
 * It tells a page what to ask for; only the database's own policies keep anybody out.
 * @param token - Another token than the session's; the backend is asked for its user's factors.
 * @throws {AccountError} When the session or the token can't be read.
 */
export async function readAssurance(account: Account, token?: string): Promise<Assurance> {
  const levels = await answer(account.auth.mfa.getAuthenticatorAssuranceLevel(token));
  return {
    current: knownLevel(levels.currentLevel),
    next: knownLevel(levels.nextLevel),
    methods: levels.currentAuthenticationMethods.map((entry) => (typeof entry === "string" ? entry : entry.method)),
  };
}

/** Whether a user has a second factor and hasn't shown it in this session. */
export function needsSecondFactor({ current, next }: Assurance): boolean {
  return next === "aal2" && current !== "aal2";
}
