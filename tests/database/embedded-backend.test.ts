import { spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer, request as httpRequest } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { contactBoxStatement as contactBoxInFrench } from "#domain/consent-statements-fr.ts";
import { createLead } from "#domain/lead.ts";
import type { Database } from "#services/database.types.ts";
import { honeypotName } from "#widgets/leads/lead-form/honeypot.tsx";
import { type EmbeddedBackend, startEmbeddedBackend } from "../../scripts/embedded-backend/embedded-backend.ts";
import { lockFolder } from "../../scripts/embedded-backend/embedded-folder.ts";
import { bodyLimit } from "../../scripts/embedded-backend/embedded-http.ts";
import { listLeads, runCommand } from "../../scripts/leads.ts";
import { listenInProcess } from "../../scripts/machine/listen.ts";
import { dueText, followUpText } from "../../scripts/owner/follow-up-text.ts";
import { ownerAccess } from "../../scripts/owner/owner-access.ts";
import { serveBackend } from "./served-backend.ts";
import { validLead } from "./test-database.ts";
import { anyCharacter } from "../any-character.ts";

/** A folder with a new database. Creating one takes four times as long as opening a copy. */
let newFolder: string;
let folder: string;
let backend: EmbeddedBackend;
let stop: () => Promise<void>;
let address: string;

async function copyOfNewFolder(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), "northcover-"));
  await cp(newFolder, copy, { recursive: true });
  return copy;
}

beforeAll(async () => {
  newFolder = await mkdtemp(join(tmpdir(), "northcover-new-"));
  await (await startEmbeddedBackend({ dataDir: newFolder })).close();
  folder = await copyOfNewFolder();
  ({ backend, address, stop } = await serveBackend(folder));
  await backend.announce(address);
});

afterAll(async () => {
  await stop();
  await rm(newFolder, { recursive: true });
});

function client(key = backend.publishableKey, headers: Record<string, string> = {}): SupabaseClient<Database> {
  return createClient<Database>(address, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers },
  });
}

/** Sends any body to the leads endpoint, bypassing the client's types. */
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
  test("stores a lead and receives nothing", async () => {
    const sent = validLead({ newsletter: true });
    const answer = await client().from("leads").insert(sent);
    expect(answer).toMatchObject({ status: 201, error: null, data: null });
    const [row] = await backend.query("select to_jsonb(leads) as lead from public.leads where id = $1", [sent.id]);
    expect(row?.["lead"]).toMatchObject(sent);
    const consents = await backend.query("select purpose from private.consent_records where lead_id = $1", [sent.id]);
    expect(consents).toHaveLength(2);
  });

  test("can't read, change, delete or replace", async () => {
    const sent = validLead();
    await client().from("leads").insert(sent);
    const leads = () => client().from("leads");
    const answers = await Promise.all([
      leads().select(),
      leads().insert(validLead()).select(),
      leads().update({ name: "Mallory" }).eq("id", sent.id),
      leads().delete().eq("id", sent.id),
      leads().upsert({ ...sent, name: "Mallory" }),
      leads().insert({ ...validLead(), created_at: "2001-01-01" }),
      client().from("lead_follow_up").select(),
      client().rpc("withdraw_consent", { email: sent.email }),
    ]);
    expect(answers.map(({ status, error }) => `${status} ${error?.code}`)).toEqual(answers.map(() => "401 42501"));
    expect(await backend.query("select name from public.leads where id = $1", [sent.id])).toEqual([
      { name: sent.name },
    ]);
  });

  test("receives a duplicate response for a repeated lead", async () => {
    const sent = validLead();
    await client().from("leads").insert(sent);
    const again = await client().from("leads").insert(sent);
    expect(again).toMatchObject({ status: 409, error: { code: "23505" } });
  });

  test("receives an error for an invalid lead", async () => {
    const answer = await client()
      .from("leads")
      .insert({ ...validLead(), email: "nonsense" });
    expect(answer).toMatchObject({ status: 400, error: { code: "23514" } });
    expect(answer.error?.message).toContain("leads_email_valid");
  });

  test("receives a plain message about the limit and the time of the next try, in a header and in the body", async () => {
    await backend.query("update private.flood_limits set total_hour = 0");
    onTestFinished(async () => void (await backend.query("update private.flood_limits set total_hour = default")));
    const { error } = await client().from("leads").insert(validLead());
    expect(error).toMatchObject({ code: "PT429", message: expect.stringContaining("Please try again later") });
    const answer = await post(validLead());
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "600"]);
    expect(await answer.json()).toMatchObject({ code: "PT429", hint: "600" });
  });

  test("can't spoof an address: without a trusted proxy, the network is unknown", async () => {
    const claims = ["x-forwarded-for", "cf-connecting-ip", "x-real-ip", "forwarded", "true-client-ip"];
    for (const name of claims) {
      expect((await post(validLead(), { [name]: "203.0.113.9" })).status).toBe(201);
    }
    expect(await backend.query("select * from private.recent_networks")).toEqual([]);
  });

  test("gets no server error for a malformed Host header", async () => {
    for (const host of ["", "a b", "[", "evil.example:99999"]) {
      const status = await new Promise<number | undefined>((resolve, reject) => {
        httpRequest(`${address}/rest/v1/leads`, { headers: { host } }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        })
          .on("error", reject)
          .end();
      });
      expect([host, [400, 401].includes(status ?? 0)]).toEqual([host, true]);
    }
  });

  test("never gains the rights of a concurrent request", async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, async (_, number) => {
        if (number % 3 === 0) return (await client(backend.ownerKey).from("leads").select("id").limit(1)).status;
        if (number % 3 === 1) return (await client().from("leads").select("id")).status;
        return (await client().from("leads").insert(validLead())).status;
      }),
    );
    expect(answers).toEqual(Array.from({ length: 10 }, () => [200, 401, 201]).flat());
  });

  test("any body is stored unchanged or refused, and never causes a server error", async () => {
    const anything = fc.oneof(
      fc.string({ unit: anyCharacter, maxLength: 60 }),
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
        fc.constantFrom(...Object.keys(validLead()), "created_at", "admin", "__proto__", "id::text", "*"),
        fc.string({ unit: anyCharacter, minLength: 1, maxLength: 10 }),
      ),
      anything,
      { minKeys: 1, maxKeys: 2, noNullPrototype: true },
    );
    await fc.assert(
      fc.asyncProperty(change, async (changed) => {
        const sent: Record<string, unknown> = { ...validLead(), ...changed };
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
      { numRuns: 150, examples: [[{ user_agent: "\uD800" }], [{ user_agent: "a\uDC00" }]] },
    );
  });

  test.each([
    ["no JSON", "{not json", 400],
    ["a list of numbers", "[1, 2]", 400],
    ["a number", "7", 400],
    ["no fields", "{}", 400],
    ["more than is read", `"${"x".repeat(bodyLimit)}"`, 413],
  ])("receives an answer to a body with %s", async (_, body, status) => {
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
  /** The status of the answer to a form, and where it leads. */
  const answerTo = async (...form: Parameters<typeof sendForm>) => {
    const { status, headers } = await sendForm(...form);
    return [status, headers.get("location")];
  };

  test("is stored and redirected to a page without any of its data", async () => {
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
    ["consent", { contact_statement: "" }],
    ["form", { [honeypotName]: "Buy now" }],
  ])("redirects to the fields to correct: %s", async (part, change) => {
    const sent = new URLSearchParams({ ...fields(), ...change });
    expect(await answerTo(sent)).toEqual([303, `/request-not-sent#${part}`]);
  });

  test("in French is filed with the French statement and redirected to the French pages", async () => {
    const pageUrl = "https://www.northcover.example/fr/outils/consultation";
    const sent = { ...fields(), page_url: pageUrl, contact_statement: "contact_box.fr@1" };
    expect(await answerTo(new URLSearchParams(sent))).toEqual([303, "/fr/demande-recue"]);
    const rows = await backend.query(
      `select leads.language, text from public.leads join private.consent_records on lead_id = leads.id where email = $1`,
      [sent.email],
    );
    expect(rows).toEqual([{ language: "fr", text: contactBoxInFrench.text }]);
    const refused = new URLSearchParams({ ...fields(), page_url: pageUrl, contact_statement: "" });
    expect(await answerTo(refused)).toEqual([303, "/fr/demande-non-envoyee#consent"]);
  });

  test("is stored without characters that PostgreSQL refuses, and held when another site sent it", async () => {
    const sent = fields();
    await backend.query("select public.name_origin('https://www.northcover.example')");
    onTestFinished(async () => void (await backend.query("delete from private.site_origins")));
    const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    const form = new URLSearchParams({ ...sent, name: "a\u0000b" });
    expect(await answerTo(form, headers)).toEqual([303, "/request-sent"]);
    const rows = await backend.query("select name, held_for from public.lead_follow_up where email = $1", [sent.email]);
    expect(rows).toEqual([{ name: "a b", held_for: "sent from another site" }]);
    expect((await post({ ...validLead(), email: sent.email }, { origin: "https://evil.example" })).status).toBe(201);
    const held = await backend.query("select 1 from public.lead_follow_up where email = $1 and state = 'held'", [
      sent.email,
    ]);
    expect(held).toHaveLength(2);
  });

  test("is refused when it is too large, of another content type, or no form", async () => {
    for (const length of [20_000, bodyLimit]) {
      const large = new URLSearchParams({ ...fields(), name: "n".repeat(length) });
      expect(await answerTo(large)).toEqual([303, "/request-not-sent#form"]);
    }
    expect(await answerTo("%E0%A4%A&&&=&__proto__=x")).toEqual([303, "/request-not-sent#interest"]);
    expect(await answerTo("{}", { "content-type": "application/json" })).toEqual([415, null]);
    expect(await statusOf("/functions/v1/send-lead")).toBe(405);
    expect(await statusOf("/functions/v1/other")).toBe(404);
  });

  test("can't be stored by a visitor who bypasses the function", async () => {
    const { status, error } = await client().rpc("send_lead_form", { form: fields() });
    expect([status, error?.code]).toEqual([401, "42501"]);
  });
});

describe("authentication", () => {
  test("requires a key, and accepts only its own", async () => {
    expect(await statusOf("/rest/v1/leads")).toBe(401);
    expect(await statusOf("/rest/v1/leads", { apikey: "sb_secret_guess" })).toBe(401);
    expect(await statusOf("/rest/v1/leads", { apikey: backend.ownerKey })).toBe(200);
  });

  test("rejects a token signed with the public default secret", async () => {
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

  test("serves data only, without sign-in", async () => {
    for (const path of ["/", "/auth/v1/otp", "/_system/config", "/storage/v1/bucket", "/rest/v1x", "/learn/rest/v1"])
      expect(await statusOf(path, { apikey: backend.ownerKey })).toBe(404);
  });

  test("exposes only the public schema", async () => {
    const headers = { apikey: backend.ownerKey, "accept-profile": "private" };
    expect(await statusOf("/rest/v1/consent_records", headers)).toBe(406);
  });

  test("the owner's key is random and readable by its user only", async () => {
    expect((await readFile(join(folder, "owner-key"), "utf8")).trim()).toBe(backend.ownerKey);
    expect(backend.ownerKey).toMatch(/^sb_secret_[\w-]{32}$/);
    expect((await stat(join(folder, "owner-key"))).mode & 0o777).toBe(0o600);
  });
});

test("the site's lead has the fields of the table, and the server adds only the time and the language", async () => {
  const made = createLead(
    { name: "Ann", email: "ann@example.ca", phone: "", interest: "home_insurance", consent: true, newsletter: false },
    { id: "", leadType: "consultation", pageSource: "", pageUrl: "https://www.northcover.example/", userAgent: "" },
  );
  const columns = await backend.query(
    "select column_name as name from information_schema.columns where table_schema = 'public' and table_name = 'leads'",
  );
  expect(new Set(columns.map(({ name }) => name))).toEqual(new Set([...Object.keys(made), "created_at", "language"]));
});

describe("the owner's commands", () => {
  const environment = () => ({ NORTHCOVER_DATA: folder });
  const run = (...words: string[]) => runCommand(words, environment());

  test("work on the running site", async () => {
    const name = "Only One";
    await client()
      .from("leads")
      .insert(validLead({ name, newsletter: true, lead_type: "consultation" }));
    const running = await ownerAccess(environment());
    expect(running.place).toBe(address);
    const only = (await listLeads(running)).find((row) => row.name === name);
    expect(only).toMatchObject({
      lead_type: "consultation",
      age_hours: 0,
      state: "new",
      newsletter_consent: "unconfirmed",
    });
    expect(await run("withdraw", only?.email ?? "", "newsletter")).toContain("Consents withdrawn: 1.");
    await expect(run("withdraw", only?.email ?? "", "newsletter")).rejects.toThrow("Nothing was withdrawn");
    expect(await run("handle", only?.id.slice(0, 13) ?? "")).toContain("Handled");
    expect(await run()).not.toContain(name);
    expect(await run("all")).toContain(name);
    expect(await run("erase", only?.email ?? "")).toContain("Leads erased: 1.");
    expect(await run("all")).not.toContain(name);
  });

  test("leave a folder alone that another process has open", async () => {
    await expect(startEmbeddedBackend({ dataDir: folder })).rejects.toThrow("is open already");
    const backup = join(folder, "backup.tar.gz");
    expect(await run("backup", backup)).toContain("Written");
    await expect(run("restore", backup)).rejects.toThrow("is open already");

    const starting = await mkdtemp(join(tmpdir(), "northcover-starting-"));
    await mkdir(join(starting, "database"));
    const lock = await lockFolder(starting);
    await expect(runCommand([], { NORTHCOVER_DATA: starting })).rejects.toThrow("serves no address yet");
    await lock.release();
    await rm(starting, { recursive: true });
  });

  test("work on the folder if no site is running", async () => {
    const closed = await copyOfNewFolder();
    const alone = await ownerAccess({ NORTHCOVER_DATA: closed });
    onTestFinished(async () => {
      await alone.close();
      await rm(closed, { recursive: true });
    });
    expect(alone.place).toBe(closed);
    expect(await listLeads(alone)).toEqual([]);
  });

  test("record requests, and list those that are due", async () => {
    expect(await run("request", "dee@example.ca", "export", "2026-11-02")).toBe("Noted. Due on 2026-12-02.");
    expect(await run("due")).toMatch(/2026-12-02.* +export +dee@example\.ca/);
    expect(JSON.parse(await run("export", "dee@example.ca"))).toMatchObject({ email: "dee@example.ca" });
    expect(await run("due")).not.toContain("dee@");
    expect(await run("request", "dee@example.ca", "erase", "2026-11-02")).toContain("Noted.");
    await expect(run("erase", "dee@example.ca")).rejects.toThrow("npm run leads -- done dee@example.ca erase");
    expect(await run("suppressed", "dee@example.ca")).toBe("Not suppressed.");
    expect(await run("due")).toContain("dee@");
    expect(await run("done", "dee@example.ca", "erase")).toBe("Done: erase for dee@example.ca.");
    expect(await run("due")).not.toContain("dee@");
  });

  test("list the recipients of a person's data, and other spellings of an address", async () => {
    await client()
      .from("leads")
      .insert([validLead({ email: "eve@example.ca" })]);
    await client()
      .from("leads")
      .insert([validLead({ email: "eve+news@example.ca" })]);
    expect(await run("passed", "eve@example.ca", "Maple Mutual")).toContain("Noted: Maple Mutual");
    const hints = vi.spyOn(console, "error").mockReturnValue(undefined);
    const told = JSON.parse(await run("export", "eve@example.ca")) as unknown;
    expect(told).toMatchObject({ requests: [{ received_by: [{ recipient: "Maple Mutual", kind: "partner" }] }] });
    expect(hints.mock.calls.join()).toContain("eve+news@example.ca");
    hints.mockRestore();
  });

  test.each([
    [["withdraw", "notanemail"], "no email address"],
    [["withdraw", "%"], "no email address"],
    [["withdraw"], "is no command"],
    [["withdraw", "a@example.ca", "contact", "more"], "is no command"],
    [["withdraw", "a@example.ca", "everything"], "not one of contact, newsletter, phone, email, all"],
    [["withdraw", "nobody@example.ca"], "Nothing was withdrawn"],
    [["erase", "x"], "no email address"],
    [["erase", "a@example.ca", "b@example.ca"], "is no command"],
    [["handle", "%"], "No lead has an id"],
    [["handle", "ffffffff"], "No lead has an id"],
    [["release", "12"], "No lead has an id"],
    [["release"], "is no command"],
    [["release", "--state", "held", "--matching", "nobody at all"], "None of these leads is held"],
    [["discard", "--all"], "Unknown option '--all'"],
    [["discard", "--yes"], "Say which leads"],
    [["hold", "--network-above", "many"], "is no number of leads"],
    [["held", "--since", "yesterday"], "is no time such as"],
    [["held", "--sort", "name"], "is not one of type, time, network, email"],
    [["discard", "8c6f8f0e", "--yes", "more"], "is too much"],
    [["discard", "8c6f8f0e", "--matching", "x"], "not both"],
    [["correct", "a@example.ca", "consent", "true"], "not one of name, email, phone"],
    [["correct", "nobody@example.ca", "name", "Ann"], "No lead has the address"],
    [["request", "a@example.ca", "dance"], "not one of"],
    [["request", "a@example.ca", "erase", "tomorrow"], "is no day"],
    [["origin", "https://a.example/path"], "is no origin"],
    [["request", "a@example.ca", "erase", "2026-02-30"], "is no day"],
    [["request", "a@example.ca", "erase", "9999-12-31"], "is still to come"],
    [["erase", "nobody@example.ca"], "Nothing was erased: no lead has the address nobody@example.ca"],
    [["done", "nobody@example.ca", "export"], "No such request of nobody@example.ca is open"],
    [["done", "a@example.ca", "dance"], "not one of"],
    [["passed", "nobody@example.ca", "Maple Mutual"], "No lead has the address"],
    [["sync", "--twice"], "not one of --again"],
    [["sync"], "No CRM is set"],
    [["restore", "/nonexistent/file"], "There is no file"],
    [["constructor"], "is no command"],
    [["toString", "x"], "is no command"],
  ])("refuse unexpected arguments with a message: %j", async (words, message) => {
    await expect(run(...words)).rejects.toThrow(message);
  });

  test("exit with 1 and a message without a stack when they are refused", () => {
    const { status, stderr, stdout } = spawnSync(process.execPath, ["scripts/leads.ts", "withdraw"], {
      encoding: "utf8",
    });
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toContain('"withdraw" is no command.');
    expect(stderr).not.toMatch(/^ +at /m);
  });

  test("and `npm start` report damaged database files in plain words", async () => {
    const damaged = await copyOfNewFolder();
    onTestFinished(() => rm(damaged, { recursive: true }));
    await writeFile(join(damaged, "database/global/pg_control"), "nothing that a database wrote");
    const words = `The database files in "${damaged}" are damaged and can't be opened. Put a backup back with`;
    await expect(startEmbeddedBackend({ dataDir: damaged })).rejects.toThrow(words);
    await expect(runCommand(["list"], { NORTHCOVER_DATA: damaged })).rejects.toThrow(words);
  });

  test("send the key only to a server that proves to be the site", async () => {
    const received: unknown[] = [];
    const other = createServer((request, response) => {
      received.push(request.headers["apikey"], request.headers.authorization);
      // A proxy that forwards the challenge to the real server, and its response back.
      void fetch(address + (request.url ?? "")).then(async (answer) => response.end(await answer.text()));
    });
    const otherAddress = await listenInProcess(other);
    onTestFinished(async () => {
      other.closeAllConnections();
      other.close();
      await backend.announce(address);
    });
    await backend.announce(otherAddress);
    await expect(run()).rejects.toThrow("The owner's key was not sent");
    expect(received).toEqual([undefined, undefined]);
  });

  test.each([
    [{ SUPABASE_URL: "https://x.example" }, "set SUPABASE_SECRET_KEY too"],
    [{ SUPABASE_SERVICE_ROLE_KEY: "key" }, "SUPABASE_URL is not"],
    [{ NORTHCOVER_DATA: "/nonexistent/northcover" }, "npm start makes it"],
  ])("report missing arguments: %j", async (named, message) => {
    await expect(runCommand([], named)).rejects.toThrow(message);
  });

  test("print a table for each type", () => {
    const row = {
      id: "8c6f8f0e-6a0e-4a53-9d9c-0f6a3f1d2b4c",
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
      state: "new",
      held_for: "",
      failure: "",
      tries: 0,
      next_try_at: null,
      handled_at: null,
      network: "",
      network_leads: 0,
      network_range: "",
      range_leads: 0,
      language: "en",
    };
    expect(followUpText([])).toBe("No leads to follow up (0 new, 0 failed, 0 held, 0 handled).");
    const text = followUpText([
      { ...row, name: "Ann", lead_type: "consultation", age_hours: 0 },
      { ...row, name: "Benedict", lead_type: "consultation", age_hours: 47, state: "held", held_for: "many at once" },
      { ...row, name: "Cy", lead_type: "tool_request", age_hours: 72, state: "failed", tries: 3, failure: "No answer" },
      { ...row, name: "Di", lead_type: "tool_request", age_hours: 72, state: "handled" },
    ]);
    const lines = text.split("\n");
    expect(lines[0]).toBe("1 new, 1 failed, 1 held, 1 handled");
    expect(lines).toContain("consultation (2)");
    expect(lines.find((line) => line.includes("Ann"))).toMatch(/^ {2}8c6f8f0e {2}under 1 h .*new$/);
    expect(lines.find((line) => line.includes("Benedict"))).toMatch(/47 h .*held: many at once$/);
    expect(lines.find((line) => line.includes("Cy"))).toMatch(/3 days .*failed 3×: No answer$/);
    expect(text).not.toContain("Di ");
  });

  test("list requests that are due or late", () => {
    const row = { kind: "export", email: "ann@example.ca", received_on: "2026-11-01", failure: "" };
    expect(dueText([], "2026-11-22")).toBe("Nothing is due.");
    const text = dueText(
      [
        { ...row, due_on: "2026-11-21" },
        { ...row, due_on: "2026-11-22" },
      ],
      "2026-11-22",
    );
    expect(text.match(/LATE/g)).toHaveLength(1);
    expect(text).toContain("2026-11-21 LATE");
  });
});
