import type { Lead } from "#domain/lead.ts";
import { LeadNotStored } from "#domain/lead-not-stored.ts";
import { knownBackend } from "./backend.ts";

/** Postgres' code for a value that must be unique and is there already. */
const duplicateKey = "23505";

/** How long the backend may take to answer, in milliseconds. With all retries a visitor hears within 20 seconds. */
const patience = 13_000;

/** The code and the words of an error of the backend; both empty when something else has answered. */
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
 * Whether the database has stored the row: it says 201 and nothing besides. The page of a captive portal, of a host that
 * has one for every address, or of another server at a wrong address comes with 200 mostly, and with a text always.
 */
const isStored = ({ status, headers }: Response) =>
  status === 201 && headers.get("Content-Type")?.includes("html") !== true;

/** Whether the browser says that there is no network at all; it may be wrong the other way round. */
const isOffline = () => !(navigator.onLine ?? true);

/** Seconds in a Retry-After header; it may also hold a date. */
function secondsIn(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds));
}

/**
 * Stores a lead. A lead with the same `id` that is there already counts as stored, so a repeated try is safe.
 * Plain `fetch`, because the backend's client tells neither how long to wait before the next try nor gives up by itself.
 * @throws {LeadNotStored} When it isn't stored, or nobody knows.
 * @throws {Error} When the backend's address or key is missing.
 */
export async function submitLead(lead: Lead): Promise<void> {
  const { url, anonKey } = knownBackend({
    url: import.meta.env.VITE_SUPABASE_URL,
    anonKey: import.meta.env.VITE_SUPABASE_ANON_KEY,
  });
  if (isOffline()) throw new LeadNotStored("offline", "The browser is offline");
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), patience);
  try {
    // Nothing is asked back: a visitor may write a lead and read none, not even this one.
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
      // The database never redirects. A portal would have the lead sent elsewhere, or answer with its own page.
      redirect: "error",
    });
    if (isStored(answer)) return;
    const { code, message } = await readProblem(answer);
    if (answer.status === 409 && code === duplicateKey) return;
    if (answer.status === 429) {
      const retryAfter = secondsIn(answer.headers.get("Retry-After"), Date.now());
      throw new LeadNotStored("too-many", message, { retryAfter });
    }
    // A refusal is final, so it is believed only with the backend's own words.
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
