import { prefetchSending } from "#widgets/leads/lead-form/prefetch-sending.ts";
import { offlineScopes, scopeOf, type KeepMessage, type OfflineScope } from "./kept-pages.ts";

declare global {
  interface Window {
    /** Where the browser has a policy about what text may become a script. */
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: { readonly createScriptURL: (url: string) => string },
      ): { createScriptURL(url: string): string };
    };
  }
}

const workerPath = "/offline-worker.js";

/** The one address that may become a worker; the content security policy names the one rule that says so. */
const rule = window.trustedTypes?.createPolicy("offline-worker", {
  createScriptURL(url) {
    if (url !== workerPath) throw new TypeError(`"${url}" is not the worker`);
    return url;
  },
});
const workerAddress = rule === undefined ? workerPath : rule.createScriptURL(workerPath);

/** A worker for each scope: whoever has used a tool finds the claims guide as well. */
async function register(scope: OfflineScope): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(workerAddress, { scope, updateViaCache: "none" });
  // Browsers look for a new release where a page of the scope is opened; the others are to come along.
  if (scopeOf(location.pathname) !== scope) await registration.update();
  return registration;
}

let registrations: Promise<readonly ServiceWorkerRegistration[]> | undefined;

/** The registration's worker, once it runs. */
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

/** Has a page kept for when there is no network, with all that it fetches while it is shown. */
export async function keepForOffline(path: string): Promise<void> {
  const scope = scopeOf(path);
  if (scope === undefined || !("serviceWorker" in navigator)) return;
  registrations ??= Promise.all(offlineScopes.map(register));
  const registration = (await registrations)[offlineScopes.indexOf(scope)];
  if (registration === undefined) return;
  const worker = await running(registration);
  const send = (message: KeepMessage) => worker.postMessage(message, []);
  send({ page: path, files: [] });
  // A worker that came after the page was opened sees nothing of what the page fetches; so the page says it.
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
  // A tool that is opened without a network keeps what is asked in its form.
  await prefetchSending();
}
