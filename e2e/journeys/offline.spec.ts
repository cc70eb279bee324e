import type { Page } from "@playwright/test";
import { encodeShareLink } from "#domain/tools/share-link.ts";
import { watchPage } from "../watch-page.ts";
import { openPage, startApp } from "../site.ts";
import { hinderedNetwork } from "../engines/driver/hindered-network.ts";
import { fillLeadForm, leadsOf, newPerson, thanks } from "./leads.ts";
import { expect, openFolds, test } from "./visitor.ts";
import { offlineWords, savedCopyWords } from "#text/offline-words.ts";
import { sharedToolWords } from "#text/tools/shared.ts";
import * as leadFormWords from "#words/lead-form.ts";
import * as shellWords from "#words/shell.ts";
import { toolsById } from "#text/tools.ts";
import { pageNames } from "#page-names";
import { homeToolWords } from "#text/tools/home-insurance-calculator.ts";

test.use({ serviceWorkers: "allow" });

const tool = "/tools/home-insurance-calculator";
const otherTool = "/tools/life-insurance-calculator";
const claimsGuide = "/learn/insurance-claims";
const main = (page: Page) => page.getByRole("main");
const figure = (page: Page) => page.locator("[data-slot=tool-figure]");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** All files in the service worker's caches. */
const cachedFiles = (page: Page) =>
  page.evaluate(async () => {
    const files: { readonly url: string; readonly text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        files.push({ url: request.url, text: (await (await cache.match(request))?.text()) ?? "" });
      }
    }
    return files;
  });

const cachedPaths = async (page: Page) => (await cachedFiles(page)).map(({ url }) => new URL(url).pathname);

const activeWorkers = (page: Page) =>
  page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    return registrations.filter(({ active }) => active?.state === "activated").length;
  });

/** Opens a tool and waits until it and the claims guide are cached. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect
    .poll(() => cachedPaths(page), { timeout: 20_000 })
    .toEqual(expect.arrayContaining([new URL(page.url()).pathname, claimsGuide, "/offline"]));
  await expect.poll(() => activeWorkers(page)).toBe(2);
}

async function useTool(page: Page, limit: string): Promise<void> {
  const { questions } = homeToolWords;
  await main(page).getByLabel(sharedToolWords.province.label).selectOption("ON");
  await main(page).getByLabel(questions.limit.label).fill(limit);
  await main(page).getByLabel(questions.appraisal.label).fill("540000");
}

test("a visited tool and the unvisited claims guide work offline", async ({ page, site }) => {
  const problems = await watchPage(page, site);
  await visit(page, tool);
  expect(problems).toEqual([]);

  await page.context().setOffline(true);
  await openPage(page);
  await useTool(page, "400000");
  const answer = "$140,000 short";
  await expect(figure(page)).toHaveText(answer);

  await page.goto(claimsGuide);
  await expect(heading(page)).toHaveText("How to file an insurance claim");
  await page.getByRole("button", { name: shellWords.search }).waitFor();
  await startApp(page);

  await expect(page.getByText(savedCopyWords.isSavedCopy)).toBeVisible();

  await page.context().setOffline(false);
  await page.goto(tool);
  await expect(figure(page)).toHaveText(answer);
  await expect(page.getByText(savedCopyWords.isSavedCopy)).toHaveCount(0);
});

test("an uncached page shows the offline page with a list of cached pages", async ({ page }) => {
  await visit(page, tool);
  await page.context().setOffline(true);
  const answer = await page.goto(otherTool);
  expect(answer?.status()).toBe(503);
  expect(answer?.headers()["content-security-policy"]).toContain("default-src 'none'");
  await expect(heading(page)).toHaveText(offlineWords.title);
  const links = page.getByRole("navigation").getByRole("link");
  await expect(links).toHaveText([pageNames[claimsGuide].label, pageNames[tool].label]);
  await links.last().click();
  await expect(heading(page)).toHaveText(toolsById["home-insurance-calculator"].title);

  await page.goto(otherTool);
  await page.context().setOffline(false);
  await page.getByRole("link", { name: offlineWords.again }).click();
  await expect(heading(page)).toHaveText(toolsById["life-insurance-calculator"].title);
});

test("a tool reached by client-side navigation is cached with its lazy chunks", { tag: "@all" }, async ({ page }) => {
  await openPage(page, "/tools");
  await main(page).locator(`a[href="${tool}"]`).first().click();
  await expect(page).toHaveURL(tool);
  await expect.poll(() => cachedPaths(page), { timeout: 20_000 }).toEqual(expect.arrayContaining(["/tools", tool]));
  await useTool(page, "400000");
  await main(page).getByLabel(leadFormWords.fullName).scrollIntoViewIfNeeded();
  await expect
    .poll(() => cachedPaths(page))
    .toEqual(expect.arrayContaining([expect.stringMatching(/^\/assets\/tool-lead-form-/)]));
  await page.context().setOffline(true);
  await openPage(page);
  await expect(main(page).getByLabel(leadFormWords.fullName)).toBeEditable();
});

test("a legal page is never served from the cache", { tag: "@all" }, async ({ page }) => {
  await visit(page, tool);
  const policyFiles: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/(privacy-policy|terms-of-service)/.test(pathname)) policyFiles.push(pathname);
  });
  // Navigate within the app, so that the page's code passes through the worker.
  await openPage(page);
  for (const [name, title] of [
    [pageNames["/privacy-policy"].label, /privacy policy/i],
    [pageNames["/terms-of-service"].label, /terms of service/i],
  ] as const) {
    await page.getByRole("contentinfo").getByRole("link", { name }).click();
    await expect(heading(page)).toHaveText(title);
  }
  const read = new Set(policyFiles);
  expect(read.size).toBeGreaterThanOrEqual(2);
  const pages = (await cachedPaths(page)).filter((path) => !path.startsWith("/assets/"));
  expect(pages.toSorted()).toEqual([claimsGuide, "/offline", tool].toSorted());
  expect((await cachedPaths(page)).filter((path) => /privacy|terms|legal/.test(path))).toEqual([]);

  await page.context().setOffline(true);
  for (const policy of ["/privacy-policy", "/terms-of-service"]) {
    const other = await page.context().newPage();
    await expect(other.goto(policy)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  }
  await page.goto(tool);
  const answered = (path: string) =>
    page.evaluate(async (file) => {
      try {
        return (await fetch(file)).ok;
      } catch {
        return false;
      }
    }, path);
  // The browser's HTTP cache keeps both for a year.
  for (const file of read) expect(await answered(file), file).toBe(false);
  expect(await answered((await cachedPaths(page)).find((path) => path.startsWith("/assets/app-")) ?? "")).toBe(true);
});

test("no input or sent data is cached", async ({ arrive, site }) => {
  const visitor = await arrive("by pointer");
  const { page } = visitor;
  const person = newPerson({ name: "Keptnowhere Person" });
  await visit(page, `${tool}?email=${person.email}${encodeShareLink({ province: "ON", floorArea: "2417" })}`);
  await openPage(page, tool);
  await useTool(page, "402417");
  const form = main(page)
    .locator("form", { has: page.getByLabel(leadFormWords.email) })
    .last();
  await openFolds(visitor, /^\s*Ask us about this/);
  await fillLeadForm(form, person);
  await form.getByLabel(leadFormWords.email).press("Enter");
  await expect(page.getByText(thanks, { exact: true })).toBeVisible();
  expect(await leadsOf(site, person.email)).toHaveLength(1);

  await page.goto("/tools");
  await expect.poll(() => cachedPaths(page)).toContain("/tools");
  const files = await cachedFiles(page);
  const addresses = files.map(({ url }) => new URL(url));
  expect(addresses.filter(({ search, hash }) => search !== "" || hash !== "")).toEqual([]);
  expect(addresses.filter(({ pathname }) => /^\/(rest|functions)\//.test(pathname))).toEqual([]);
  for (const words of [person.email, person.name]) {
    expect(files.filter(({ text }) => text.includes(words)).map(({ url }) => url)).toEqual([]);
  }
});

test("online visitors receive and cache a new release", async ({ page, site, request }) => {
  await using release = await hinderedNetwork(site.address);
  await visit(page, release.address + tool);
  await page.evaluate(async () => {
    const cache = await caches.open("files");
    await cache.put("/assets/gone-1111111.js", new Response("old"));
  });
  const html = await (await request.get(release.address + tool)).text();
  // Not in the title, which the app overwrites.
  const mark = '<meta name="release" content="new">';
  release.replace(tool, "text/html", html.replace("<head>", `<head>${mark}`));
  const isNew = page.locator("meta[name=release][content=new]");
  await page.goto(release.address + tool);
  await expect(isNew).toBeAttached();
  await expect.poll(async () => (await cachedFiles(page)).find(({ url }) => url.endsWith(tool))?.text).toContain(mark);

  // A new release is a worker with other file names: it refetches its cached files, and drops those that no page uses.
  const guide = await (await request.get(release.address + claimsGuide)).text();
  release.replace(claimsGuide, "text/html", guide.replace(/<title>[^<]*/, "<title>New guide"));
  const worker = await (await request.get(`${release.address}/offline-worker.js`)).text();
  release.replace("/offline-worker.js", "text/javascript", `${worker}\n// Next release`);
  await page.goto(release.address + tool);
  await expect
    .poll(async () => (await cachedFiles(page)).find(({ url }) => url.endsWith(claimsGuide))?.text, { timeout: 20_000 })
    .toContain("<title>New guide");
  // It replaces the old worker once no page of its scope is open.
  await page.goto(`${release.address}/about`);
  await expect.poll(() => cachedPaths(page), { timeout: 20_000 }).not.toContain("/assets/gone-1111111.js");
  await page.context().setOffline(true);
  await page.goto(release.address + tool);
  await expect(isNew).toBeAttached();
});

test(
  "the cached page shows after a short wait if the network doesn't respond",
  { tag: "@all" },
  async ({ page, site }) => {
    await using network = await hinderedNetwork(site.address);
    await visit(page, network.address + tool);
    network.hold(new RegExp(`^${tool}$`));
    await page.goto(network.address + tool, { waitUntil: "commit", timeout: 15_000 });
    await expect(heading(page)).toHaveText(toolsById["home-insurance-calculator"].title);
    const note = page.getByText(savedCopyWords.isSavedCopy);
    await expect(note).toBeVisible();
    await page.getByRole("button", { name: savedCopyWords.close }).click();
    await expect(note).toHaveCount(0);
  },
);

test("nothing is cached with Save-Data, or on other pages", async ({ page }) => {
  const idle = () => page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(undefined))));
  const registered = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await openPage(page, "/learn");
  await idle();
  expect(await registered()).toBe(0);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await openPage(page, tool);
  await idle();
  await page.waitForLoadState("networkidle");
  expect(await registered()).toBe(0);
  expect(fetched.filter((url) => /offline/.test(url))).toEqual([]);
});

test("the worker is small, revalidated each time, and covered by the site's CSP", async ({ request }) => {
  const answer = await request.get("/offline-worker.js", { headers: { "Accept-Encoding": "identity" } });
  expect(answer.headers()["cache-control"]).toBe("no-cache");
  expect(answer.headers()["content-type"]).toContain("javascript");
  expect(answer.headers()["content-security-policy"]).toContain("trusted-types offline-worker");
  // It lists the files of both languages.
  expect((await answer.body()).length).toBeLessThan(36_000);
  const page = await request.get("/offline");
  expect(page.headers()["cache-control"]).toContain("max-age=0");
  expect(await page.text()).toContain('name="robots" content="noindex"');
  expect(await page.text()).not.toContain("<script");
});
