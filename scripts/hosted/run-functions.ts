/* The edge functions in real Deno, against a stand-in for Supabase's REST API, the CRM and the mail service. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { resolve } from "node:path";
import { listenInProcess } from "../machine/listen.ts";
import { denoEnvironment, denoProgram, versioned } from "./hosted-tools.ts";

/** Folders of the edge functions. */
export const functionFolders = ["send-lead", "sync-leads", "newsletter"].map((name) =>
  resolve("supabase/functions", name),
);

/** A request that the stand-in received. */
interface Received {
  readonly path: string;
  readonly key: string;
  readonly body: string;
}

/** Answer of the stand-in: a status and a body, or none at all. */
type Answer =
  | { readonly status: number; readonly body: string; readonly type?: string; readonly location?: string }
  | "hang";

const json = (value: unknown): Answer => ({ status: 200, body: JSON.stringify(value), type: "application/json" });

/** A server that gives each path the answers set for it, and keeps what it received. */
async function startStandIn() {
  const received: Received[] = [];
  const answers = new Map<string, Answer | ((body: string) => Answer)>();
  const server = createServer((request: IncomingMessage, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const body = Buffer.concat(chunks).toString();
      const path = (request.url ?? "").split("?", 1)[0] ?? "";
      received.push({ path, key: String(request.headers["apikey"] ?? request.headers["authorization"] ?? ""), body });
      const set = answers.get(path) ?? { status: 404, body: "{}" };
      const answer = typeof set === "function" ? set(body) : set;
      if (answer === "hang") return;
      response.writeHead(answer.status, {
        "Content-Type": answer.type ?? "text/plain",
        ...(answer.location === undefined ? {} : { Location: answer.location }),
      });
      response.end(answer.body);
    })();
  });
  const address = await listenInProcess(server);
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { address, received, answers, stop };
}

type StandIn = Awaited<ReturnType<typeof startStandIn>>;

const ownerKey = "sb_secret_of_the_stand_in";

/** Starts a function on a free port. */
async function serveFunction(
  folder: string,
  settings: Readonly<Record<string, string>>,
): Promise<[string, ChildProcess]> {
  const place = createServer();
  const address = await listenInProcess(place);
  place.close();
  const { port } = new URL(address);
  // As deployed: with the network and its settings, and without the files.
  const served = spawn(
    denoProgram(),
    ["run", "--no-lock", "--allow-net=127.0.0.1", "--allow-env", "--no-prompt", "index.ts"],
    {
      cwd: folder,
      stdio: ["ignore", "ignore", "pipe"],
      env: { ...denoEnvironment, ...settings, DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}` },
    },
  );
  let log = "";
  served.stderr.on("data", (chunk: Buffer) => {
    log += chunk.toString();
  });
  for (let tries = 0; tries < 300; tries += 1) {
    if (served.exitCode !== null) break;
    try {
      // oxlint-disable-next-line no-await-in-loop -- until it answers
      await fetch(address);
      return [address, served];
    } catch {
      // oxlint-disable-next-line no-await-in-loop -- until it answers
      await new Promise((done) => setTimeout(done, 100));
    }
  }
  served.kill();
  throw new Error(`${folder} did not start:\n${log}`);
}

/** A case: what a function answered, and what it should. */
interface Case {
  readonly name: string;
  readonly seen: unknown;
  readonly expected: unknown;
}

const form = (fields: Readonly<Record<string, string>>) => ({
  method: "POST",
  redirect: "manual" as const,
  headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: "https://www.northcover.example" },
  body: new URLSearchParams({ email: "ann@example.ca", phone: "", contact_statement: "contact_box@1", ...fields }),
});

async function sendLeadCases(address: string, rest: StandIn): Promise<Case[]> {
  const path = "/rest/v1/rpc/send_lead_form";
  const cases: Case[] = [];
  const location = async (answer: Answer, sent = form({})) => {
    rest.answers.set(path, answer);
    const response = await fetch(address, sent);
    return `${response.status} ${response.headers.get("location")}`;
  };
  const page = "303 https://www.northcover.example/request-not-sent#";
  const check = async (name: string, expected: string, answer: Answer, sent = form({})) => {
    cases.push({ name, seen: await location(answer, sent), expected });
  };
  await check("stored", "303 https://www.northcover.example/request-sent", json("stored"));
  const last = rest.received.findLast((one) => one.path === path);
  const sent = JSON.parse(last?.body ?? "{}") as { form?: { email?: string }; origin?: string };
  cases.push({
    name: "stored, with the owner's key and the page's origin",
    seen: [last?.key, sent.form?.email, sent.origin],
    expected: [ownerKey, "ann@example.ca", "https://www.northcover.example"],
  });
  await check(
    "stored, in French",
    "303 https://www.northcover.example/fr/demande-recue",
    json("stored"),
    form({ contact_statement: "contact_box.fr@1" }),
  );
  await check("refused: a field", `${page}email`, json("email"));
  await check("refused: too many", `${page}too-many`, json("too-many"));
  await check("refused: status 401", `${page}unreachable`, { status: 401, body: "{}" });
  await check("hostile: a web page with status 200", `${page}unreachable`, {
    status: 200,
    body: "<html>Log in",
    type: "text/html",
  });
  await check("hostile: a redirect of the database", `${page}unreachable`, {
    status: 302,
    body: "",
    location: "https://evil.example/",
  });
  await check("hostile: the honeypot is filled in", `${page}form`, json("stored"), form({ confirm_subject: "x" }));
  await check("hostile: 20 kB", `${page}form`, json("stored"), form({ name: "x".repeat(20_000) }));
  await check(
    "hostile: __proto__ and line breaks",
    "303 https://www.northcover.example/request-sent",
    json("stored"),
    form({ ["__proto__"]: "x", page_url: "https://a/\r\nLocation: https://evil.example" }),
  );
  const other = await fetch(address, { method: "POST", body: "{}", headers: { "Content-Type": "application/json" } });
  cases.push({ name: "hostile: another type", seen: other.status, expected: 415 });
  cases.push({ name: "hostile: another method", seen: (await fetch(address)).status, expected: 405 });
  await check("hung", `${page}unreachable`, "hang");
  return cases;
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

async function syncLeadsCases(address: string, rest: StandIn): Promise<Case[]> {
  const rpc = (name: string) => `/rest/v1/rpc/${name}`;
  for (const name of ["note_disclosure", "finish_handover", "pause_handovers", "current_handover_pause"]) {
    rest.answers.set(rpc(name), json(null));
  }
  const cases: Case[] = [];
  const call = async () => {
    const response = await fetch(address, { method: "POST", headers: { Authorization: `Bearer ${ownerKey}` } });
    return (await response.json()) as { done: number; failures: string[] };
  };
  const finished = () =>
    JSON.parse(rest.received.findLast(({ path }) => path === rpc("finish_handover"))?.body ?? "{}") as unknown;
  const check = async (name: string, webhook: Answer, done: number, failure: RegExp | undefined) => {
    let handed = 0;
    rest.answers.set(rpc("claim_handovers"), () => json(handed++ === 0 ? [handover(name)] : []));
    rest.answers.set("/webhook", webhook);
    const answer = await call();
    const isMatch = failure === undefined ? answer.failures.length === 0 : failure.test(answer.failures.join());
    cases.push({ name, seen: [answer.done, isMatch || answer.failures], expected: [done, true] });
  };
  cases.push({
    name: "without the owner's key",
    seen: (await fetch(address, { method: "POST" })).status,
    expected: 401,
  });
  await check("stored", { status: 200, body: "" }, 1, undefined);
  cases.push({
    name: "stored, and filed",
    seen: finished(),
    expected: { id: "stored", claim: "claim", crm_contact: "lead stored" },
  });
  await check("refused", { status: 400, body: "{}" }, 0, /it will not take this/);
  await check(
    "hostile: a redirect",
    { status: 302, body: "", location: `${rest.address}/elsewhere` },
    0,
    /redirect|302/i,
  );
  cases.push({
    name: "hostile: nothing follows the redirect",
    seen: rest.received.some(({ path }) => path === "/elsewhere"),
    expected: false,
  });
  await check("hostile: a web page", { status: 200, body: "<!doctype html>", type: "text/html" }, 0, /web page/);
  await check(
    "hostile: an error with status 200",
    { status: 200, body: '{"error":"no"}', type: "application/json" },
    0,
    /error in it/,
  );
  await check("hostile: 100 kB", { status: 200, body: "x".repeat(100_000) }, 0, /64 kB/);
  await check("hung", "hang", 0, /No answer in time/);
  rest.answers.set(rpc("claim_handovers"), { status: 500, body: "{}" });
  cases.push({
    name: "the database fails",
    seen: (await call()).failures,
    expected: ["The database answered 500 to claim_handovers"],
  });
  return cases;
}

async function newsletterCases(address: string, rest: StandIn): Promise<Case[]> {
  const rpc = (name: string) => `/rest/v1/rpc/${name}`;
  const cases: Case[] = [];
  const check = async (name: string, query: string, method: string, answer: Answer, expected: number) => {
    for (const path of ["confirm_newsletter", "unsubscribe"]) rest.answers.set(rpc(path), answer);
    const response = await fetch(`${address}/?${query}`, { method });
    const text = await response.text();
    cases.push({ name, seen: [response.status, /<script|onerror/.test(text)], expected: [expected, false] });
  };
  const calls = rest.received.length;
  await check("opened by a mail scanner", "confirm=code", "GET", json("confirmed"), 200);
  cases.push({ name: "opened, without a call", seen: rest.received.length, expected: calls });
  await check("stored: confirmed", "confirm=code", "POST", json("confirmed"), 200);
  await check("stored: unsubscribed", "unsubscribe=code", "POST", json(true), 200);
  await check("refused: over", "confirm=code", "POST", json("over"), 410);
  await check("refused: unknown", "unsubscribe=code", "POST", json(false), 404);
  await check("refused: status 500", "unsubscribe=code", "POST", { status: 500, body: "{}" }, 503);
  await check(
    "hostile: markup as a code",
    `confirm=${encodeURIComponent("<script>alert(1)</script>")}`,
    "POST",
    json("unknown"),
    404,
  );
  await check(
    "hostile: a web page with status 200",
    "confirm=code",
    "POST",
    { status: 200, body: "<html>", type: "text/html" },
    503,
  );
  await check("without a code", "", "GET", json(true), 404);
  let handed = 0;
  rest.answers.set(rpc("claim_mails"), () =>
    json(
      handed++ === 0
        ? [
            {
              ...handover("mail"),
              sender: "news@northcover.example",
              statement: "",
              sender_shown: "",
              confirm_code: "c",
              unsubscribe_code: "u",
            },
          ]
        : [],
    ),
  );
  rest.answers.set(rpc("finish_handover"), json(true));
  rest.answers.set("/mail", { status: 200, body: "" });
  const mails = await fetch(address, { method: "POST", headers: { Authorization: `Bearer ${ownerKey}` } });
  cases.push({ name: "mails sent", seen: await mails.json(), expected: { sent: 1, failure: "" } });
  await check("hung", "unsubscribe=code", "POST", "hang", 503);
  return cases;
}

/** Checks and runs the functions, and returns a report. @throws {Error} For the first case that fails. */
export async function runFunctions(): Promise<string> {
  const deno = denoProgram();
  for (const folder of functionFolders) {
    const { status, stderr } = spawnSync(deno, ["check", "--no-lock", "index.ts"], {
      cwd: folder,
      env: denoEnvironment,
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(`deno check in ${folder}:\n${stderr}`);
  }
  const runs = [sendLeadCases, syncLeadsCases, newsletterCases];
  const reports = await Promise.all(
    functionFolders.map(async (folder, index) => {
      const rest = await startStandIn();
      const [address, served] = await serveFunction(folder, {
        SUPABASE_URL: rest.address,
        SUPABASE_SERVICE_ROLE_KEY: ownerKey,
        SITE_URL: "https://www.northcover.example",
        VITE_LEAD_RECIPIENT: "Example CRM Inc.",
        LEADS_WEBHOOK_URL: `${rest.address}/webhook`,
        MAIL_TOKEN: "token",
        MAIL_ENDPOINT: `${rest.address}/mail`,
      });
      const ended = once(served, "exit");
      try {
        const cases = (await runs[index]?.(address, rest)) ?? [];
        for (const { name, seen, expected } of cases) {
          if (JSON.stringify(seen) !== JSON.stringify(expected)) {
            throw new Error(`${folder}, ${name}: ${JSON.stringify(seen)} instead of ${JSON.stringify(expected)}`);
          }
        }
        return `${folder.split(/[/\\]/).at(-1)}: ${cases.length} cases (${cases.map(({ name }) => name).join("; ")})`;
      } finally {
        served.kill();
        await ended;
        rest.stop();
      }
    }),
  );
  return [`${versioned("deno")}: deno check passes, and each function ran`, ...reports].join("\n");
}
