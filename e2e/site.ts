import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { test as base, type Page } from "@playwright/test";
import { sitePaths, type SitePath } from "#site/site-path.ts";
import { distFolder } from "../scripts/build/dist-folder.ts";
import { startEmbeddedBackend, type EmbeddedBackend } from "../scripts/embedded-backend/embedded-backend.ts";
import { siteHeaders, staticHost } from "../scripts/static-host.ts";

/** The built site, with a database of its own once a test has asked for one. */
export interface Site {
  readonly address: string;
  /** @throws {Error} Unless the test takes the fixture `backend`. */
  readonly backend: EmbeddedBackend;
  /** Opens the database, the first time; it stays open for the tests that follow. */
  openBackend(): Promise<EmbeddedBackend>;
  /** Takes the backend off line, or puts it back. */
  setBackendUp(isUp: boolean): void;
}

/** The pages that the build wrote. */
export const builtPaths: readonly SitePath[] = sitePaths.filter((path) =>
  existsSync(join(distFolder(), path === "/" ? "index.html" : `${path}.html`)),
);

/** Without the pages that answer a form which was sent without JavaScript: nothing links to them, nor lists them. */
export const listedPaths = builtPaths.filter((path) => path !== "/request-sent" && path !== "/request-not-sent");

/** Starts the app as a visitor does who is about to use something, and waits until it has taken the page over. */
export async function startApp(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // As a pointer does on its way to something to press, so that the loader knows of it.
    document
      .querySelector("button:not([popovertarget])")
      ?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    const app = document.querySelector<HTMLScriptElement>("script[data-app]")?.dataset["app"] ?? "";
    const module: { readonly started: Promise<void> } = await import(app);
    await module.started;
  });
  // The frame first, then section by section, and the forms that send something as their code comes.
  await page.waitForFunction(
    () =>
      (performance.getEntriesByName("page-ready").length > 0 || "isPageReady" in globalThis) &&
      document.querySelector("main form[method=post]:not([novalidate])") === null,
  );
}

/** Lays out all of a page, not only what is near the screen. */
export async function layOutPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll("main, main [data-slot]")) part.setAttribute("data-laid-out", "");
  });
}

/** Tests against the built site; each worker serves its own, with an empty database in memory for those that store something. */
export const test = base.extend<{ backend: EmbeddedBackend }, { site: Site }>({
  site: [
    async ({}, use) => {
      // Most tests store nothing, and a database takes five seconds of the processor to open.
      let opening: Promise<EmbeddedBackend> | undefined;
      let opened: EmbeddedBackend | undefined;
      const openBackend = async () => {
        opening ??= startEmbeddedBackend({});
        return (opened = await opening);
      };
      const setHeaders = siteHeaders(distFolder());
      const host = staticHost(distFolder());
      let isUp = true;
      const server = createServer((request, response) => {
        const isBackend = /^\/(rest|functions)\/v1\b/.test(request.url ?? "");
        if (isBackend && !isUp) {
          request.socket.destroy();
          return;
        }
        setHeaders(request, response, () => {
          const serve = () => host(request, response, () => {});
          if (!isBackend && opened === undefined) return serve();
          // A test that hasn't asked for a database, and sends something all the same, waits while it opens.
          void openBackend().then(({ middleware }) => middleware(request, response, serve));
        });
      });
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      const bound = server.address();
      if (bound === null || typeof bound === "string") throw new Error("The test server has no port");
      await use({
        address: `http://localhost:${bound.port}`,
        get backend() {
          if (opened === undefined) throw new Error("The test must take the fixture `backend`, or be a `storingTest`");
          return opened;
        },
        openBackend,
        setBackendUp(up) {
          isUp = up;
        },
      });
      server.close();
      server.closeAllConnections();
      await (await opening)?.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  backend: [async ({ site }, use) => use(await site.openBackend()), { timeout: 120_000 }],
  baseURL: async ({ site }, use) => use(site.address),
  page: async ({ page }, use) => {
    // For tests with a clock of their own: Playwright's stand-in for `performance` keeps no marks.
    await page.addInitScript(() =>
      addEventListener("page-ready", () => Object.assign(globalThis, { isPageReady: true })),
    );
    await use(page);
  },
});

/** Tests that store something: the database is open before they begin. */
export const storingTest = test.extend<{ storing: void }>({
  storing: [async ({ backend: _opened }, use) => use(), { auto: true }],
});

export { expect } from "@playwright/test";
