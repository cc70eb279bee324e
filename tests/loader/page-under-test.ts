import { vi } from "vitest";

type Page = Window & typeof globalThis;

declare global {
  interface Window {
    beforePage: (page: Page) => void;
  }
}

export interface PageOptions {
  readonly body: string;
  readonly app?: string;
  /** Address of the stylesheet; `null` for a page without one. */
  readonly stylesheet?: string | null;
  /** Fragment of the page's address, such as "#quotes". */
  readonly fragment?: string;
  /** Script that runs before the loader, such as one that removes an API. */
  readonly before?: (page: Page) => void;
}

export type PageUnderTest = Awaited<ReturnType<typeof openPage>>;

let frame: HTMLIFrameElement | undefined;

export function closePage(): void {
  frame?.remove();
  frame = undefined;
}

export async function until(isSo: () => boolean): Promise<void> {
  await vi.waitUntil(isSo, { timeout: 5000, interval: 10 });
}

function loaded(element: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    for (const type of ["load", "error"]) element.addEventListener(type, () => resolve(), { once: true });
  });
}

/**
 * Waits for everything that the loader waits for: a frame, its stylesheet, idle callbacks, which run in turn, and the code
 * of the app if it is requested.
 */
async function settled(page: Page, requests: ReadonlyMap<string, readonly Promise<unknown>[]>): Promise<void> {
  const frameDrawn = () => new Promise((resolve) => page.requestAnimationFrame(() => page.setTimeout(resolve)));
  const idle = () => new Promise((resolve) => page.requestIdleCallback(resolve, { timeout: 500 }));
  await frameDrawn();
  const stylesheet = page.document.querySelector<HTMLLinkElement>("link[rel=stylesheet]");
  if (stylesheet !== null) await until(() => page.performance.getEntriesByName(stylesheet.href).length > 0);
  // One callback for the sections, one for the app, and one behind both.
  for (let moment = 0; moment < 3; moment += 1) await idle();
  await Promise.allSettled([...requests.values()].flat());
  for (const href of requests.keys()) {
    // A module that is already imported does not run twice; this only waits until it has run or failed.
    const module = page.document.createElement("script");
    module.type = "module";
    module.src = href;
    const end = loaded(module);
    page.document.head.append(module);
    await end;
  }
  await frameDrawn();
}

/** Opens a separate page, 800 by 600 pixels, with the loader in its head as in a build. */
export async function openPage(options: PageOptions) {
  closePage();
  const {
    body,
    app = "/tests/loader/fake-app.ts",
    stylesheet = "/tests/loader/empty.css",
    fragment = "",
    before,
  } = options;
  const element = document.createElement("iframe");
  frame = element;
  element.width = "800";
  element.height = "600";
  const styles = stylesheet === null ? "" : `data-styles="${stylesheet}"`;
  const html = `<!doctype html>
    <html>
      <head>
        <base href="${location.origin}/">
        <script>parent.beforePage(window);</script>
        <script type="module" src="/built-loader.js" data-app="/tests/loader/fake-module.ts ${app}" ${styles}></script>
      </head>
      <body>${body}</body>
    </html>`;
  const requests = new Map<string, Promise<unknown>[]>();
  window.beforePage = (page) => {
    const { fetch } = page;
    page.fetch = (file, settings) => {
      const request = fetch(file, settings);
      // The loader passes addresses, not requests.
      const name = typeof file === "string" ? file : "";
      requests.set(name, [...(requests.get(name) ?? []), request]);
      return request;
    };
    before?.(page);
  };
  // A separate address instead of `srcdoc`, because it supports a fragment.
  const pageAddress = URL.createObjectURL(new Blob([html], { type: "text/html" }));
  element.src = pageAddress + fragment;
  const isLoaded = loaded(element);
  document.body.append(element);
  await isLoaded;
  URL.revokeObjectURL(pageAddress);
  const page = element.contentWindow as Page | null;
  if (page === null || page.document.querySelector("script[data-app]") === null)
    throw new Error("The frame shows no page with a loader");
  const { documentElement } = page.document;
  const hasRun = () => documentElement.dataset["ran"] !== undefined;
  const tell = async (event: string) => {
    await until(hasRun);
    page.dispatchEvent(new page.Event(event));
  };
  return {
    window: page,
    document: page.document,
    /** Resolves once the loader has finished its own work. */
    settled: () => settled(page, requests),
    hasRun,
    /** Lets the fake app's start succeed or fail, once its code has run. */
    letAppStart: () => tell("let-app-start"),
    letAppFail: () => tell("let-app-fail"),
    stylesheets: () =>
      [...page.document.querySelectorAll("link[rel=stylesheet]")].map((link) => link.getAttribute("href") ?? ""),
    fetched: () => [...requests].flatMap(([file, times]) => times.map(() => file)),
  };
}
