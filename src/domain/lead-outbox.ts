import * as v from "valibot";
import type { StatementReference } from "./consent-statements.ts";
import { interests, type Lead } from "./lead.ts";
import { leadTypes } from "./lead-type.ts";

/** Longest time that a lead stays queued in the browser, in milliseconds: 24 hours. */
const longestWait = 24 * 60 * 60 * 1000;

/** A lead queued in the visitor's browser because it was submitted without a network. */
export interface WaitingLead {
  readonly lead: Lead;
  /** Time of submission, in milliseconds since 1970. */
  readonly since: number;
}

const statement = v.custom<StatementReference>(
  (value) => typeof value === "string" && /^[a-z_]+(?:\.[a-z]{2})?@\d+$/.test(value),
);

const waitingLead = v.object({
  since: v.number(),
  lead: v.object({
    id: v.pipe(v.string(), v.uuid()),
    name: v.string(),
    email: v.string(),
    phone: v.string(),
    interest: v.picklist(interests),
    lead_type: v.picklist(leadTypes),
    page_source: v.string(),
    page_url: v.string(),
    user_agent: v.string(),
    consent: v.literal(true),
    newsletter: v.boolean(),
    ghl_sync_status: v.literal("pending"),
    contact_statement: statement,
    newsletter_statement: v.union([statement, v.literal("")]),
    sender_shown: v.string(),
  }),
});

/**
 * Validates a queued lead from browser storage, which anybody may have changed.
 * @returns `undefined` for invalid data, or for a lead older than {@link longestWait}.
 */
export function readWaitingLead(kept: unknown, now: number): WaitingLead | undefined {
  const read = v.safeParse(waitingLead, kept);
  if (!read.success) return undefined;
  const age = now - read.output.since;
  // Reject a negative age: a clock that was set back must not keep the lead longer.
  return age >= 0 && age <= longestWait ? read.output : undefined;
}
