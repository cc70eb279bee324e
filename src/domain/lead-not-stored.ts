/** How storing a lead can go wrong. */
export class LeadNotStored extends Error {
  override readonly name = "LeadNotStored";
  /**
   * - `unreachable`: a passing fault; the same lead may be sent again.
   * - `unanswered`: the backend took the request and said nothing in time; the lead may be stored or not.
   * - `offline`: the browser has no network.
   * - `too-many`: the backend has had too many leads from this network or address for now.
   * - `refused`: the backend answered and will not take this lead.
   */
  readonly reason: "unreachable" | "unanswered" | "offline" | "too-many" | "refused";
  /** Seconds after which the backend wants to be asked again, if it said so. */
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
