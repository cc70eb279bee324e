import { offlineAddresses, offlineScopes, scopeOf, type CacheMessage } from "./cached-pages.ts";
import { useEffect } from "react";
import { whenIdle } from "#platform/when-idle.ts";

declare global {
  interface Window {
    /** Trusted Types, in browsers that support them. */
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: { readonly createScriptURL: (url: string) => string },
      ): { createScriptURL(url: string): string };
    };
  }
}

const workerPath = "/offline-worker.js";

/** Trusted Types policy for the only worker URL; the content security policy allows this policy by name. */
const rule = window.trustedTypes?.createPolicy("offline-worker", {
  createScriptURL(url) {
    if (url !== workerPath) throw new TypeError(`"${url}" is not the worker`);
    return url;
  },
});
const workerAddress = rule === undefined ? workerPath : rule.createScriptURL(workerPath);

/**
 * Registers the worker of a scope. Every scope of the language is registered, so that a visitor to a tool also has the claims guide
 * offline.
 */
async function register(scope: string): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(workerAddress, { scope, updateViaCache: "none" });
  // Browsers check a worker for updates when a page of its scope opens, so update the other scopes explicitly.
  if (scopeOf(location.pathname) !== scope) await registration.update();
  return registration;
}

let registrations: Promise<readonly ServiceWorkerRegistration[]> | undefined;

/** The registration's worker, once it is active. */
function running({ active, waiting, installing }: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const worker = active ?? waiting ?? installing;
  return new Promise((resolve, reject) => {
    if (worker === null) return reject(new Error("No worker was registered."));
    const look = () => {
      if (worker.state === "activated") resolve(worker);
      if (worker.state === "redundant") reject(new Error("The worker could not be installed."));
    };
    worker.addEventListener("statechange", look);
    look();
  });
}

/** Caches a page for offline use, with every file fetched while the page is shown. */
async function cacheForOffline(path: string): Promise<void> {
  const scope = scopeOf(path);
  const own = offlineAddresses(path);
  if (scope === undefined || own === undefined || !("serviceWorker" in navigator)) return;
  const scopes = offlineScopes(own);
  registrations ??= Promise.all(scopes.map(register));
  const registration = (await registrations)[scopes.indexOf(scope)];
  if (registration === undefined) return;
  const worker = await running(registration);
  const send = (message: CacheMessage) => worker.postMessage(message, []);
  send({ page: path, files: [] });
  // A worker installed after the page was opened doesn't see the page's fetches, so report them to it.
  const observer = new PerformanceObserver((list) => {
    if (location.pathname !== path) {
      observer.disconnect();
      return;
    }
    const addresses = list.getEntries().map(({ name }) => new URL(name));
    const files = addresses.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname);
    if (files.length > 0) send({ page: null, files });
  });
  observer.observe({ type: "resource", buffered: true });
}

export interface OfflineCacheProps {
  /** Path of the page that is shown. */
  readonly path: string;
}

/** Caches tools and the claims guide for offline use when idle. Does nothing with a data saver on. */
export function OfflineCache({ path }: OfflineCacheProps) {
  useEffect(() => {
    // Only the built site has a worker to register.
    if (!import.meta.env.OFFLINE_WORKER || !scopeOf(path) || navigator.connection?.saveData) return;
    // If this fails, only offline use is lost.
    whenIdle(() => void cacheForOffline(path).catch(() => {}));
  }, [path]);
  return null;
}
