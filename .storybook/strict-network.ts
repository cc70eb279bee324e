import addonMsw from "msw-storybook-addon";
import { setupWorker, type SetupWorker } from "msw/browser";

const unmocked: string[] = [];

/** Whether a request is for one of Storybook's own files: same origin, and not a path of the backend. */
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
 * Mock Service Worker that fails every request without a mock, and records it for the story's verdict. Started once:
 * all stories of a docs page initialise it together, and a second start throws.
 */
export const strictNetwork = addonMsw(() => (starting ??= startWorker()));

/**
 * Reports and resets a story's unmocked requests.
 * @throws {Error} When the story sent a request without a mock.
 */
export function failOnUnmockedRequests(): void {
  const requests = unmocked.splice(0);
  if (requests.length > 0) throw new Error(`Unmocked request: ${requests.join(", ")}`);
}
