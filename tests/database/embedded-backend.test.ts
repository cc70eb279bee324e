import { once } from "node:events";
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createLead, type Lead } from "#domain/lead.ts";
import type { Database } from "#services/database.types.ts";
import { honeypotName } from "#widgets/lead-form/honeypot.tsx";
import { type EmbeddedBackend, startEmbeddedBackend } from "../../scripts/embedded-backend/embedded-backend.ts";
import { bodyLimit } from "../../scripts/embedded-backend/embedded-http.ts";
import { typesAreCurrent } from "../../scripts/generate-database-types.ts";
import { followUpText, ownerAccess } from "../../scripts/leads.ts";
import { validLead } from "./test-database.ts";

type Insert = Database["public"]["Tables"]["leads"]["Insert"];

let folder: string;
let backend: EmbeddedBackend;
let server: Server;
let address: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "northcover-"));
  backend = await startEmbeddedBackend({ dataDir: folder });
  server = createServer((request, response) => {
    backend.middleware(request, response, () => response.writeHead(404).end("not the backend's"));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const listening = server.address();
  address = `http://127.0.0.1:${typeof listening === "object" && listening !== null ? listening.port : 0}`;
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await backend.close();
  await rm(folder, { recursive: true });
});

function client(key = backend.publishableKey, headers: Record<string, string> = {}): SupabaseClient<Database> {
  return createClient<Database>(address, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers },
  });
}

/** A valid lead in the type that the client takes; a test may make it wrong. */
function lead(change: Partial<Lead> = {}): Insert {
  const made = validLead();
  return {
    id: String(made.id),
    name: "Zoë O'Neil",
    email: String(made.email),
    phone: "",
    interest: "home_insurance",
    lead_type: "tool_request",
    page_source: "tools_consultation",
    page_url: "https://www.northcover.example/tools/consultation",
    user_agent: "Mozilla/5.0",
    consent: true,
    newsletter: false,
    ghl_sync_status: "pending",
    contact_statement: "contact_box@1",
    newsletter_statement: change.newsletter === true ? "newsletter_box@1" : "",
    sender_shown: "",
    ...change,
  };
}

/** Sends a body of any kind to the leads, past the client's types. */
async function post(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${address}/rest/v1/leads`, {
    method: "POST",
    headers: { apikey: backend.publishableKey, "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

async function statusOf(path: string, headers: Record<string, string> = {}): Promise<number> {
  const answer = await fetch(address + path, { headers });
  await answer.body?.cancel();
  return answer.status;
}

function tokenPart(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

describe("a visitor, over HTTP", () => {
  test("stores a lead and gets nothing back", async () => {
    const sent = lead({ newsletter: true });
    const answer = await client().from("leads").insert(sent);
    expect(answer).toMatchObject({ status: 201, error: null, data: null });
    const [row] = await backend.query("select to_jsonb(leads) as lead from public.leads where id = $1", [sent.id]);
    expect(row?.["lead"]).toMatchObject(sent);
    const consents = await backend.query("select purpose from private.consent_records where lead_id = $1", [sent.id]);
    expect(consents).toHaveLength(2);
  });

  test("can't read, change, delete or replace", async () => {
    const sent = lead();
    await client().from("leads").insert(sent);
    const leads = () => client().from("leads");
    const answers = await Promise.all([
      leads().select(),
      leads().insert(lead()).select(),
      leads().update({ name: "Mallory" }).eq("id", sent.id),
      leads().delete().eq("id", sent.id),
      leads().upsert({ ...sent, name: "Mallory" }),
      leads().insert({ ...lead(), created_at: "2001-01-01" }),
      client().from("lead_follow_up").select(),
      client().rpc("withdraw_consent", { email: sent.email }),
    ]);
    expect(answers.map(({ status, error }) => `${status} ${error?.code}`)).toEqual(answers.map(() => "401 42501"));
    expect(await backend.query("select name from public.leads where id = $1", [sent.id])).toEqual([
      { name: sent.name },
    ]);
  });

  test("learns that a repeated lead is stored already", async () => {
    const sent = lead();
    await client().from("leads").insert(sent);
    const again = await client().from("leads").insert(sent);
    expect(again).toMatchObject({ status: 409, error: { code: "23505" } });
  });

  test("learns that a lead is invalid", async () => {
    const answer = await client()
      .from("leads")
      .insert({ ...lead(), email: "nonsense" });
    expect(answer).toMatchObject({ status: 400, error: { code: "23514" } });
    expect(answer.error?.message).toContain("leads_email_valid");
  });

  test("learns in plain words that it was too much, by e-mail address", async () => {
    const answers: unknown[] = [];
    for (let number = 0; number < 6; number += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { status } = await client()
        .from("leads")
        .insert(lead({ email: "ann@example.ca" }));
      answers.push(status);
    }
    expect(answers).toEqual([201, 201, 201, 201, 201, 429]);
    const { error } = await client()
      .from("leads")
      .insert(lead({ email: "ann@example.ca" }));
    expect(error).toMatchObject({ code: "PT429", message: expect.stringContaining("Please try again later") });
  });

  test("learns the same by network address, which the database sees in the headers", async () => {
    const statuses: number[] = [];
    for (let number = 0; number < 21; number += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { status } = await client(backend.publishableKey, { "x-forwarded-for": "203.0.113.9" })
        .from("leads")
        .insert(lead());
      statuses.push(status);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 429]);
  });

  test("never meets another request's rights, however many come at once", async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, async (_, number) => {
        if (number % 3 === 0) return (await client(backend.ownerKey).from("leads").select("id").limit(1)).status;
        if (number % 3 === 1) return (await client().from("leads").select("id")).status;
        return (await client().from("leads").insert(lead())).status;
      }),
    );
    expect(answers).toEqual(Array.from({ length: 10 }, () => [200, 401, 201]).flat());
  });

  test("whatever is sent, it is stored as sent or refused, never a failure of the server", async () => {
    const anything = fc.oneof(
      fc.string({ unit: "binary", maxLength: 60 }),
      fc.constantFrom("\uD800", "a\uDC00b", "\u0000", "'; drop table leads; --", "<script>", "x".repeat(100_000)),
      fc.integer(),
      fc.double(),
      fc.boolean(),
      fc.constant(null),
      fc.array(fc.string()),
      fc.dictionary(fc.string(), fc.string()),
    );
    const change = fc.dictionary(
      fc.oneof(
        fc.constantFrom(...Object.keys(lead()), "created_at", "admin", "__proto__", "id::text", "*"),
        fc.string({ unit: "binary", minLength: 1, maxLength: 10 }),
      ),
      anything,
      { minKeys: 1, maxKeys: 2, noNullPrototype: true },
    );
    await fc.assert(
      fc.asyncProperty(change, async (changed) => {
        const sent: Record<string, unknown> = { ...lead(), ...changed };
        const answer = await post(sent);
        await answer.body?.cancel();
        if (answer.status === 201) {
          const [row] = await backend.query("select to_jsonb(leads) as lead from public.leads where id = $1", [
            sent["id"],
          ]);
          const stored = Object.entries(row?.["lead"] ?? {}).map(([column, value]) => [column, String(value)]);
          const expected = Object.entries(sent).map(([column, value]) => [column, String(value)]);
          expect(Object.fromEntries(stored)).toMatchObject(Object.fromEntries(expected));
        } else {
          expect([400, 401, 429]).toContain(answer.status);
        }
      }),
      { numRuns: 150 },
    );
  });

  test.each([
    ["no JSON", "{not json", 400],
    ["a list of numbers", "[1, 2]", 400],
    ["a number", "7", 400],
    ["nothing in it", "{}", 400],
    ["more than is read", `"${"x".repeat(bodyLimit)}"`, 413],
  ])("gets an answer to a body with %s", async (_, body, status) => {
    const answer = await post(body);
    expect(answer.status).toBe(status);
    await answer.body?.cancel();
  });
});

describe("a form sent without JavaScript", () => {
  const fields = () => ({
    name: "Zoë O'Neil",
    email: `${crypto.randomUUID()}@example.ca`,
    phone: "416-555-0123",
    interest: "home_insurance",
    lead_type: "consultation",
    page_source: "tools_consultation",
    page_url: "https://www.northcover.example/tools/consultation",
    contact_statement: "contact_box@1",
  });
  const sendForm = (body: URLSearchParams | string, headers: Record<string, string> = {}) =>
    fetch(`${address}/functions/v1/send-lead`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", "user-agent": "Links (2.29)", ...headers },
      body,
      redirect: "manual",
    });

  test("is stored, and answered by the way to a page that holds nothing of it", async () => {
    const sent = fields();
    const answer = await sendForm(new URLSearchParams(sent));
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/request-sent"]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const rows = await backend.query("select name, user_agent, consent from public.leads where email = $1", [
      sent.email,
    ]);
    expect(rows).toEqual([{ name: "Zoë O'Neil", user_agent: "Links (2.29)", consent: true }]);
  });

  test.each([
    ["name", { name: "" }],
    ["email", { email: "nonsense" }],
    ["phone", { phone: "call me" }],
    ["interest", { interest: "" }],
    ["consent", { contact_statement: "" }],
    ["form", { lead_type: "admin" }],
    ["form", { [honeypotName]: "Buy now" }],
    ["unreachable", { name: "a\u0000b" }],
  ])("leads to what has to change: %s", async (part, change) => {
    const answer = await sendForm(new URLSearchParams({ ...fields(), ...change }));
    expect([answer.status, answer.headers.get("location")]).toEqual([303, `/request-not-sent#${part}`]);
  });

  test("is refused when it is too large, of another kind, or no form at all", async () => {
    const large = await sendForm(new URLSearchParams({ ...fields(), name: "n".repeat(20_000) }));
    expect([large.status, large.headers.get("location")]).toEqual([303, "/request-not-sent#form"]);
    expect((await sendForm("{}", { "content-type": "application/json" })).status).toBe(415);
    expect(await statusOf("/functions/v1/send-lead")).toBe(405);
    expect(await statusOf("/functions/v1/other")).toBe(404);
    const nothing = await sendForm("%E0%A4%A&&&=&__proto__=x");
    expect([nothing.status, nothing.headers.get("location")]).toEqual([303, "/request-not-sent#interest"]);
  });

  test("can't be stored by a visitor past the function", async () => {
    const { status, error } = await client().rpc("send_lead_form", { form: fields() });
    expect([status, error?.code]).toEqual([401, "42501"]);
  });
});

describe("the way in", () => {
  test("needs a key, and knows only its own", async () => {
    expect(await statusOf("/rest/v1/leads")).toBe(401);
    expect(await statusOf("/rest/v1/leads", { apikey: "sb_secret_guess" })).toBe(401);
    expect(await statusOf("/rest/v1/leads", { apikey: backend.ownerKey })).toBe(200);
  });

  test("doesn't believe a token signed with the secret that everyone knows", async () => {
    const unsigned = `${tokenPart({ alg: "HS256", typ: "JWT" })}.${tokenPart({ role: "service_role", exp: 4_000_000_000 })}`;
    const key = await crypto.subtle.importKey(
      "raw",
      new TextEncoder().encode("unsafe-secret-change-me"),
      { name: "HMAC", hash: "SHA-256" },
      false,
      ["sign"],
    );
    const signature = Buffer.from(await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(unsigned)));
    const authorization = `Bearer ${unsigned}.${signature.toString("base64url")}`;
    expect(await statusOf("/rest/v1/leads", { apikey: backend.publishableKey, authorization })).toBe(401);
  });

  test("is the data and the accounts only", async () => {
    expect(await statusOf("/auth/v1/health", { apikey: backend.publishableKey })).toBe(200);
    for (const path of ["/", "/_system/config", "/studio", "/storage/v1/bucket", "/rest/v1x", "/learn/rest/v1"]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await statusOf(path, { apikey: backend.ownerKey })).toBe(404);
    }
  });

  test("shows no schema but the public one", async () => {
    const headers = { apikey: backend.ownerKey, "accept-profile": "private" };
    expect(await statusOf("/rest/v1/consent_records", headers)).toBe(406);
  });

  test("the owner's key is made at random and readable by its user only", async () => {
    expect((await readFile(join(folder, "owner-key"), "utf8")).trim()).toBe(backend.ownerKey);
    expect(backend.ownerKey).toMatch(/^sb_secret_[\w-]{32}$/);
    expect((await stat(join(folder, "owner-key"))).mode & 0o777).toBe(0o600);
  });
});

test("the types of the schema are up to date", async () => {
  expect(await typesAreCurrent(backend)).toBe(true);
});

test("the site's lead has the fields of the table, and the server adds only the time", async () => {
  const made = createLead(
    { name: "Ann", email: "ann@example.ca", phone: "", interest: "home_insurance", consent: true, newsletter: false },
    { id: "", leadType: "consultation", pageSource: "", pageUrl: "https://www.northcover.example/", userAgent: "" },
  );
  const columns = await backend.query(
    "select column_name as name from information_schema.columns where table_schema = 'public' and table_name = 'leads'",
  );
  expect(new Set(columns.map(({ name }) => name))).toEqual(new Set([...Object.keys(made), "created_at"]));
});

describe("the owner's list", () => {
  test("comes from the running site, or from the folder when nothing runs", async () => {
    const name = "Only One";
    await client()
      .from("leads")
      .insert(lead({ name, newsletter: true, lead_type: "consultation" }));
    const environment = { NORTHCOVER_DATA: folder };

    await expect(startEmbeddedBackend({ dataDir: folder })).rejects.toThrow(`already open in process ${process.pid}`);
    await expect(ownerAccess(environment)).rejects.toThrow("serves no address yet");

    await backend.announce(address);
    const running = await ownerAccess(environment);
    expect(running.place).toBe(address);
    const fromSite = await running.list();
    expect(fromSite.find((row) => row.name === name)).toMatchObject({
      lead_type: "consultation",
      age_hours: 0,
      contact_consent: "given",
      newsletter_consent: "given",
    });
    const [{ email } = { email: null }] = fromSite.filter((row) => row.name === name);
    expect(await running.withdraw(email ?? "", "newsletter")).toBe(1);

    await backend.close();
    const alone = await ownerAccess(environment);
    expect(alone.place).toBe(folder);
    const fromFolder = await alone.list();
    expect(fromFolder).toHaveLength(fromSite.length);
    expect(fromFolder.find((row) => row.name === name)).toMatchObject({
      contact_consent: "given",
      newsletter_consent: "withdrawn",
    });
    await alone.close();
    // The other tests go on with what was kept.
    backend = await startEmbeddedBackend({ dataDir: folder });
  });

  test.each([
    [{ SUPABASE_URL: "https://x.example" }, "set SUPABASE_SECRET_KEY too"],
    [{ SUPABASE_SERVICE_ROLE_KEY: "key" }, "SUPABASE_URL is not"],
    [{ NORTHCOVER_DATA: "/nonexistent/northcover" }, "npm start makes it"],
  ])("says what is missing: %j", async (environment, message) => {
    await expect(ownerAccess(environment)).rejects.toThrow(message);
  });

  test("reads as a table for each type", () => {
    const row = {
      id: crypto.randomUUID(),
      created_at: "2026-11-01T12:00:00Z",
      email: "ann@example.ca",
      phone: "416-555-0123",
      interest: "home_insurance",
      page_source: "tools_consultation",
      page_url: "https://www.northcover.example/",
      contact_consent: "given",
      contact_withdrawn_at: null,
      newsletter_consent: "none",
      newsletter_withdrawn_at: null,
      ghl_sync_status: "pending",
    };
    expect(followUpText([])).toBe("No leads to follow up.");
    const text = followUpText([
      { ...row, name: "Ann", lead_type: "consultation", age_hours: 0 },
      { ...row, name: "Benedict", lead_type: "consultation", age_hours: 47, contact_consent: "withdrawn" },
      { ...row, name: "Cy", lead_type: "tool_request", age_hours: 72 },
    ]);
    expect(text.split("\n")).toEqual([
      "consultation (2)",
      "  Age        Name      Email           Phone         Interest        Contact    Newsletter  From                Sync",
      "  under 1 h  Ann       ann@example.ca  416-555-0123  home_insurance  given      none        tools_consultation  pending",
      "  47 h       Benedict  ann@example.ca  416-555-0123  home_insurance  withdrawn  none        tools_consultation  pending",
      "",
      "tool_request (1)",
      "  Age        Name      Email           Phone         Interest        Contact    Newsletter  From                Sync",
      "  3 days     Cy        ann@example.ca  416-555-0123  home_insurance  given      none        tools_consultation  pending",
    ]);
  });
});
