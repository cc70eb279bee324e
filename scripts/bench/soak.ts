/*
 * Sends leads to the embedded database continuously and prints the server's memory use: npm run soak.
 * NORTHCOVER_SOAK_SECONDS (600) sets the duration, NORTHCOVER_SOAK_RATE (50) the leads per second. The database is new,
 * in a temporary folder, with flood limits too high for these leads to reach.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker, isMainThread, parentPort, workerData } from "node:worker_threads";
import { startEmbeddedBackend } from "../embedded-backend/embedded-backend.ts";
import { listenInProcess } from "../machine/listen.ts";

/** Most concurrent requests. */
const mostAtOnce = 100;

interface Sent {
  readonly stored: number;
  readonly others: Readonly<Record<string, number>>;
  /** Milliseconds until each response. */
  readonly times: readonly number[];
}

const leadOf = (number: number) => ({
  id: crypto.randomUUID(),
  name: `Visitor ${number}`,
  email: `soak${number}@example.ca`,
  phone: "",
  interest: "home_insurance",
  lead_type: "consultation",
  page_source: "tools_consultation",
  page_url: "https://www.northcover.example/tools/consultation",
  user_agent: "soak",
  consent: true,
  newsletter: number % 3 === 0,
  contact_statement: "contact_box@1",
  newsletter_statement: number % 3 === 0 ? "newsletter_box@1" : "",
});

/** Sends the leads from a separate thread, so that the measured memory is that of the server and its database. */
async function send(address: string, key: string, seconds: number, rate: number): Promise<Sent> {
  const others: Record<string, number> = {};
  const times: number[] = [];
  const waiting = new Set<Promise<void>>();
  let stored = 0;
  const one = async (number: number) => {
    const started = performance.now();
    try {
      const answer = await fetch(`${address}/rest/v1/leads`, {
        method: "POST",
        headers: {
          apikey: key,
          "content-type": "application/json",
          // Spread the leads over many networks, like real visitors.
          "x-forwarded-for": `${11 + (number % 100)}.${(number >> 7) % 256}.${number % 256}.7`,
        },
        body: JSON.stringify(leadOf(number)),
      });
      await answer.arrayBuffer();
      if (answer.status === 201) stored += 1;
      else others[answer.status] = (others[answer.status] ?? 0) + 1;
    } catch {
      others["no answer"] = (others["no answer"] ?? 0) + 1;
    }
    times.push(performance.now() - started);
  };
  const begun = performance.now();
  const end = begun + seconds * 1000;
  for (let number = 0; number < seconds * rate && performance.now() < end; number += 1) {
    const ahead = begun + (number * 1000) / rate - performance.now();
    // oxlint-disable-next-line no-await-in-loop -- requests start on schedule, whether or not earlier ones are answered
    if (ahead > 1) await sleep(ahead);
    // On a busy computer the actual rate is lower; the summary prints it.
    // oxlint-disable-next-line no-await-in-loop -- wait for a free slot
    if (waiting.size >= mostAtOnce) await Promise.race(waiting);
    const sending = one(number).finally(() => waiting.delete(sending));
    waiting.add(sending);
  }
  await Promise.all(waiting);
  return { stored, others, times };
}

const megabytes = (bytes: number) => Math.round(bytes / 1024 ** 2);

async function soak(): Promise<void> {
  const seconds = Number(process.env["NORTHCOVER_SOAK_SECONDS"] ?? "600");
  const rate = Number(process.env["NORTHCOVER_SOAK_RATE"] ?? "50");
  const folder = await mkdtemp(join(tmpdir(), "northcover-soak-"));
  process.env["NORTHCOVER_TRUSTED_PROXIES"] = "127.0.0.1";
  const backend = await startEmbeddedBackend({ dataDir: folder });
  const server = createServer((request, response) => {
    backend.middleware(request, response, () => response.writeHead(404).end());
  });
  try {
    await backend.query("update private.flood_limits set site_hour = 10000000, hold_site_hour = 10000000");
    const address = await listenInProcess(server);
    const begun = performance.now();
    const report = () => {
      const { rss, heapUsed, external } = process.memoryUsage();
      const after = Math.round((performance.now() - begun) / 1000);
      console.info(
        `${after} s: ${megabytes(rss)} MB in memory, heap ${megabytes(heapUsed)}, outside ${megabytes(external)}`,
      );
    };
    report();
    const timer = setInterval(report, 30_000);
    const worker = new Worker(new URL(import.meta.url), {
      workerData: { address, key: backend.publishableKey, seconds, rate },
    });
    const sent = await new Promise<Sent>((resolve, reject) => {
      worker.on("message", resolve);
      worker.on("error", reject);
    });
    clearInterval(timer);
    const took = (performance.now() - begun) / 1000;
    report();
    const [row] = await backend.query(
      `select count(*)::integer as leads,
         (select count(*)::integer from private.consent_records) as consents,
         (select count(*)::integer from private.handovers where held_for = '{}') as waiting,
         (select count(*)::integer from private.handovers where held_for <> '{}') as held
       from public.leads`,
    );
    const times = sent.times.toSorted((one, other) => one - other);
    const at = (share: number) => `${Math.round(times[Math.floor((times.length - 1) * share)] ?? 0)} ms`;
    console.info(`Sent ${times.length} in ${Math.round(took)} s (${(times.length / took).toFixed(1)} a second).`);
    console.info(`Acknowledged ${sent.stored}, other answers ${JSON.stringify(sent.others)}, in the database`, row);
    console.info(`Median ${at(0.5)}, 99 % within ${at(0.99)}, longest ${at(1)}.`);
    if (row?.["leads"] !== sent.stored) process.exitCode = 1;
  } finally {
    server.closeAllConnections();
    server.close();
    await backend.close();
    await rm(folder, { recursive: true });
  }
}

if (isMainThread) await soak();
else {
  const { address, key, seconds, rate } = workerData as { address: string; key: string; seconds: number; rate: number };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(await send(address, key, seconds, rate));
}
