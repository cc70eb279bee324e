import type { Lead } from "#domain/lead.ts";
import { LeadNotStored } from "#domain/lead-not-stored.ts";
import { requireBackend } from "./backend.ts";

/** PostgreSQL error code of a unique violation. */
const duplicateKey = "23505";

/** Request timeout in milliseconds. With all retries a visitor has an answer within 20 seconds. */
const patience = 13_000;

/** Code and message of a backend error; both empty if the response is not the backend's. */
async function readProblem(answer: Response): Promise<{ readonly code: string; readonly message: string }> {
  try {
    const body: unknown = await answer.json();
    const fields = new Map<string, unknown>(typeof body === "object" && body !== null ? Object.entries(body) : []);
    const text = (name: string) => {
      const value = fields.get(name);
      return typeof value === "string" ? value : "";
    };
    return { code: text("code"), message: text("message") };
  } catch {
    return { code: "", message: "" };
  }
}

/**
 * Whether the database has stored the row, which it reports with 201 and an empty body. Captive portals, hosts with a
 * catch-all page, and other servers at a wrong address mostly respond with 200, and always with a body.
 */
const isStored = ({ status, headers }: Response) =>
  status === 201 && headers.get("Content-Type")?.includes("html") !== true;

/** Whether the browser reports no network. Either report may be wrong, so it only explains a failed request. */
const isOffline = () => !(navigator.onLine ?? true);

/** Seconds of a `Retry-After` header, which holds a number or a date. */
function secondsIn(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds));
}

/**
 * Stores a lead. The `id` is the idempotency key: a lead that is already stored counts as success, so retries are safe.
 * Uses plain `fetch`, because the backend's client neither exposes `Retry-After` nor has a timeout.
 * @throws {LeadNotStored} If the lead isn't stored, or its state is unknown.
 * @throws {Error} If the backend's address or key is missing.
 */
export async function submitLead(lead: Lead): Promise<void> {
  const { url, anonKey } = requireBackend({
    url: import.meta.env.VITE_SUPABASE_URL,
    anonKey: import.meta.env.VITE_SUPABASE_ANON_KEY,
  });
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), patience);
  try {
    // Request no representation: visitors may insert leads but read none, not even their own.
    const answer = await fetch(new URL("rest/v1/leads", url), {
      method: "POST",
      headers: {
        apikey: anonKey,
        Authorization: `Bearer ${anonKey}`,
        "Content-Type": "application/json",
        Prefer: "return=minimal",
      },
      body: JSON.stringify(lead),
      signal: giveUp.signal,
      // Follow no redirects: the database sends none, and a captive portal's would send the lead elsewhere or return
      // its own page.
      redirect: "error",
    });
    if (isStored(answer)) return;
    const { code, message } = await readProblem(answer);
    if (answer.status === 409 && code === duplicateKey) return;
    if (answer.status === 429) {
      const retryAfter = secondsIn(answer.headers.get("Retry-After"), Date.now());
      throw new LeadNotStored("too-many", message, { retryAfter });
    }
    // A refusal is final, so accept it only with an error message of the backend.
    const isRefused = answer.status >= 400 && answer.status < 500 && answer.status !== 408 && message !== "";
    throw new LeadNotStored(isRefused ? "refused" : "unreachable", message || `The backend answered ${answer.status}`);
  } catch (cause) {
    if (cause instanceof LeadNotStored) throw cause;
    if (giveUp.signal.aborted) throw new LeadNotStored("unanswered", "The backend did not answer in time", { cause });
    throw new LeadNotStored(isOffline() ? "offline" : "unreachable", "The backend could not be reached", { cause });
  } finally {
    clearTimeout(timer);
  }
}
