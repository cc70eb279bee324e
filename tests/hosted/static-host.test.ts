/* Cloudflare Pages, in its local form, serves the last build as `npm start` does. */
import { existsSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { distFolder as dist } from "../../scripts/build/dist-folder.ts";
import { listenInProcess } from "../../scripts/machine/listen.ts";
import { staticHost } from "../../scripts/static-host.ts";
import { wrangler } from "./hosted-tools.ts";
import { freeAddress, serveProgram } from "./served-program.ts";

const isBuilt = existsSync(join(dist, "404.html"));

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
];

const sameType = new Map([
  ["application/javascript", "text/javascript"],
  ["application/xml", "text/xml"],
]);

/**
 * An answer without the differences that are meant. Cloudflare Pages redirects with 308, forbids to cache what it did
 * not find, and sends the site's policy in front of a page's own: browsers apply both, and the page's is the narrower.
 */
async function ask(host: string, path: string) {
  const response = await fetch(host + path, { redirect: "manual" });
  const header = (name: string) => (response.headers.get(name) ?? "").replace(host, "").toLowerCase();
  const body = await response.text();
  if (response.status === 301 || response.status === 308) return { status: 301, location: header("location") };
  const type = header("content-type").replace(/;\s*charset=utf-8/, "");
  return {
    status: response.status,
    ...Object.fromEntries(compared.map((name) => [name, header(name)])),
    "content-type": sameType.get(type) ?? type,
    "content-security-policy": header("content-security-policy").split(", ").at(-1),
    "cache-control": response.status === 404 ? "" : header("cache-control"),
    body,
  };
}

const [script = ""] = globSync("assets/*.js", { cwd: dist });
const pages = ["*.html", "learn/*.html", "fr/*.html"].flatMap((pattern) =>
  globSync(pattern, { cwd: dist })
    .slice(0, 6)
    .filter((file) => !/(^|[/\\])(index|404)\.html$/.test(file))
    .map((file) => `/${file.slice(0, -".html".length).replaceAll("\\", "/")}`),
);
const [page = ""] = pages;

describe.skipIf(wrangler === undefined || !isBuilt)("wrangler pages dev", () => {
  const ours = createServer((request, response) => staticHost(dist)(request, response, () => {}));
  // Its own folder, because it writes caches and would read a configuration of the project.
  const folder = mkdtempSync(join(tmpdir(), "northcover-pages-"));
  let [mine, theirs] = ["", ""];
  let stop: () => Promise<void>;

  beforeAll(async () => {
    mine = await listenInProcess(ours);
    const address = await freeAddress();
    theirs = address.origin;
    const serve = ["pages", "dev", resolve(dist), "--compatibility-date", "2026-11-17", "--ip", "127.0.0.1"];
    stop = await serveProgram(address, [process.execPath, wrangler ?? "", ...serve, "--port", address.port], {
      cwd: folder,
      env: { ...process.env, CI: "1", WRANGLER_SEND_METRICS: "false", WRANGLER_LOG_PATH: folder },
    });
  });

  afterAll(async () => {
    await stop();
    ours.closeAllConnections();
    ours.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test.each([
    "/",
    ...pages,
    `/${script}`,
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
  ])("answers %s with the status, the headers and the body of npm start", async (path) => {
    expect(await ask(theirs, path)).toEqual(await ask(mine, path));
  });

  // They are no page; the local form of Pages fails to answer at all.
  test("keeps the rules of headers to itself, as npm start does", async () => {
    for (const host of [mine, theirs]) expect((await ask(host, "/_headers")).status).toBeGreaterThan(399);
  });
});
