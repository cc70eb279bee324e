/**
 * How many pages a second the site serves while ten visitors at a time send leads: the built site with the embedded
 * database in a process of its own, as `npm start` runs it, and this process as its visitors. Fails below the floor.
 *
 * `npm run bench:senders -- --seconds 10`
 */
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createLead } from "../../src/domain/lead.ts";
import { startEmbeddedBackend } from "../embedded-backend/embedded-backend.ts";

/** What must not be fallen below on two cores, in pages a second. */
const floor = 500;
const readers = 10;
const senders = 10;

const { values } = parseArgs({ options: { seconds: { type: "string", default: "10" } } });
const seconds = Number(values.seconds);
if (!Number.isInteger(seconds) || seconds < 1) throw new Error("--seconds takes a whole number");

const folder = await mkdtemp(join(tmpdir(), "northcover-bench-"));
// The key that the pages of an embedded build carry is the same for every database.
const { publishableKey, close } = await startEmbeddedBackend({});
await close();
const site = spawn(process.execPath, ["scripts/serve.ts"], {
  env: { ...process.env, NORTHCOVER_DATA: folder },
  stdio: ["ignore", "pipe", "inherit"],
});
const address = await new Promise<string>((resolve, reject) => {
  site.once("exit", () => reject(new Error("The site could not be started; is it built?")));
  site.stdout.on("data", (text: Buffer) => {
    const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(text.toString()) ?? [];
    if (found !== undefined) resolve(found);
  });
});
const agent = new Agent({ keepAlive: true });

/** Sends one request and answers its status, once the answer is whole. */
function ask(path: string, method: string, headers: Readonly<Record<string, string>>, body = ""): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, address), { agent, method, headers }, (answer) => {
      answer.resume();
      answer.on("end", () => resolve(answer.statusCode ?? 0));
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

const readPage = () => ask("/learn", "GET", { "Accept-Encoding": "br" });

function sendLead(): Promise<number> {
  const id = randomUUID();
  const lead = createLead(
    {
      name: "Zoë O'Neil",
      email: `${id}@example.ca`,
      phone: "",
      interest: "life_insurance",
      consent: true,
      newsletter: false,
    },
    {
      id,
      leadType: "consultation",
      pageSource: "tools_consultation",
      pageUrl: `${address}/tools/consultation`,
      userAgent: "",
    },
  );
  const headers = { apikey: publishableKey, "Content-Type": "application/json", Prefer: "return=minimal" };
  return ask("/rest/v1/leads", "POST", headers, JSON.stringify(lead));
}

interface Traffic {
  /** How long each took that was answered as it should be, in milliseconds, the fastest first. */
  readonly times: readonly number[];
  readonly failed: number;
}

/** Does something again and again, so many at a time, until the time is up. */
async function keepAsking(at: number, once: () => Promise<number>, expected: number): Promise<Traffic> {
  const times: number[] = [];
  let failed = 0;
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: at }, async () => {
      for (let started = performance.now(); started < end; started = performance.now()) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, as one visitor does
        if ((await once()) === expected) times.push(performance.now() - started);
        else failed += 1;
      }
    }),
  );
  return { times: times.toSorted((one, other) => one - other), failed };
}

function row(name: string, { times, failed }: Traffic): string {
  const at = (share: number) => `${(times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1)} ms`;
  const rate = (times.length / seconds).toFixed(0).padStart(6);
  return `${name.padEnd(34)}${rate} a second, median ${at(0.5)}, 99 % within ${at(0.99)}${failed > 0 ? `, ${failed} FAILED` : ""}`;
}

try {
  // The first of each, after which everything is read and compiled.
  await keepAsking(2, readPage, 200);
  const alone = await keepAsking(readers, readPage, 200);
  const [pages, leads] = await Promise.all([keepAsking(readers, readPage, 200), keepAsking(senders, sendLead, 201)]);
  console.log(row(`/learn, ${readers} readers`, alone));
  console.log(row(`/learn, while ${senders} send leads`, pages));
  console.log(row("leads stored meanwhile", leads));
  const isFast = pages.times.length / seconds >= floor && pages.failed + leads.failed === 0;
  console.log(
    isFast ? `At least ${floor} pages a second.` : `✘ Fewer than ${floor} pages a second, or a failed request.`,
  );
  process.exitCode = isFast ? 0 : 1;
} finally {
  agent.destroy();
  site.kill();
  await new Promise((resolve) => {
    site.once("exit", resolve);
  });
  await rm(folder, { recursive: true });
}
