/** How storing a lead can go wrong. */
export class LeadNotStored extends Error {
  override readonly name = "LeadNotStored";
  /**
   * - `unreachable`: no answer or a passing fault; the same lead may be sent again.
   * - `too-many`: the database has had too many leads from this visitor for now.
   * - `refused`: the backend answered and will not take this lead.
   */
  readonly reason: "unreachable" | "too-many" | "refused";

  constructor(reason: LeadNotStored["reason"], message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
