import { createServer } from "node:http";
import { expect, test as base, type Page } from "@playwright/test";
import { sitePaths, type SitePath } from "#site/site-path.ts";
import { distFolder } from "../scripts/build/dist-folder.ts";
import { startEmbeddedBackend, type EmbeddedBackend } from "../scripts/embedded-backend/embedded-backend.ts";
import { freePort } from "../scripts/machine/listen.ts";
import { siteHeaders, staticHost } from "../scripts/static-host.ts";
import { isBuilt } from "./built-page.ts";
import { watchPage } from "./watch-page.ts";
import * as provinceWords from "#words/province.ts";
import { sharedToolWords } from "#text/tools/shared.ts";

/** The built site, with its own database once a test has requested one. */
export interface Site {
  readonly address: string;
  /** @throws {Error} Unless the test takes the fixture `backend`. */
  readonly backend: EmbeddedBackend;
  /** Opens the database on the first call; it stays open for later tests. */
  openBackend(): Promise<EmbeddedBackend>;
  /** Takes the backend offline, at most until the end of a `storingTest`, or restores it. */
  setBackendUp(isUp: boolean): void;
}

export const builtPaths: readonly SitePath[] = sitePaths.filter(isBuilt);

/** All pages except those that answer a plain form, which aren't linked or listed. */
export const listedPaths = builtPaths.filter((path) => path !== "/request-sent" && path !== "/request-not-sent");

/** Starts the app by moving the pointer like a visitor, and waits until it has hydrated the page. */
export async function startApp(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // The event that a pointer causes on its way to a control, which triggers the loader.
    document
      .querySelector("button:not([popovertarget])")
      ?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    const app = document.querySelector<HTMLScriptElement>("script[data-app]")?.dataset["app"]?.split(" ").at(-1) ?? "";
    const module: { readonly started: Promise<void> } = await import(app);
    await module.started;
  });
  // The frame hydrates first, then the sections, and lead forms once their code has loaded.
  await page.waitForFunction(
    () =>
      (performance.getEntriesByName("page-ready").length > 0 || "isPageReady" in globalThis) &&
      document.querySelector("main form[method=post]:not([novalidate])") === null,
  );
}

/** Opens a path, or the page again, and waits until the app has hydrated the page. */
export async function openPage(page: Page, path?: string): Promise<void> {
  await (path === undefined ? page.reload() : page.goto(path));
  await startApp(page);
}

/** Navigates to a page of the site client-side, without loading a document. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
  }, path);
}

/** Holds back the page's requests for some files until the returned function is called. */
export async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  const { promise: isFree, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await isFree;
    await route.continue();
  });
  return letGo;
}

/** Code of the app, without the loader that comes with each page. */
export const appCode = /\/assets\/(?!loader-)[^/]*\.js$/;

/** Chooses a province on the map of the home page, as a visitor would. */
export async function chooseProvince(page: Page, province: string): Promise<void> {
  await openPage(page, "/");
  await page
    .getByRole("navigation", { name: sharedToolWords.province.label })
    .getByRole("link", { name: province })
    .click();
  await page.getByRole("button", { name: provinceWords.wholeSite }).click();
}

/** Shows the page as it prints. The browser fires the event itself when it prints, but not for emulated media. */
export async function showOnPaper(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print" });
}

/** Shows the page on screen again, after `showOnPaper`. */
export async function showOnScreen(page: Page): Promise<void> {
  await page.emulateMedia({ media: null });
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
}

/** Whether the browser has `::details-content`, with which styles open details on wide screens and on paper. */
export const stylesOpenDetails = (page: Page) => page.evaluate(() => CSS.supports("selector(::details-content)"));

/** Opens the footer's lists, which browsers without `::details-content` fold on wide screens, too. */
export async function openFooter(page: Page): Promise<void> {
  await page
    .getByRole("contentinfo")
    .locator("details")
    .evaluateAll((lists) => {
      for (const list of lists) list.toggleAttribute("open", true);
    });
}

/** Lays out the whole page rather than only the part near the viewport. */
export async function layOutPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll("main, main [data-slot]")) part.setAttribute("data-laid-out", "");
  });
}

/**
 * Tests against the built site. Each worker serves its own, with an empty in-memory database for tests that store
 * something.
 */
export const test = base.extend<{ backend: EmbeddedBackend; watched: Page }, { site: Site }>({
  site: [
    async ({}, use) => {
      // Opened on demand: most tests store nothing, and opening a database takes five seconds of CPU time.
      let opening: Promise<EmbeddedBackend> | undefined;
      let opened: EmbeddedBackend | undefined;
      const openBackend = async () => {
        opening ??= startEmbeddedBackend({});
        return (opened = await opening);
      };
      const setHeaders = siteHeaders(distFolder);
      const host = staticHost(distFolder);
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
          // If a test without a database sends something, open one for it.
          void openBackend().then(({ middleware }) => middleware(request, response, serve));
        });
      });
      await use({
        address: `http://localhost:${await freePort(server)}`,
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
    // A flag for tests with a fake clock: Playwright's fake `performance` has no marks.
    await page.addInitScript(() =>
      addEventListener("page-ready", () => Object.assign(globalThis, { isPageReady: true })),
    );
    await use(page);
  },
  // The page of a test that may cause no problem in it.
  watched: async ({ page, site }, use) => {
    const problems = await watchPage(page, site);
    await use(page);
    expect(problems).toEqual([]);
  },
});

/** Tests that store something; the database is open before they start. */
export const storingTest = test.extend<{ storing: void }>({
  storing: [
    async ({ backend: _opened, site }, use) => {
      await use();
      site.setBackendUp(true);
    },
    { auto: true },
  ],
});

export { expect };
