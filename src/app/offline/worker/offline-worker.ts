/*
 * Caches the tools and the claims guide for offline use. Documents are network-first, so that online visitors never
 * read a stale one; files with a content hash in their names are immutable. Form submissions and database responses
 * bypass the worker. One worker runs per scope; the workers share their caches.
 */
import { clientsClaim } from "workbox-core/clientsClaim.js";
import { enable as enableNavigationPreload } from "workbox-navigation-preload/enable.js";
import { registerRoute } from "workbox-routing/registerRoute.js";
import { CacheFirst } from "workbox-strategies/CacheFirst.js";
import { NetworkFirst } from "workbox-strategies/NetworkFirst.js";
import { NetworkOnly } from "workbox-strategies/NetworkOnly.js";
import {
  isPlainPath,
  offlineAddresses,
  scopeOf,
  type CacheMessage,
  listCachedPages,
  markSavedCopy,
} from "../cached-pages.ts";
import { obsoleteFiles, filesNamedBy, renamedFiles, isCacheableFile, isPolicyFile } from "../release-files.ts";

declare const self: ServiceWorkerGlobalScope;

/** Replaced by the build wherever it occurs. */
declare const filesOfBuild: readonly string[];

/** Every cacheable file of this release. The list changes the script, so each release installs a new worker. */
const releaseFiles = filesOfBuild;

/** Network timeout for a document before the cached one is shown, in seconds. */
const patience = 4;

const scope = scopeOf(new URL(self.registration.scope).pathname);
const addresses = offlineAddresses(scope ?? "");

const pageCache = () => caches.open("pages");
const fileCache = () => caches.open("files");

async function pathsIn(cache: Cache): Promise<readonly string[]> {
  return (await cache.keys()).map(({ url }) => new URL(url).pathname);
}

const files = new CacheFirst({ cacheName: "files" });

/** Never writes to the cache: an opened URL may contain personal answers. */
const documents = new NetworkFirst({
  cacheName: "pages",
  networkTimeoutSeconds: patience,
  matchOptions: { ignoreSearch: true, ignoreVary: true },
  plugins: [
    {
      cacheWillUpdate: async () => null,
      cachedResponseWillBeUsed: async ({ cachedResponse }) =>
        cachedResponse && rewritten(cachedResponse, markSavedCopy),
      handlerDidError: offlineAnswer,
    },
  ],
});

/** A cached page with other HTML. */
async function rewritten(page: Response, change: (html: string) => string, answer?: ResponseInit): Promise<Response> {
  const headers = new Headers(page.headers);
  // The body has changed and is no longer compressed.
  for (const name of ["Content-Encoding", "Content-Length", "ETag"]) headers.delete(name);
  return new Response(change(await page.text()), { ...answer, headers });
}

/** The offline page, with a list of the cached pages. */
async function offlineAnswer(): Promise<Response | undefined> {
  const cache = await pageCache();
  const page = addresses && (await cache.match(addresses.fallback));
  if (page === undefined) return undefined;
  const cached = new Set(await pathsIn(cache));
  return rewritten(page, (html) => listCachedPages(html, cached), { status: 503, statusText: "Offline" });
}

async function keepFile(file: string, event: ExtendableEvent): Promise<void> {
  const [answer, cached] = files.handleAll({ event, request: new Request(file) });
  const { ok } = await answer;
  await cached;
  if (!ok) throw new Error(`${file} is not there`);
}

/** Caches a page with all files that it references. The page is stored last, because it is useless without them. */
async function keepPage(page: string, event: ExtendableEvent): Promise<void> {
  const answer = await fetch(page, { cache: "no-cache", credentials: "omit" });
  if (answer.status === 404 || answer.status === 410) {
    await (await pageCache()).delete(page);
    return;
  }
  if (!answer.ok || answer.redirected) throw new Error(`${page} can't be cached`);
  const html = await answer.clone().text();
  await Promise.all(filesNamedBy(html).map((file) => keepFile(file, event)));
  await (await pageCache()).put(page, answer);
}

/**
 * Updates the caches to this release: every cached page of the scope, and the new versions of the files that they had
 * fetched.
 */
async function renew(event: ExtendableEvent): Promise<void> {
  const cached = (await pathsIn(await pageCache())).filter((page) => scopeOf(page) === scope);
  const pages = new Set(cached);
  if (addresses !== undefined) pages.add(addresses.fallback);
  if (addresses !== undefined && scope === addresses.claimsGuide) pages.add(scope);
  const parts = renamedFiles(await pathsIn(await fileCache()), releaseFiles);
  await Promise.all([
    ...[...pages].map((page) => keepPage(page, event)),
    ...parts.map((file) => keepFile(file, event)),
  ]);
}

async function dropOldFiles(): Promise<void> {
  const [ofPages, ofFiles] = [await pageCache(), await fileCache()];
  const pages = (await ofPages.matchAll()).map((page) => page.text());
  const gone = obsoleteFiles(await pathsIn(ofFiles), releaseFiles, await Promise.all(pages));
  await Promise.all(gone.map((file) => ofFiles.delete(file)));
}

function isCacheMessage(data: unknown): data is CacheMessage {
  if (typeof data !== "object" || data === null || !("page" in data) || !("files" in data)) return false;
  const { page, files: fetched } = data;
  const isPage = page === null || typeof page === "string";
  return isPage && Array.isArray(fetched) && fetched.every((file) => typeof file === "string");
}

async function keep({ page, files: fetched }: CacheMessage, event: ExtendableEvent): Promise<void> {
  if (page !== null && isPlainPath(page) && scopeOf(page) === scope) await keepPage(page, event);
  await Promise.all(fetched.filter(isCacheableFile).map((file) => keepFile(file, event)));
}

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === "navigate" && scopeOf(url.pathname) === scope,
  documents,
);
registerRoute(({ url, sameOrigin }) => sameOrigin && isCacheableFile(url.pathname), files);
// Bypass the browser's HTTP cache as well.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isPolicyFile(url.pathname),
  new NetworkOnly({ fetchOptions: { cache: "no-store" } }),
);

// No `skipWaiting`: in Chromium a navigation can stay unanswered while the worker of an open page is replaced.
self.addEventListener("install", (event) => event.waitUntil(renew(event)));
self.addEventListener("activate", (event) => event.waitUntil(dropOldFiles()));
self.addEventListener("message", (event) => {
  if (isCacheMessage(event.data)) event.waitUntil(keep(event.data, event));
});

// Navigation preload sends the request while the worker starts, which would otherwise delay the page.
enableNavigationPreload();
clientsClaim();
