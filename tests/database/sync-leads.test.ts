import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import type { EmbeddedBackend } from "../../scripts/embedded-backend/embedded-backend.ts";
import { listenInProcess } from "../../scripts/machine/listen.ts";
import { csvCrm } from "../../scripts/owner/csv-crm.ts";
import { crmFromSettings } from "../../supabase/functions/sync-leads/crm-settings.ts";
import { restQueue } from "../../supabase/functions/sync-leads/rest-queue.ts";
import type { Crm, Handover } from "../../supabase/functions/sync-leads/handover.ts";
import { backoff, type HandoverQueue, syncLeads } from "../../supabase/functions/sync-leads/sync-leads.ts";
import { newsletterSignupStatement } from "#consent-statements";
import { newDataFolder } from "./empty-database.ts";
import { serveBackend } from "./served-backend.ts";
import { fitting, signup } from "./test-database.ts";

let backend: EmbeddedBackend;
let stop: () => Promise<void>;
let crmServer: Server;
let siteAddress = "";
let crmAddress = "";
let received: { method: string; path: string; version: string | undefined; body: Record<string, unknown> }[] = [];
let behave: (response: ServerResponse, path: string) => void;

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
  ({ backend, address: siteAddress, stop } = await serveBackend(await newDataFolder()));
  crmServer = createServer((request, response) => {
    void (async () => {
      const path = request.url ?? "";
      const version = request.headers["version"];
      const body = await bodyOf(request);
      received.push({ method: request.method ?? "", path, version: version?.toString(), body });
      behave(response, path);
    })();
  });
  crmAddress = await listenInProcess(crmServer);
});

afterAll(async () => {
  crmServer.closeAllConnections();
  crmServer.close();
  await stop();
});

beforeEach(async () => {
  received = [];
  behave = succeed;
  await backend.query("select public.resume_handovers()");
  await backend.query("delete from public.leads");
  await backend.query("delete from private.handovers");
  await backend.query("delete from private.suppressions");
});

const recipient = "Example CRM Inc.";

const highLevelSettings = () => ({
  VITE_LEAD_RECIPIENT: recipient,
  HIGHLEVEL_TOKEN: "pit-test",
  HIGHLEVEL_LOCATION_ID: "location1",
  HIGHLEVEL_ENDPOINT: crmAddress,
});

function crmOf(settings: Record<string, string>) {
  const crm = crmFromSettings((name) => settings[name]);
  if (crm === undefined) throw new Error("No CRM");
  return crm;
}

const someHandover: Handover = {
  id: "h1",
  claim: "c",
  kind: "lead",
  tries: 1,
  email: "",
  purpose: null,
  crm_contact: "",
  lead: null,
  consents: [],
  not_by: [],
  unsubscribe_code: null,
  held: null,
};
const webhookSettings = () => ({ VITE_LEAD_RECIPIENT: recipient, LEADS_WEBHOOK_URL: `${crmAddress}/hook` });
const queue = () => restQueue(siteAddress, backend.ownerKey);
const sync = (crm = crmOf(highLevelSettings()), options = {}, flaw: Partial<HandoverQueue> = {}) =>
  syncLeads({ ...queue(), ...flaw }, crm, { timeout: 300, ...options });

/** Stores a lead as a form of the site sends it, which no rule holds. */
async function store(change: object = {}, lead = fitting(change)): Promise<Record<string, unknown>> {
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
  test("receives the person, the agreed wording with its time, and tags in addition to the owner's own", async () => {
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
    ["half an answer", (response: ServerResponse) => response.end('{"contact":{"id'), "answer was cut off", 60],
    ["an answer without a contact", answer(200), "HighLevel's answer names no contact", 60],
  ])("that answers with %s receives the lead later, once", async (_, failing, message, seconds) => {
    await store();
    behave = failing;
    const { done, failures } = await sync();
    expect([done, failures.length]).toEqual([0, 1]);
    expect(failures[0]).toContain(message);
    const row = await progress();
    expect(row).toMatchObject({ status: "failed", tries: 1 });
    expect(failures[0]).toContain(row?.["failure"]);
    if (seconds === null) expect(row?.["seconds"]).toBeNull();
    else expect(Math.abs(Number(row?.["seconds"]) - seconds)).toBeLessThan(5);
    expect((await sync()).done).toBe(0);

    behave = succeed;
    await backend.query("update private.handovers set next_try_at = now()");
    await backend.query("select public.resume_handovers()");
    expect(await sync()).toEqual({ done: 1, failures: [] });
    expect(await progress()).toMatchObject({ status: "synced", tries: 2, failure: "" });
  });

  test("receives each lead once from two concurrent workers", async () => {
    const emails: unknown[] = [];
    for (let count = 0; count < 12; count += 1) {
      emails.push((await store())["email"]);
    }
    const [one, other] = await Promise.all([sync(), sync()]);
    expect(one.done + other.done).toBe(12);
    const told = received.filter(({ path }) => path === "/contacts/upsert").map(({ body }) => body["email"]);
    expect(new Set(told)).toEqual(new Set(emails));
    expect(told).toHaveLength(12);
  });

  test("is notified of a withdrawal and of an erasure, and only of people it knows", async () => {
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

test("a person who wants no calls is handed over without a number, and a CRM that has the number is notified", async () => {
  await store({ email: "ann@example.ca", phone: "416-555-0123" });
  await backend.query("select public.withdraw_consent(email => 'ann@example.ca', purpose => 'phone')");
  expect((await sync()).done).toBe(1);
  expect(received[0]?.body).toMatchObject({ dndSettings: { Call: { status: "active" }, SMS: { status: "active" } } });
  expect(received[0]?.body).not.toHaveProperty("phone");
  received = [];
  await backend.query("select public.withdraw_consent(email => 'ann@example.ca', purpose => 'email')");
  expect((await sync()).done).toBe(1);
  expect(received.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
    { method: "PUT", path: "/contacts/c1", body: { dndSettings: { Email: { status: "active" } } } },
    { method: "DELETE", path: "/contacts/c1/tags", body: { tags: ["newsletter"] } },
  ]);
});

test("a flood is a note on the owner's own contact, or a message to the webhook", async () => {
  await backend.query("insert into private.handovers (kind) values ('flood')");
  expect((await sync(crmOf({ ...highLevelSettings(), HIGHLEVEL_ALERT_CONTACT: "owner" }))).done).toBe(1);
  expect(received).toMatchObject([
    { method: "POST", path: "/contacts/owner/notes", body: { body: expect.stringContaining("0 are held") } },
  ]);
  received = [];
  await backend.query("insert into private.handovers (kind) values ('flood')");
  expect((await sync()).failures).toEqual(["HIGHLEVEL_ALERT_CONTACT is not set"]);
  await backend.query("update private.handovers set next_try_at = now() where done_at is null");
  expect((await sync(crmOf({ VITE_LEAD_RECIPIENT: "A CRM", LEADS_WEBHOOK_URL: `${crmAddress}/hook` }))).done).toBe(1);
  expect(received).toMatchObject([{ path: "/hook", body: { kind: "flood", held: 0, lead: null } }]);
});

test("a newsletter confirmed after its lead's handover is reported for the same contact", async () => {
  await backend.query("select public.name_mail_sender('news@northcover.example')");
  onTestFinished(async () => void (await backend.query("select public.name_mail_sender('')")));
  await store({ email: "ann@example.ca", newsletter: true });
  expect((await sync()).done).toBe(1);
  expect(received.find(({ path }) => path.endsWith("/tags"))?.body["tags"]).not.toContain("newsletter");
  received = [];
  const [mail] = await backend.query("select public.claim_mails() -> 0 ->> 'confirm_code' as code");
  await backend.query("select public.confirm_newsletter($1)", [mail?.["code"]]);
  expect((await sync()).done).toBe(1);
  expect(received.find(({ path }) => path.endsWith("/tags"))?.body["tags"]).toContain("newsletter");
});

test("a newsletter signup is handed over without consent to contact, and its withdrawal removes its tag alone", async () => {
  await store({}, signup({ email: "ann@example.ca" }));
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

/** Responds like a login page: following the redirect returns success. */
const elsewhere = (status: number, target: string) => (response: ServerResponse, path: string) => {
  if (path === "/login") response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Log in</h1>");
  else response.writeHead(status, { Location: target }).end();
};
const ok = (type: string, body: string) => (response: ServerResponse) =>
  response.writeHead(200, { "Content-Type": type }).end(body);

describe("only the CRM's own confirmation counts", () => {
  test.each([
    ["a redirect to its login page", elsewhere(302, "/login"), "sent us elsewhere (302)"],
    ["a permanent redirect", elsewhere(308, "/other"), "sent us elsewhere (308)"],
    ["an error in an answer of 200", ok("application/json", '{"error":"no such list"}'), "an error in it"],
    ["a list of errors", ok("application/json", '{"errors":[{"field":"email"}]}'), "an error in it"],
    ["a success that is none", ok("application/json", '{"success":false}'), "an error in it"],
    ["a status in words", ok("application/json", '{"status":"failed"}'), "an error in it"],
    ["a status of its own", ok("application/json", '{"statusCode":422}'), "an error in it"],
    ["a web page", ok("text/html; charset=utf-8", "<!doctype html><p>Welcome"), "with a web page"],
    ["a web page without a type", ok("", " <!DOCTYPE html><p>Welcome"), "with a web page"],
    ["JSON that ends in the middle", ok("application/json", '{"id":'), "cut off"],
    ["success and nothing", (response: ServerResponse) => response.writeHead(204).end(), null],
    ["success and a word", ok("text/plain", "Accepted"), null],
    ["an empty list of errors", ok("application/json", '{"status":"success","errors":[],"error":null}'), null],
  ])("a webhook answers with %s", async (_, behaviour, message) => {
    await store();
    behave = behaviour;
    const { done, failures } = await sync(crmOf(webhookSettings()));
    expect([done, failures]).toEqual(message === null ? [1, []] : [0, [expect.stringContaining(message)]]);
    expect(received.map(({ path }) => path)).toEqual(["/hook"]);
    expect(await progress()).toMatchObject({ status: message === null ? "synced" : "failed" });
  });

  test("the host that a redirect names receives nothing", async () => {
    const reached: string[] = [];
    const other = createServer((request, response) => {
      reached.push(request.url ?? "");
      response.end("{}");
    });
    const otherAddress = await listenInProcess(other);
    onTestFinished(() => void other.close());
    await store();
    behave = (response) => response.writeHead(307, { Location: `${otherAddress}/` }).end();
    expect((await sync(crmOf(webhookSettings()))).failures).toHaveLength(1);
    expect((await sync()).done).toBe(0);
    expect(reached).toEqual([]);
  });

  test.each(["webhook", "HighLevel"])("no more than 64 kB of the answer of a %s are read", async (kind) => {
    await store();
    let sent = 0;
    behave = (response) => {
      response.writeHead(200, { "Content-Type": "application/json" });
      const more = () => {
        if (response.destroyed || sent > 64 * 1024 * 1024) return;
        sent += 65_536;
        if (response.write("x".repeat(65_536))) setImmediate(more);
        else response.once("drain", more);
      };
      more();
    };
    const { failures } = await sync(crmOf(kind === "webhook" ? webhookSettings() : highLevelSettings()), {
      timeout: 10_000,
    });
    expect(failures.join("\n")).toContain("more than 64 kB");
    expect(sent).toBeLessThan(8 * 1024 * 1024);
  });
});

describe("a failing CRM is not retried in the same run", () => {
  const storeMany = async (count: number) => {
    for (let number = 0; number < count; number += 1) {
      await store();
    }
  };
  const pauseSeconds = async () => {
    const [row] = await backend.query(
      "select round(extract(epoch from until - now()))::integer as seconds from private.handover_pause",
    );
    return Number(row?.["seconds"] ?? 0);
  };

  test.each([
    ["nothing", () => undefined],
    ["500", answer(500)],
    ["a wrong key", answer(401)],
    ["a redirect", answer(302, { Location: "/login" })],
    ["what it will not take", answer(400)],
  ])("after three responses of %s the run ends, and the next run waits", async (_, failing) => {
    await storeMany(5);
    behave = failing;
    const { done, failures } = await sync();
    expect(done).toBe(0);
    expect(received).toHaveLength(3);
    expect(failures.at(-1)).toContain("was left in peace after 3 failures");
    expect(await pauseSeconds()).toBeGreaterThan(50);

    behave = succeed;
    received = [];
    const waiting = await sync();
    expect(waiting.done).toBe(0);
    expect(waiting.failures.join()).toMatch(/waits until \d{4}-\d\d-\d\dT/);
    expect(received).toEqual([]);

    await backend.query("select public.resume_handovers()");
    expect((await sync()).done).toBe(2);
  });

  test.each([
    ["seconds", () => "7200", 7200],
    ["a date", () => new Date(Date.now() + 7_200_000).toUTCString(), 7200],
    ["too many seconds", () => "999999999", 86_400],
  ])("a delay in %s stops the run at once, and the next run respects it", async (_, retryAfter, seconds) => {
    await storeMany(3);
    behave = (response) => response.writeHead(429, { "Retry-After": retryAfter() }).end();
    expect((await sync()).failures[0]).toBe("HighLevel answered 429");
    expect(received).toHaveLength(1);
    expect(Math.abs((await pauseSeconds()) - seconds)).toBeLessThan(5);
    await sync();
    expect(received).toHaveLength(1);
  });

  test.each(["yesterday", "-5", "Wed, 01 Jan 2020 00:00:00 GMT", "NaN", ""])(
    "an invalid delay is ignored: %j",
    async (retryAfter) => {
      await store();
      behave = (response) => response.writeHead(503, { "Retry-After": retryAfter }).end();
      await sync();
      const row = await progress();
      expect(Math.abs(Number(row?.["seconds"]) - 60)).toBeLessThan(5);
      expect(await pauseSeconds()).toBe(0);
    },
  );

  test("one refused lead stops no other", async () => {
    await store({ email: "poison@example.ca" });
    await storeMany(3);
    behave = (response, path) =>
      received.at(-1)?.body["email"] === "poison@example.ca" ? answer(422)(response) : succeed(response, path);
    const { done, failures } = await sync();
    expect([done, failures]).toEqual([3, ["HighLevel answered 422: it will not take this"]]);
  });

  test("one result that can't be recorded stops no other lead", async () => {
    await storeMany(3);
    const finish = vi.fn(queue().finish).mockRejectedValueOnce(new Error("The database answered 400"));
    expect(await sync(undefined, {}, { finish })).toEqual({ done: 2, failures: ["The database answered 400"] });
  });

  test("a failing database ends the run, and its results are reported", async () => {
    await storeMany(1);
    const claim = vi.fn<HandoverQueue["claim"]>().mockImplementationOnce(queue().claim);
    claim.mockRejectedValue(new Error("The database answered 503"));
    expect(await sync(undefined, {}, { claim })).toEqual({ done: 1, failures: ["The database answered 503"] });
  });
});

describe("the recipient of a lead", () => {
  const disclosures = () =>
    backend.query(
      "select lead.email, recipient, kind from private.disclosures join public.leads as lead on lead.id = lead_id",
    );

  test("is recorded before anything is sent, and included in a person's export", async () => {
    await store({ email: "ann@example.ca" });
    let atSending: unknown;
    const spy: Crm = {
      recipient,
      tell: async () => {
        atSending = await disclosures();
        return "c1";
      },
    };
    expect((await sync(spy)).done).toBe(1);
    expect(atSending).toEqual([{ email: "ann@example.ca", recipient, kind: "crm" }]);
    const [row] = await backend.query("select public.export_person('ann@example.ca') as person");
    expect(row?.["person"]).toMatchObject({ requests: [{ received_by: [{ recipient, kind: "crm" }] }] });
  });

  test("receives nothing that could not be recorded", async () => {
    await store();
    const disclose = () => Promise.reject(new Error("The database is away"));
    expect((await sync(undefined, {}, { disclose })).failures).toEqual(["The database is away"]);
    expect(received).toEqual([]);
  });

  test("may be a partner that the owner referred a person to", async () => {
    await store({ email: "ann@example.ca" });
    await backend.query("select public.note_partner('Ann@example.ca', 'Maple Mutual')");
    await backend.query("select public.note_partner('ann@example.ca', 'Maple Mutual')");
    expect(await disclosures()).toEqual([{ email: "ann@example.ca", recipient: "Maple Mutual", kind: "partner" }]);
    await backend.query("select public.erase_person('ann@example.ca')");
    expect(await backend.query("select 1 from private.disclosures")).toEqual([]);
  });
});

describe("the other ways", () => {
  let folder = "";
  let file = "";
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "northcover-csv-"));
    file = join(folder, "leads.csv");
  });
  afterEach(() => rm(folder, { recursive: true }));

  test("a webhook receives everything, with the same idempotency key on every try", async () => {
    await store({ email: "ann@example.ca" });
    expect((await sync(crmOf({ ...webhookSettings(), LEADS_WEBHOOK_TOKEN: "secret" }))).done).toBe(1);
    expect(received).toMatchObject([
      { path: "/hook", body: { kind: "lead", email: "ann@example.ca", lead: { lead_type: "consultation" } } },
    ]);
  });

  test("a CSV file receives one line for each lead, without formulas", async () => {
    await store({ name: "=HYPERLINK(1)" });
    await store({ name: "Zoë O'Brien-Lévesque", phone: "0015145550123" });
    expect((await sync(csvCrm(file))).done).toBe(2);
    await backend.query("update private.handovers set done_at = null, next_try_at = now()");
    expect((await sync(csvCrm(file))).done).toBe(2);
    const text = await readFile(file, "utf8");
    expect([...text.matchAll(/\uFEFF/g)].map(({ index }) => index)).toEqual([0]);
    expect(text).toContain("Zoë O'Brien-Lévesque");
    expect(text).toContain(",001514-555-0123,");
    const lines = text.trim().split("\r\n");
    expect(lines).toHaveLength(3);
    expect(lines.join("\n")).toContain("'=HYPERLINK(1)");
  });

  test("a CSV file is rewritten without an erased person", async () => {
    await store({ email: "zoe@example.ca", name: 'Zoë "Z", Q.' });
    await store({ email: "ben@example.ca", name: "Ben" });
    await store({ email: "Zoe@Example.ca" });
    expect((await sync(csvCrm(file))).done).toBe(3);
    await backend.query("select public.withdraw_consent(email => 'zoe@example.ca')");
    expect((await sync(csvCrm(file))).done).toBe(1);
    await backend.query("select public.erase_person('zoe@example.ca')");
    expect((await sync(csvCrm(file))).done).toBe(1);
    const text = await readFile(file, "utf8");
    expect(text.toLowerCase()).not.toContain("zoe@");
    expect(text).not.toContain("Zoë");
    expect(text.trim().split("\r\n")).toEqual([expect.stringContaining("Handover"), expect.stringContaining("Ben")]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  test.each([
    ["Email,Note\r\nzoe@example.ca,call\r\nben@example.ca,wait\r\n", "\uFEFFEmail,Note\r\nben@example.ca,wait\r\n"],
    ['Note,Email\n"a\nb",zoe@example.ca\n"c ""d""",ben@example.ca', '\uFEFFNote,Email\r\n"c ""d""",ben@example.ca\r\n'],
    ["Note\r\nzoe@example.ca\r\n", undefined],
    ['Email,Note\r\nzoe@example.ca,"half', undefined],
  ])("a CSV file that the owner changed is rewritten or left as it is: %j", async (before, after) => {
    await writeFile(file, before);
    const erased = { ...someHandover, kind: "erased", email: "zoe@example.ca" } as const;
    const telling = csvCrm(file).tell(erased, AbortSignal.timeout(1000));
    await (after === undefined ? expect(telling).rejects.toThrow("take the person out by hand") : telling);
    expect(await readFile(file, "utf8")).toBe(after ?? before);
  });

  const both = { HIGHLEVEL_TOKEN: "t", HIGHLEVEL_LOCATION_ID: "l" };
  test.each([
    [{ HIGHLEVEL_TOKEN: "t" }, "HIGHLEVEL_LOCATION_ID is not"],
    [{ HIGHLEVEL_LOCATION_ID: "l" }, "HIGHLEVEL_TOKEN is not"],
    [{ ...both, LEADS_WEBHOOK_URL: "https://a.example" }, "not both"],
    [{ ...both, HIGHLEVEL_ENDPOINT: "http://crm.example" }, "HIGHLEVEL_ENDPOINT must begin with https://"],
    [{ LEADS_WEBHOOK_URL: "http://127.0.0.1.crm.example/" }, "LEADS_WEBHOOK_URL must begin with https://"],
    [{ LEADS_WEBHOOK_URL: "no address" }, "LEADS_WEBHOOK_URL must begin with https://"],
    [{ LEADS_WEBHOOK_URL: "https://crm.example", VITE_LEAD_RECIPIENT: " " }, "Set VITE_LEAD_RECIPIENT"],
    [{ ...both, VITE_LEAD_RECIPIENT: undefined }, "Set VITE_LEAD_RECIPIENT"],
  ])("settings that are incomplete, or name no encrypted address or no recipient, are refused: %j", (some, message) => {
    const settings: Record<string, string | undefined> = { VITE_LEAD_RECIPIENT: recipient, ...some };
    expect(() => crmFromSettings((name) => settings[name])).toThrow(message);
  });

  test("waits longer after each failure, at most six hours", () => {
    expect([1, 2, 3, 10, 50].map(backoff)).toEqual([60, 120, 240, 21_600, 21_600]);
  });
});
