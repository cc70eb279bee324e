/** Error for a lead that was not stored. */
export class LeadNotStored extends Error {
  override readonly name = "LeadNotStored";
  /**
   * - `unreachable`: a transient failure; retry with the same lead.
   * - `unanswered`: the backend accepted the request but timed out; the lead may be stored or not.
   * - `offline`: the browser has no network.
   * - `too-many`: the rate limit for this network or address is exceeded.
   * - `refused`: the backend rejected the lead; a retry can't succeed.
   */
  readonly reason: "unreachable" | "unanswered" | "offline" | "too-many" | "refused";
  /** Seconds to wait before a retry, if the backend sent `Retry-After`. */
  readonly retryAfter: number | undefined;

  constructor(
    reason: LeadNotStored["reason"],
    message: string,
    { retryAfter, ...options }: ErrorOptions & { readonly retryAfter?: number | undefined } = {},
  ) {
    super(message, options);
    this.reason = reason;
    this.retryAfter = retryAfter;
  }
}
