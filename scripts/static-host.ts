import { existsSync, globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { unescape } from "node:querystring";
import sirv from "sirv";
import type { Middleware } from "./embedded-backend/embedded-http.ts";

/** Parses a `_headers` file: unindented paths (with `*`), each followed by its indented headers. */
export function parseHeaders(text: string) {
  const rules: { pattern: RegExp; headers: [string, string][] }[] = [];
  for (const line of text.split("\n")) {
    if (line.trim() === "" || line.trimStart().startsWith("#")) continue;
    if (!/^\s/.test(line)) {
      const path = line.trim().replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
      rules.push({ pattern: new RegExp(`^${path.replaceAll("*", ".*")}$`), headers: [] });
      continue;
    }
    const [name = "", ...value] = line.trim().split(":");
    rules.at(-1)?.headers.push([name.trim(), value.join(":").trim()]);
  }
  return rules;
}

/** Files of a build that aren't served under their own names: headers, compressed copies, and second names of pages. */
const notForVisitors = /^\/+(_headers|index(\.html)?|(fr\/+)?404(\.html)?)\/*$|\.(br|gz)\/*$/;

/** Longest path that is processed; the site's own are far shorter. */
const longestPath = 2048;

/** Sets the headers of a built site's `_headers` on all responses, including the database's. */
export function siteHeaders(folder: string): Middleware {
  const rules = parseHeaders(readFileSync(join(folder, "_headers"), "utf8"));
  return (request, response, next) => {
    // A request with an absolute URL gets the not-found page, with the headers of every page.
    const address = (request.url ?? "/").slice(0, longestPath).replace(/^https?:\/\/[^/?#]*/i, "");
    const pathname = address.replace(/[?#].*$/s, "");
    for (const { pattern, headers } of rules) {
      if (pattern.test(pathname)) for (const [name, value] of headers) response.setHeader(name, value);
    }
    next();
  };
}

/**
 * Serves a built site like a static host: clean paths, the headers of `_headers`, precompressed text, a redirect from
 * paths with a trailing slash, and the not-found page with status 404 for any other path.
 * @throws {Error} When the folder contains no built site.
 */
export function staticHost(folder: string): Middleware {
  const notFound = join(folder, "404.html");
  if (!existsSync(notFound)) throw new Error(`${folder} holds no built site; run "npm run build" first.`);
  const setHeaders = siteHeaders(folder);
  const notFoundPage = readFileSync(notFound);
  const frenchNotFound = join(folder, "fr/404.html");
  const frenchNotFoundPage = existsSync(frenchNotFound) ? readFileSync(frenchNotFound) : notFoundPage;
  /** The paths of the pages without `.html`, such as "/learn/life". */
  const pages = new Set(
    globSync("**/*.html", { cwd: folder }).map((file) => `/${file.slice(0, -".html".length).replaceAll(sep, "/")}`),
  );
  const serve = sirv(folder, { brotli: true, gzip: true, extensions: ["html"], etag: true });
  // The default of static hosts: cache, but revalidate.
  const askAgain = "public, max-age=0, must-revalidate";

  return (request, response) => {
    const address = request.url ?? "/";
    const respondNotFound = () => {
      // Revalidate, because a missing file may appear with the release being deployed.
      response.setHeader("Cache-Control", askAgain);
      response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" });
      const page = /^\/fr(?:[/?#]|$)/.test(address) ? frenchNotFoundPage : notFoundPage;
      response.end(request.method === "HEAD" ? undefined : page);
    };
    response.setHeader("Cache-Control", askAgain);
    setHeaders(request, response, () => {
      const pathname = address.slice(0, longestPath + 1).replace(/[?#].*$/s, "");
      const rest = address.slice(pathname.length);
      if (request.method !== "GET" && request.method !== "HEAD") {
        response.writeHead(405, { Allow: "GET, HEAD" }).end();
        return;
      }
      // Serve each page under one name only: no `.html`, no trailing slash, no private files.
      if (pathname.length > longestPath || notForVisitors.test(unescape(pathname))) {
        respondNotFound();
        return;
      }
      const clean = pathname.replace(/\/+$/, "").replace(/\.html$/, "");
      if (clean !== pathname && pages.has(clean)) {
        response.writeHead(301, { Location: clean + rest }).end();
        return;
      }
      // Ignore ranges: the files are small, and a full response is always valid.
      delete request.headers.range;
      serve(request, response, respondNotFound);
    });
  };
}
