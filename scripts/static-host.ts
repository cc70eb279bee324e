import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import sirv from "sirv";
import type { Middleware } from "./embedded-backend/embedded-http.ts";

interface HeaderRule {
  readonly pattern: RegExp;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** Reads a `_headers` file: paths (with `*`) at the margin, their headers indented below. */
export function parseHeaders(text: string): HeaderRule[] {
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

/** The clean paths of a folder's pages, such as "/learn/life". */
function pagePaths(folder: string): ReadonlySet<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).slice(0, -".html".length))
      .map((path) => `/${path.replaceAll(sep, "/")}`),
  );
}

/** A path without its escapes, as files are named; as it is when they make no sense. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** What a build leaves in its folder for the host alone: its headers, compressed copies, and pages under a second name. */
const notForVisitors = /^\/+(_headers|index(\.html)?|404(\.html)?)\/*$|\.(br|gz)\/*$/;

/** The longest path looked at; the site's own are far shorter. */
const longestPath = 2048;

/** A page's address as the build names it: without slashes at the end, and without `.html`. */
function cleanPath(pathname: string): string {
  let end = pathname.length;
  // From the end, because a regular expression would try again from each of many slashes.
  while (end > 0 && pathname[end - 1] === "/") end -= 1;
  const path = pathname.slice(0, end);
  return path.endsWith(".html") ? path.slice(0, -".html".length) : path;
}

/**
 * Sets the headers of a built site's `_headers` on every answer, also on those of the database beside it.
 */
export function siteHeaders(folder: string): Middleware {
  const rules = parseHeaders(readFileSync(join(folder, "_headers"), "utf8"));
  return (request, response, next) => {
    // A request with a whole address is answered by the not-found page, which has the headers of every page.
    const address = (request.url ?? "/").slice(0, longestPath).replace(/^https?:\/\/[^/?#]*/i, "");
    const pathname = address.replace(/[?#].*$/s, "");
    for (const { pattern, headers } of rules) {
      if (pattern.test(pathname)) for (const [name, value] of headers) response.setHeader(name, value);
    }
    next();
  };
}

/**
 * Serves a built site as a static host would: clean paths, the file's own `_headers`, precompressed text, a redirect
 * from addresses with a trailing slash, and status 404 with the not-found page for anything else.
 * @throws {Error} When the folder holds no built site.
 */
export function staticHost(folder: string): Middleware {
  const notFound = join(folder, "404.html");
  if (!existsSync(notFound)) throw new Error(`${folder} holds no built site; run "npm run build" first.`);
  const setHeaders = siteHeaders(folder);
  const notFoundPage = readFileSync(notFound);
  const pages = pagePaths(folder);
  const serve = sirv(folder, { brotli: true, gzip: true, extensions: ["html"], etag: true });
  // What static hosts answer by themselves: keep it, and ask whether it has changed.
  const askAgain = "public, max-age=0, must-revalidate";

  return (request, response) => {
    const address = request.url ?? "/";
    const respondNotFound = () => {
      // A file that is missing now may be there after the release that is under way.
      response.setHeader("Cache-Control", askAgain);
      response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" });
      response.end(request.method === "HEAD" ? undefined : notFoundPage);
    };
    response.setHeader("Cache-Control", askAgain);
    setHeaders(request, response, () => {
      const pathname = address.slice(0, longestPath + 1).replace(/[?#].*$/s, "");
      const rest = address.slice(pathname.length);
      if (request.method !== "GET" && request.method !== "HEAD") {
        response.writeHead(405, { Allow: "GET, HEAD" });
        response.end();
        return;
      }
      // A host answers an address by one name only: no `.html`, no trailing slash, no private files.
      if (pathname.length > longestPath || notForVisitors.test(decoded(pathname))) {
        respondNotFound();
        return;
      }
      const clean = cleanPath(pathname);
      if (clean !== pathname && pages.has(clean)) {
        response.writeHead(301, { Location: clean + rest });
        response.end();
        return;
      }
      // The files are small; parts of them are not served, and a whole one is always a right answer.
      delete request.headers.range;
      serve(request, response, respondNotFound);
    });
  };
}
