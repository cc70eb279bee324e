import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type EmbeddedBackend, startEmbeddedBackend } from "../../scripts/embedded-backend/embedded-backend.ts";
import { csvCrm } from "../../scripts/owner/csv-crm.ts";
import { crmFromSettings } from "../../supabase/functions/sync-leads/crm-settings.ts";
import { restQueue } from "../../supabase/functions/sync-leads/rest-queue.ts";
import { backoff, syncLeads } from "../../supabase/functions/sync-leads/sync-leads.ts";
import { newsletterSignupStatement } from "#domain/consent-statements.ts";
import { validLead } from "./test-database.ts";

let backend: EmbeddedBackend;
let site: Server;
let crmServer: Server;
let siteAddress = "";
let crmAddress = "";
let received: { method: string; path: string; version: string | undefined; body: Record<string, unknown> }[] = [];
/** How the stand-in for the CRM behaves just now. */
let behave: (response: ServerResponse, path: string) => void;

function portOf(server: Server): number {
  const listening = server.address();
  return typeof listening === "object" && listening !== null ? listening.port : 0;
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text === "" ? {} : (JSON.parse(text) as Record<string, unknown>);
}

const succeed = (response: ServerResponse, path: string) =>
  response.end(JSON.stringify(path === "/contacts/upsert" ? { new: true, contact: { id: "c1" } } : { tags: [] }));
const answer =
  (status: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    response.writeHead(status, headers).end("{}");

beforeAll(async () => {
  backend = await startEmbeddedBackend();
  site = createServer((request, response) => {
    backend.middleware(request, response, () => response.writeHead(404).end());
  });
  crmServer = createServer((request, response) => {
    void (async () => {
      const path = request.url ?? "";
      const version = request.headers["version"];
      const body = await bodyOf(request);
      received.push({ method: request.method ?? "", path, version: version?.toString(), body });
      behave(response, path);
    })();
  });
  await once(site.listen(0, "127.0.0.1"), "listening");
  await once(crmServer.listen(0, "127.0.0.1"), "listening");
  siteAddress = `http://127.0.0.1:${portOf(site)}`;
  crmAddress = `http://127.0.0.1:${portOf(crmServer)}`;
});

afterAll(async () => {
  for (const server of [site, crmServer]) {
    server.closeAllConnections();
    server.close();
  }
  await backend.close();
});

beforeEach(async () => {
  received = [];
  behave = succeed;
  await backend.query("delete from public.leads");
  await backend.query("delete from private.handovers");
});

const highLevelSettings = () => ({
  HIGHLEVEL_TOKEN: "pit-test",
  HIGHLEVEL_LOCATION_ID: "location1",
  HIGHLEVEL_ENDPOINT: crmAddress,
});

function crmOf(settings: Record<string, string>) {
  const crm = crmFromSettings((name) => settings[name]);
  if (crm === undefined) throw new Error("No CRM");
  return crm;
}

const sync = (crm = crmOf(highLevelSettings()), options = {}) =>
  syncLeads(restQueue(siteAddress, backend.ownerKey), crm, { timeout: 300, ...options });

/** Stores a lead as a form of the site sends it, so that nothing holds it back. */
async function store(change: object = {}): Promise<Record<string, unknown>> {
  const lead = validLead({ lead_type: "consultation", ...change });
  const sent = await fetch(`${siteAddress}/rest/v1/leads`, {
    method: "POST",
    headers: { apikey: backend.publishableKey, "content-type": "application/json" },
    body: JSON.stringify(lead),
  });
  expect(sent.status).toBe(201);
  return lead;
}

async function progress(): Promise<Record<string, unknown> | undefined> {
  const [row] = await backend.query(
    `select ghl_sync_status as status, failure, tries,
       round(extract(epoch from next_try_at - now()))::integer as seconds
     from public.leads join private.handovers on lead_id = leads.id`,
  );
  return row;
}

describe("HighLevel", () => {
  test("gets the person, the words agreed to with their time, and tags beside the owner's own", async () => {
    const lead = await store({ newsletter: true, phone: "(416) 555-0123 ext. 4", email: "ann@example.ca" });
    expect(await sync()).toEqual({ done: 1, failures: [] });
    expect(await progress()).toMatchObject({ status: "synced", tries: 1 });
    const [upsert, tags] = received;
    expect(upsert).toMatchObject({ method: "POST", path: "/contacts/upsert", version: "2021-07-28" });
    expect(upsert?.body).toMatchObject({
      locationId: "location1",
      email: "ann@example.ca",
      name: "Zoë O'Neil",
      phone: "+14165550123",
      source: "tools_consultation",
    });
    expect(upsert?.body).not.toHaveProperty("tags");
    const fields = upsert?.body["customFields"];
    expect(fields).toContainEqual({ key: "northcover_lead_id", field_value: lead["id"] });
    expect(fields).toContainEqual({
      key: "northcover_consent_text",
      field_value: "I agree to be contacted about insurance services *",
    });
    expect(fields).toContainEqual({ key: "northcover_consent_time", field_value: expect.stringMatching(/^20\d\d-/) });
    expect(tags).toMatchObject({
      path: "/contacts/c1/tags",
      body: { tags: ["consultation", "home_insurance", "newsletter"] },
    });
    expect(await sync()).toEqual({ done: 0, failures: [] });
    expect(received).toHaveLength(2);
  });

  test.each([
    ["500", answer(500), "HighLevel answered 500", 60],
    ["429 with a time to wait", answer(429, { "Retry-After": "7" }), "HighLevel answered 429", 7],
    ["429 without one", answer(429), "HighLevel answered 429", 60],
    ["a wrong key", answer(401), "HighLevel answered 401: check its key and its rights", 3600],
    ["a lead it will not take", answer(422), "HighLevel answered 422: it will not take this", null],
    ["no answer", () => undefined, "No answer in time", 60],
    ["a broken connection", (response: ServerResponse) => response.destroy(), "The connection broke, or", 60],
    ["half an answer", (response: ServerResponse) => response.end('{"contact":{"id'), "The connection broke, or", 60],
    ["an answer without a contact", answer(200), "HighLevel's answer names no contact", 60],
  ])("that answers with %s gets the lead later, once", async (_, failing, message, seconds) => {
    await store();
    behave = failing;
    const { done, failures } = await sync();
    expect([done, failures.length]).toEqual([0, 1]);
    expect(failures[0]).toContain(message);
    const row = await progress();
    expect(row).toMatchObject({ status: "failed", tries: 1, failure: failures[0] });
    if (seconds === null) expect(row?.["seconds"]).toBeNull();
    else expect(Math.abs(Number(row?.["seconds"]) - seconds)).toBeLessThan(5);
    expect(await sync()).toEqual({ done: 0, failures: [] });

    behave = succeed;
    await backend.query("update private.handovers set next_try_at = now()");
    expect(await sync()).toEqual({ done: 1, failures: [] });
    expect(await progress()).toMatchObject({ status: "synced", tries: 2, failure: "" });
  });

  test("gets each lead from one of two workers that run at once", async () => {
    const emails: unknown[] = [];
    for (let count = 0; count < 12; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      emails.push((await store())["email"]);
    }
    const [one, other] = await Promise.all([sync(), sync()]);
    expect(one.done + other.done).toBe(12);
    const told = received.filter(({ path }) => path === "/contacts/upsert").map(({ body }) => body["email"]);
    expect(new Set(told)).toEqual(new Set(emails));
    expect(told).toHaveLength(12);
  });

  test("is told of a withdrawal and of an erasure, and of nobody it doesn't know", async () => {
    await store({ email: "ann@example.ca", newsletter: true });
    await store({ email: "ben@example.ca" });
    await backend.query("select public.withdraw_consent(email => 'ben@example.ca')");
    expect((await sync()).done).toBe(1);
    received = [];
    await backend.query("select public.withdraw_consent(email => 'ann@example.ca')");
    expect((await sync()).done).toBe(1);
    expect(received.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
      { method: "PUT", path: "/contacts/c1", body: { dnd: true } },
      { method: "DELETE", path: "/contacts/c1/tags", body: { tags: ["newsletter"] } },
    ]);
    received = [];
    await backend.query("select public.erase_person('ann@example.ca')");
    behave = answer(404);
    expect((await sync()).done).toBe(1);
    expect(received).toMatchObject([{ method: "DELETE", path: "/contacts/c1" }]);
  });
});

test("three years reach the CRM too: the contact is deleted, and nothing of it stays here", async () => {
  await store({ email: "ann@example.ca" });
  expect((await sync()).done).toBe(1);
  received = [];
  await backend.query("update public.leads set created_at = now() - interval '3 years 1 hour'");
  await backend.query("select private.erase_old_leads()");
  behave = answer(500);
  expect((await sync()).failures).toEqual(["HighLevel answered 500"]);
  behave = answer(204);
  await backend.query("update private.handovers set next_try_at = now()");
  expect((await sync()).done).toBe(1);
  expect(received.map(({ method, path }) => `${method} ${path}`)).toEqual([
    "DELETE /contacts/c1",
    "DELETE /contacts/c1",
  ]);
  expect(await backend.query("select 1 from private.handovers where email <> ''")).toEqual([]);
});

test("a newsletter signup is handed over as that alone, and its withdrawal takes away its tag alone", async () => {
  const signup = { lead_type: "newsletter_signup", page_source: "blog_index", interest: "insider_tips", name: "" };
  await store({ ...signup, newsletter: true, email: "ann@example.ca" });
  expect((await sync()).done).toBe(1);
  expect(received[0]?.body["customFields"]).not.toContainEqual(
    expect.objectContaining({ key: "northcover_consent_text" }),
  );
  expect(received[0]?.body["customFields"]).toContainEqual({
    key: "northcover_newsletter_text",
    field_value: newsletterSignupStatement.text,
  });
  received = [];
  await backend.query("select public.withdraw_consent(email => 'ann@example.ca', purpose => 'newsletter')");
  expect((await sync()).done).toBe(1);
  expect(received).toMatchObject([{ method: "DELETE", path: "/contacts/c1/tags", body: { tags: ["newsletter"] } }]);
});

describe("the other ways", () => {
  test("a webhook gets everything, with the same key on every try", async () => {
    await store({ email: "ann@example.ca" });
    const crm = crmOf({ LEADS_WEBHOOK_URL: `${crmAddress}/hook`, LEADS_WEBHOOK_TOKEN: "secret" });
    expect((await sync(crm)).done).toBe(1);
    expect(received).toMatchObject([
      { path: "/hook", body: { kind: "lead", email: "ann@example.ca", lead: { lead_type: "consultation" } } },
    ]);
  });

  test("a CSV file gets a line for each, once, with no formula in it", async () => {
    const folder = await mkdtemp(join(tmpdir(), "northcover-csv-"));
    try {
      const file = join(folder, "leads.csv");
      await store({ name: "=HYPERLINK(1)" });
      await store();
      expect((await sync(csvCrm(file))).done).toBe(2);
      await backend.query("update private.handovers set done_at = null, next_try_at = now()");
      expect((await sync(csvCrm(file))).done).toBe(2);
      const lines = (await readFile(file, "utf8")).trim().split("\r\n");
      expect(lines).toHaveLength(3);
      expect(lines.join("\n")).toContain("'=HYPERLINK(1)");
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  test.each([
    [{ HIGHLEVEL_TOKEN: "t" }, "HIGHLEVEL_LOCATION_ID is not"],
    [{ HIGHLEVEL_LOCATION_ID: "l" }, "HIGHLEVEL_TOKEN is not"],
    [{ HIGHLEVEL_TOKEN: "t", HIGHLEVEL_LOCATION_ID: "l", LEADS_WEBHOOK_URL: "https://a.example" }, "not both"],
    [{ LEADS_WEBHOOK_URL: "ftp://a" }, "must be an http(s) address"],
  ])("half settings are refused: %j", (settings: Record<string, string>, message) => {
    expect(() => crmFromSettings((name) => settings[name])).toThrow(message);
  });

  test("waits longer after each failure, at most six hours", () => {
    expect([1, 2, 3, 10, 50].map(backoff)).toEqual([60, 120, 240, 21_600, 21_600]);
  });
});
