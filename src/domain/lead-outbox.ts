import * as v from "valibot";
import type { StatementReference } from "./consent-statements.ts";
import { interests, type Lead } from "./lead.ts";
import { leadTypes } from "./lead-type.ts";

/** How long a lead waits in the browser for the network, in milliseconds: 24 hours. */
const longestWait = 24 * 60 * 60 * 1000;

/** A lead that waits in the visitor's browser because there was no network when it was sent. */
export interface WaitingLead {
  readonly lead: Lead;
  /** When the visitor sent it, in milliseconds since 1970. */
  readonly since: number;
}

const statement = v.custom<StatementReference>((value) => typeof value === "string" && /^[a-z_]+@\d+$/.test(value));

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
 * Reads what the browser has kept, which anybody may have changed.
 * @returns `undefined` for what is no lead, or has waited longer than {@link longestWait}.
 */
export function readWaitingLead(kept: unknown, now: number): WaitingLead | undefined {
  const read = v.safeParse(waitingLead, kept);
  if (!read.success) return undefined;
  const age = now - read.output.since;
  // A clock that was set back is no reason to keep it for longer.
  return age >= 0 && age <= longestWait ? read.output : undefined;
}
