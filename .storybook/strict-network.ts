import addonMsw from "msw-storybook-addon";
import { setupWorker, type SetupWorker } from "msw/browser";

const unmocked: string[] = [];

/** Storybook's own files come from its own origin; the backend's paths never do. */
function belongsToStorybook(url: URL): boolean {
  return url.origin === location.origin && !/^\/(rest|auth|storage|functions|realtime)\/v1\b/.test(url.pathname);
}

function requestOf(data: unknown): Request | undefined {
  if (typeof data !== "object" || data === null || !("request" in data)) return undefined;
  return data.request instanceof Request ? data.request : undefined;
}

async function startWorker(): Promise<SetupWorker> {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    serviceWorker: { url: "./mockServiceWorker.js" },
    async onUnhandledFrame({ frame, defaults }) {
      const request = requestOf(frame.data);
      if (request !== undefined && belongsToStorybook(new URL(request.url))) return;
      unmocked.push(request === undefined ? await frame.getUnhandledMessage() : `${request.method} ${request.url}`);
      defaults.error();
    },
  });
  return worker;
}

let starting: Promise<SetupWorker> | undefined;

/**
 * Mock Service Worker that fails every request nobody mocked, and remembers it for the story's verdict. Started once: the
 * stories of a page of documentation all ask for it together, and a second start throws.
 */
export const strictNetwork = addonMsw(() => (starting ??= startWorker()));

/**
 * Ends a story's record of unmocked requests.
 * @throws {Error} When the story sent a request that nothing mocks.
 */
export function failOnUnmockedRequests(): void {
  const requests = unmocked.splice(0);
  if (requests.length > 0) throw new Error(`Unmocked request: ${requests.join(", ")}`);
}
