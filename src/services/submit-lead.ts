import type { Lead } from "#domain/lead.ts";
import { LeadNotStored } from "#domain/lead-not-stored.ts";
import { connectBackend, type Backend } from "./backend.ts";

/** Postgres' code for a value that must be unique and is there already. */
const duplicateKey = "23505";

let backend: Backend | undefined;

/**
 * Stores a lead. A lead with the same `id` that is there already counts as stored, so a repeated try is safe.
 * @throws {LeadNotStored} When it isn't stored.
 * @throws {Error} When the backend's address or key is missing.
 */
export async function submitLead(lead: Lead): Promise<void> {
  backend ??= connectBackend({
    url: import.meta.env["VITE_SUPABASE_URL"],
    anonKey: import.meta.env["VITE_SUPABASE_ANON_KEY"],
  });
  // Only the error is read: a visitor may write a lead and read none, not even this one.
  const { error, status } = await backend.from("leads").insert(lead);
  if (error === null || error.code === duplicateKey) return;
  if (status === 429) throw new LeadNotStored("too-many", error.message, { cause: error });
  const passing = status === 0 || status === 408 || status >= 500;
  throw new LeadNotStored(passing ? "unreachable" : "refused", error.message, { cause: error });
}
