/*
 * Keeps the tools and the claims guide for when there is no network. A document comes from the network wherever that can
 * be, so nothing old is read by whoever is on line; files with a hash in their names never change. What is sent, and every
 * answer of the database, passes by. One worker runs for each scope; they share what they keep.
 */
import { clientsClaim } from "workbox-core/clientsClaim.js";
import { enable as enableNavigationPreload } from "workbox-navigation-preload/enable.js";
import { registerRoute } from "workbox-routing/registerRoute.js";
import { CacheFirst } from "workbox-strategies/CacheFirst.js";
import { NetworkFirst } from "workbox-strategies/NetworkFirst.js";
import { NetworkOnly } from "workbox-strategies/NetworkOnly.js";
import { claimsGuide, isPlainPath, offlinePage, scopeOf, type KeepMessage } from "../kept-pages.ts";
import { listKeptPages } from "../offline-page-list.ts";
import { filesGone, filesNamedBy, filesRenewed, isKeptFile, isPolicyFile } from "../release-files.ts";

declare const self: ServiceWorkerGlobalScope;

/** Filled in by the build, wherever it stands. */
declare const filesOfBuild: readonly string[];

/** Every file of this release that may be kept: so each release is a new worker. */
const releaseFiles = filesOfBuild;

/** How long a document is waited for before the one that was kept is shown, in seconds. */
const patience = 4;

const scope = scopeOf(new URL(self.registration.scope).pathname);

const pageCache = () => caches.open("pages");
const fileCache = () => caches.open("files");

async function pathsIn(cache: Cache): Promise<readonly string[]> {
  return (await cache.keys()).map(({ url }) => new URL(url).pathname);
}

const files = new CacheFirst({ cacheName: "files" });

/** Only shows what was kept: an address that somebody opened may hold what is nobody's business. */
const documents = new NetworkFirst({
  cacheName: "pages",
  networkTimeoutSeconds: patience,
  matchOptions: { ignoreSearch: true, ignoreVary: true },
  plugins: [{ cacheWillUpdate: async () => null, handlerDidError: offlineAnswer }],
});

/** The page that says so, with what can be opened instead. */
async function offlineAnswer(): Promise<Response | undefined> {
  const cache = await pageCache();
  const page = await cache.match(offlinePage);
  if (page === undefined) return undefined;
  const html = listKeptPages(await page.text(), new Set(await pathsIn(cache)));
  const headers = new Headers(page.headers);
  // It is another text now, and a plain one.
  for (const name of ["Content-Encoding", "Content-Length", "ETag"]) headers.delete(name);
  return new Response(html, { status: 503, statusText: "Offline", headers });
}

async function keepFile(file: string, event: ExtendableEvent): Promise<void> {
  const [answer, kept] = files.handleAll({ event, request: new Request(file) });
  const { ok } = await answer;
  await kept;
  if (!ok) throw new Error(`${file} is not there`);
}

/** Keeps a page with all it names, the page last: without its files it would be of no use. */
async function keepPage(page: string, event: ExtendableEvent): Promise<void> {
  const answer = await fetch(page, { cache: "no-cache", credentials: "omit" });
  if (answer.status === 404 || answer.status === 410) {
    await (await pageCache()).delete(page);
    return;
  }
  if (!answer.ok || answer.redirected) throw new Error(`${page} can't be kept`);
  const html = await answer.clone().text();
  await Promise.all(filesNamedBy(html).map((file) => keepFile(file, event)));
  await (await pageCache()).put(page, answer);
}

/** Takes a release over: all pages of the scope that were kept, as they are now, and the parts that they had fetched. */
async function renew(event: ExtendableEvent): Promise<void> {
  const kept = (await pathsIn(await pageCache())).filter((page) => scopeOf(page) === scope);
  const pages = new Set([...kept, offlinePage, ...(scope === claimsGuide ? [claimsGuide] : [])]);
  const parts = filesRenewed(await pathsIn(await fileCache()), releaseFiles);
  await Promise.all([
    ...[...pages].map((page) => keepPage(page, event)),
    ...parts.map((file) => keepFile(file, event)),
  ]);
}

async function dropOldFiles(): Promise<void> {
  const [ofPages, ofFiles] = [await pageCache(), await fileCache()];
  const pages = (await ofPages.matchAll()).map((page) => page.text());
  const gone = filesGone(await pathsIn(ofFiles), releaseFiles, await Promise.all(pages));
  await Promise.all(gone.map((file) => ofFiles.delete(file)));
}

function isKeepMessage(data: unknown): data is KeepMessage {
  if (typeof data !== "object" || data === null || !("page" in data) || !("files" in data)) return false;
  const { page, files: fetched } = data;
  const isPage = page === null || typeof page === "string";
  return isPage && Array.isArray(fetched) && fetched.every((file) => typeof file === "string");
}

async function keep({ page, files: fetched }: KeepMessage, event: ExtendableEvent): Promise<void> {
  if (page !== null && isPlainPath(page) && scopeOf(page) === scope) await keepPage(page, event);
  await Promise.all(fetched.filter(isKeptFile).map((file) => keepFile(file, event)));
}

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === "navigate" && scopeOf(url.pathname) === scope,
  documents,
);
registerRoute(({ url, sameOrigin }) => sameOrigin && isKeptFile(url.pathname), files);
// Not even from what the browser itself has kept.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isPolicyFile(url.pathname),
  new NetworkOnly({ fetchOptions: { cache: "no-store" } }),
);

self.addEventListener("install", (event) => {
  event.waitUntil(renew(event));
  void self.skipWaiting();
});
self.addEventListener("activate", (event) => event.waitUntil(dropOldFiles()));
self.addEventListener("message", (event) => {
  if (isKeepMessage(event.data)) event.waitUntil(keep(event.data, event));
});

// A page's request goes out while the worker starts, which would otherwise hold the page up.
enableNavigationPreload();
clientsClaim();
