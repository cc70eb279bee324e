/** How a request about a signed-in user's account can go wrong. */
export class AccountError extends Error {
  override readonly name = "AccountError";
  /**
   * - `unreachable`: no answer or a passing fault; the same request may be made again.
   * - `too-many`: the backend has had too many requests from this user for now.
   * - `signed-out`: there is no session, or it has ended.
   * - `wrong-code`: the code isn't the one that was asked for.
   * - `expired-code`: the challenge has run out; a new one is needed.
   * - `untrusted-token`: the access token, or the key that should have signed it, can't be trusted.
   * - `refused`: the backend answered and will not do it.
   */
  readonly reason:
    | "unreachable"
    | "too-many"
    | "signed-out"
    | "wrong-code"
    | "expired-code"
    | "untrusted-token"
    | "refused";

  constructor(reason: AccountError["reason"], message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
