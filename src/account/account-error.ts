/** Error of a request about a signed-in user's account. */
export class AccountError extends Error {
  override readonly name = "AccountError";
  /**
   * - `unreachable`: no response or a transient fault; the same request may be retried.
   * - `too-many`: the backend rate-limits this user for now.
   * - `signed-out`: there is no session, or it has ended.
   * - `wrong-code`: the code doesn't match the challenge.
   * - `expired-code`: the challenge has expired; a new one is needed.
   * - `untrusted-token`: the access token or its signing key failed verification.
   * - `refused`: the backend responded and rejected the request.
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
