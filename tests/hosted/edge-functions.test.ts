/* The edge functions in real Deno, against a stand-in for Supabase's REST API, the CRM and the mail service. */
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deno } from "./hosted-tools.ts";
import { freeAddress, serveProgram } from "./served-program.ts";
import { type Answer, json, type StandIn, startStandIn } from "./stand-in.ts";

const ownerKey = "sb_secret_of_the_stand_in";
const site = "https://www.northcover.example";
const rpc = (name: string) => `/rest/v1/rpc/${name}`;
const webPage: Answer = { status: 200, body: "<html>Log in", type: "text/html" };
const fault: Answer = { status: 500, body: "{}" };

/** Answers with the rows once, and with none from then on. */
function once(rows: readonly unknown[]): () => Answer {
  const rest = [rows];
  return () => json(rest.shift() ?? []);
}

const handover = (id: string) => ({
  id,
  claim: "claim",
  kind: "lead",
  tries: 1,
  email: "ann@example.ca",
  purpose: null,
  crm_contact: "",
  lead: { id: `lead ${id}`, name: "Ann", email: "ann@example.ca", phone: "" },
  consents: [],
  not_by: [],
  unsubscribe_code: "code",
  held: null,
});

/** Checks a function's types and runs it for the tests that `define` makes, as deployed: with the network and its settings alone. */
function describeFunction(name: string, define: (open: () => { address: string; rest: StandIn }) => void): void {
  describe.skipIf(deno === undefined)(`the function ${name}`, () => {
    const cwd = resolve("supabase/functions", name);
    const environment = { ...process.env, DENO_DIR: resolve(".cache/deno"), DENO_NO_UPDATE_CHECK: "1" };
    let rest: StandIn;
    let address: URL;
    let stop: () => Promise<void>;

    beforeAll(async () => {
      rest = await startStandIn();
      address = await freeAddress();
      const run = ["run", "--no-lock", "--allow-net=127.0.0.1", "--allow-env", "--no-prompt", "index.ts"];
      stop = await serveProgram(address, [deno ?? "", ...run], {
        cwd,
        env: {
          ...environment,
          DENO_SERVE_ADDRESS: `tcp:${address.host}`,
          SUPABASE_URL: rest.address,
          SUPABASE_SERVICE_ROLE_KEY: ownerKey,
          SITE_URL: site,
          VITE_LEAD_RECIPIENT: "Example CRM Inc.",
          LEADS_WEBHOOK_URL: `${rest.address}/webhook`,
          MAIL_TOKEN: "token",
          MAIL_ENDPOINT: `${rest.address}/mail`,
        },
      });
    });

    afterAll(async () => {
      await stop();
      await rest.stop();
    });

    test("passes deno check", () => {
      const { status, stderr } = spawnSync(deno ?? "", ["check", "--no-lock", "index.ts"], {
        cwd,
        env: environment,
        encoding: "utf8",
      });
      expect(status, stderr).toBe(0);
    });

    define(() => ({ address: address.origin, rest }));
  });
}

describeFunction("send-lead", (open) => {
  const path = rpc("send_lead_form");
  const form = (fields: Readonly<Record<string, string>>) =>
    fetch(open().address, {
      method: "POST",
      redirect: "manual",
      headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: site },
      body: new URLSearchParams({ email: "ann@example.ca", phone: "", contact_statement: "contact_box@1", ...fields }),
    });

  const sent = "/request-sent";
  const unsent = (reason: string) => `/request-not-sent#${reason}`;
  test.each<[string, string, Answer, Readonly<Record<string, string>>]>([
    ["a stored lead", sent, json("stored"), {}],
    ["one in French", "/fr/demande-recue", json("stored"), { contact_statement: "contact_box.fr@1" }],
    ["too many leads", unsent("too-many"), json("too-many"), {}],
    ["status 401", unsent("unreachable"), { status: 401, body: "{}" }, {}],
    ["a web page with status 200", unsent("unreachable"), webPage, {}],
    [
      "a redirect of the database",
      unsent("unreachable"),
      { status: 302, body: "", location: "https://evil.example/" },
      {},
    ],
    [
      "__proto__ and line breaks",
      sent,
      json("stored"),
      { ["__proto__"]: "x", page_url: "https://a/\r\nLocation: https://evil.example" },
    ],
    ["a database that hangs", unsent("unreachable"), "hang", {}],
  ])("leads %s to %s", async (_, location, answer, fields) => {
    open().rest.set(path, answer);
    const { status, headers } = await form(fields);
    expect([status, headers.get("location")]).toEqual([303, site + location]);
  });

  test("stores with the owner's key and the page's origin", async () => {
    const { rest } = open();
    rest.set(path, json("stored"));
    await form({});
    expect(rest.received.at(-1)?.key).toBe(ownerKey);
    expect(rest.last(path)).toMatchObject({ form: { email: "ann@example.ca" }, origin: site });
  });

  test("takes only forms", async () => {
    const { address } = open();
    const headers = { "Content-Type": "application/json" };
    expect((await fetch(address, { method: "POST", body: "{}", headers })).status).toBe(415);
    expect((await fetch(address)).status).toBe(405);
  });
});

describeFunction("sync-leads", (open) => {
  const authorized = { method: "POST", headers: { Authorization: `Bearer ${ownerKey}` } };

  beforeAll(() => {
    for (const name of ["note_disclosure", "finish_handover", "pause_handovers", "current_handover_pause"]) {
      open().rest.set(rpc(name), json(null));
    }
  });

  async function sync(webhook: Answer): Promise<unknown> {
    const { address, rest } = open();
    rest.set(rpc("claim_handovers"), once([handover("lead")]));
    rest.set("/webhook", webhook);
    return (await fetch(address, authorized)).json();
  }

  test("needs the owner's key", async () => {
    expect((await fetch(open().address, { method: "POST" })).status).toBe(401);
  });

  test("hands a lead over and files it", async () => {
    expect(await sync({ status: 200, body: "" })).toMatchObject({ done: 1, failures: [] });
    expect(open().rest.last(rpc("finish_handover"))).toEqual({
      id: "lead",
      claim: "claim",
      crm_contact: "lead lead",
    });
  });

  test.each<[string, Answer, RegExp]>([
    ["redirects", { status: 302, body: "", location: "/elsewhere" }, /redirect|302/i],
    ["answers with 100 kB", { status: 200, body: "x".repeat(100_000) }, /64 kB/],
    ["hangs", "hang", /No answer in time/],
  ])("says so when the CRM %s", async (_, webhook, failure) => {
    expect(await sync(webhook)).toMatchObject({ done: 0, failures: [expect.stringMatching(failure)] });
  });

  test("follows no redirect", () => {
    expect(open().rest.received.filter(({ path }) => path === "/elsewhere")).toEqual([]);
  });

  test("says so when the database fails", async () => {
    const { address, rest } = open();
    rest.set(rpc("claim_handovers"), fault);
    const { failures } = (await (await fetch(address, authorized)).json()) as { failures: unknown };
    expect(failures).toEqual(["The database answered 500 to claim_handovers"]);
  });
});

describeFunction("newsletter", (open) => {
  const markup = `confirm=${encodeURIComponent("<script>alert(1)</script>")}`;

  test.each<[string, string, string, Answer, number]>([
    ["a confirmation", "POST", "confirm=code", json("confirmed"), 200],
    ["an unsubscription", "POST", "unsubscribe=code", json(true), 200],
    ["a link that is over", "POST", "confirm=code", json("over"), 410],
    ["an unknown code", "POST", "unsubscribe=code", json(false), 404],
    ["status 500", "POST", "unsubscribe=code", fault, 503],
    ["markup as a code", "POST", markup, json("unknown"), 404],
    ["a web page with status 200", "POST", "confirm=code", webPage, 503],
    ["a link without a code", "GET", "", json(true), 404],
    ["a database that hangs", "POST", "unsubscribe=code", "hang", 503],
  ])("answers %s (%s) with a page", async (_, method, query, answer, status) => {
    const { address, rest } = open();
    for (const name of ["confirm_newsletter", "unsubscribe"]) rest.set(rpc(name), answer);
    const response = await fetch(`${address}/?${query}`, { method });
    expect(response.status).toBe(status);
    expect(await response.text()).not.toMatch(/<script|onerror/);
  });

  test("calls nothing when a mail scanner opens a link", async () => {
    const { address, rest } = open();
    const calls = rest.received.length;
    expect((await fetch(`${address}/?confirm=code`)).status).toBe(200);
    expect(rest.received).toHaveLength(calls);
  });

  test("sends the pending messages", async () => {
    const { address, rest } = open();
    const mail = { sender: "news@northcover.example", statement: "", sender_shown: "", confirm_code: "c" };
    rest.set(rpc("claim_mails"), once([{ ...handover("mail"), ...mail, unsubscribe_code: "u" }]));
    rest.set(rpc("finish_handover"), json(true));
    rest.set("/mail", { status: 200, body: "" });
    const response = await fetch(address, { method: "POST", headers: { Authorization: `Bearer ${ownerKey}` } });
    expect(await response.json()).toEqual({ sent: 1, failure: "" });
  });
});
