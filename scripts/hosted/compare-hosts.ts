/* Cloudflare Pages, in its local form, serves the build as `npm start` does. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { distFolder } from "../build/dist-folder.ts";
import { listenInProcess } from "../machine/listen.ts";
import { staticHost } from "../static-host.ts";
import { packageFolder, Skipped, versioned } from "./hosted-tools.ts";

/** Headers that both hosts must send alike. */
const compared = [
  "cache-control",
  "content-security-policy",
  "content-type",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "location",
  "permissions-policy",
  "referrer-policy",
  "speculation-rules",
  "strict-transport-security",
  "x-content-type-options",
  "x-permitted-cross-domain-policies",
] as const;

interface HostAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

async function ask(host: string, path: string): Promise<HostAnswer> {
  const response = await fetch(`${host}${path}`, { redirect: "manual" });
  const headers = Object.fromEntries(
    compared.map((name) => [name, (response.headers.get(name) ?? "").replace(host, "").toLowerCase()]),
  );
  return { status: response.status, headers, body: await response.text() };
}

/** Types with two names. */
const sameType = new Map([
  ["application/javascript", "text/javascript"],
  ["application/xml", "text/xml"],
]);

/**
 * An answer without the differences that are meant. Cloudflare Pages redirects with 308, forbids to cache what it did
 * not find, and sends the site's policy in front of a page's own: browsers apply both, and the page's is the narrower.
 */
function normalized({ status, headers, body }: HostAnswer): HostAnswer {
  if (status === 301 || status === 308) {
    return { status: 301, headers: { location: headers["location"] ?? "" }, body: "" };
  }
  const type = (headers["content-type"] ?? "").replace(/;\s*charset=utf-8/, "");
  return {
    status,
    headers: {
      ...headers,
      "content-type": sameType.get(type) ?? type,
      "content-security-policy": (headers["content-security-policy"] ?? "").split(", ").at(-1) ?? "",
      "cache-control": status === 404 ? "" : (headers["cache-control"] ?? ""),
    },
    body,
  };
}

async function startWrangler(dist: string, port: string): Promise<ChildProcess> {
  const folder = packageFolder("wrangler");
  // From a folder of its own: it writes caches, and would read a configuration of the project.
  const workshop = mkdtempSync(join(tmpdir(), "northcover-pages-"));
  const served = spawn(
    process.execPath,
    [
      join(folder, "bin/wrangler.js"),
      "pages",
      "dev",
      resolve(dist),
      "--compatibility-date",
      "2026-11-17",
      "--ip",
      "127.0.0.1",
      "--port",
      port,
    ],
    {
      cwd: workshop,
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...process.env,
        CI: "1",
        WRANGLER_SEND_METRICS: "false",
        WRANGLER_LOG_PATH: workshop,
        NO_UPDATE_NOTIFIER: "1",
      },
    },
  );
  served.on("exit", () => rmSync(workshop, { recursive: true, force: true }));
  let log = "";
  for (const stream of [served.stdout, served.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      log += chunk.toString();
    });
  }
  for (let tries = 0; tries < 600 && served.exitCode === null; tries += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- until it answers
      await fetch(`http://127.0.0.1:${port}/robots.txt`);
      return served;
    } catch {
      // oxlint-disable-next-line no-await-in-loop -- until it answers
      await new Promise((done) => setTimeout(done, 100));
    }
  }
  served.kill("SIGINT");
  throw new Error(`wrangler did not start:\n${log}`);
}

/** Compares both hosts, and returns a report. @throws {Error} For a difference. */
export async function compareHosts(): Promise<string> {
  packageFolder("wrangler");
  const dist = distFolder();
  if (!existsSync(join(dist, "404.html"))) throw new Skipped(`needs a build in ${dist}: npm run build`);
  const ours = createServer((request, response) => staticHost(dist)(request, response, () => {}));
  const host = await listenInProcess(ours);
  const place = createServer();
  const { port } = new URL(await listenInProcess(place));
  place.close();
  const wrangler = await startWrangler(dist, port);
  const ended = once(wrangler, "exit");
  try {
    const [script = "", ...pages] = [
      ...globSync("assets/*.js", { cwd: dist }).slice(0, 1),
      ...["*.html", "learn/*.html", "fr/*.html"]
        .flatMap((pattern) => globSync(pattern, { cwd: dist }).slice(0, 6))
        .filter((file) => !/(^|\/)(index|404)\.html$/.test(file))
        .map((file) => file.slice(0, -".html".length)),
    ].map((path) => `/${path.replaceAll("\\", "/")}`);
    const [page = ""] = pages;
    const paths = [
      "/",
      ...pages,
      script,
      // Redirects to a page's one address.
      `${page}/`,
      `${page}.html`,
      "/learn/?from=ad",
      // Not found, in both languages.
      "/no-such-page",
      "/fr/aucune-page",
      "/assets/no-such-file.js",
      "/offline-worker.js",
      "/sitemap.xml",
      "/robots.txt",
      "/licences.txt",
      "/speculation-rules.json",
      "/icon.svg",
    ];
    const different: string[] = [];
    for (const path of paths) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const [mine, theirs] = await Promise.all([ask(host, path), ask(`http://127.0.0.1:${port}`, path)]);
      const [a, b] = [normalized(mine), normalized(theirs)];
      if (a.status !== b.status) different.push(`${path}: status ${a.status} and ${b.status}`);
      if (a.body !== b.body) different.push(`${path}: another body`);
      for (const name of compared) {
        if (a.headers[name] !== b.headers[name]) {
          different.push(`${path}: ${name} "${a.headers[name] ?? ""}" and "${b.headers[name] ?? ""}"`);
        }
      }
    }
    // The rules themselves are no page; the local form of Pages fails to answer at all.
    for (const one of [host, `http://127.0.0.1:${port}`]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      if ((await ask(one, "/_headers")).status < 400) different.push(`/_headers is served`);
    }
    if (different.length > 0) throw new Error(`npm start and Cloudflare Pages differ:\n${different.join("\n")}`);
    return `${versioned("wrangler")} pages dev: ${paths.length} addresses have the status, the ${compared.length} headers and the body of npm start; meant: redirects 308 instead of 301, no-store with 404, two policies on a page`;
  } finally {
    wrangler.kill("SIGINT");
    await ended;
    ours.closeAllConnections();
    ours.close();
  }
}
