import type { APIRequestContext } from "@playwright/test";
import { type BuiltElement, type BuiltPage, readPage } from "./built-page.ts";
import { designSystemWords } from "../src/content/en/words/design-system.ts";
import { designSystemWords as designSystemWordsInFrench } from "../src/content/fr/words/design-system.ts";
import { frenchAddress } from "./french/french-site.ts";
import { builtPaths, expect, listedPaths, test } from "./site.ts";

interface FoundLink {
  readonly from: string;
  readonly href: string;
  readonly path: string;
  readonly fragment: string;
}

interface Crawl {
  readonly pages: ReadonlyMap<string, BuiltPage>;
  readonly links: readonly FoundLink[];
  /** Addresses within the site that did not answer with success. */
  readonly dead: readonly string[];
}

/** Addresses of both languages. */
const inBothLanguages = (paths: typeof builtPaths): readonly string[] => [...paths, ...paths.map(frenchAddress)];

const isFrench = (path: string) => /^\/fr(?:\/|$)/.test(path);

const isOnSite = (href: string) => href.startsWith("/") || href.startsWith("#");

function linksOf(from: string, page: BuiltPage): FoundLink[] {
  return page
    .attributes("a", "href")
    .filter(isOnSite)
    .map((href) => {
      const { pathname, hash } = new URL(href, `http://site${from}`);
      return { from, href, path: pathname, fragment: decodeURIComponent(hash.slice(1)) };
    });
}

/** Whether a link to another site opens a new tab, announces it, and has `rel="noopener"`. */
function isMarkedAsLeaving({ attributes: { href, target, rel }, text }: BuiltElement): boolean {
  return (
    href?.startsWith("https:") === true &&
    target === "_blank" &&
    rel?.split(" ").includes("noopener") === true &&
    (text.endsWith(designSystemWords.newTab) || text.endsWith(designSystemWordsInFrench.newTab))
  );
}

/** Files that a page loads. */
function filesOf(page: BuiltPage): readonly string[] {
  const fromHead = page.attributes("link", "href").filter(isOnSite);
  return [...fromHead, ...page.attributes("script", "src"), ...page.attributes("img", "src")];
}

async function crawl(request: APIRequestContext): Promise<Crawl> {
  const pages = new Map<string, BuiltPage>();
  const files = new Map<string, boolean>();
  const links: FoundLink[] = [];
  const dead: string[] = [];
  const queue: { readonly path: string; readonly from: string }[] = [{ path: "/", from: "the start" }];
  const queued = new Set(["/"]);
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { path, from } = next;
    const response = await request.get(path, { maxRedirects: 0 });
    if (response.status() !== 200) {
      dead.push(`${path} (on ${from}) answers ${response.status()}`);
      continue;
    }
    if (!response.headers()["content-type"]?.startsWith("text/html")) continue;
    const page = readPage(await response.text());
    pages.set(path, page);
    for (const link of linksOf(path, page)) {
      links.push(link);
      if (queued.has(link.path)) continue;
      queued.add(link.path);
      queue.push({ path: link.path, from: path });
    }
    for (const file of filesOf(page)) {
      const isThere = files.get(file) ?? (await request.head(file)).ok();
      files.set(file, isThere);
      if (!isThere) dead.push(`${file} (loaded by ${path})`);
    }
  }
  return { pages, links, dead };
}

test.describe("a crawl from the home page", () => {
  let found: Crawl;

  test.beforeAll(async ({ playwright, site }) => {
    const request = await playwright.request.newContext({ baseURL: site.address });
    found = await crawl(request);
    await request.dispose();
  });

  test("finds no dead link and no missing file", () => {
    expect(found.dead).toEqual([]);
    expect(found.pages.size).toBe(inBothLanguages(listedPaths).length);
    expect(found.links.length).toBeGreaterThan(20 * listedPaths.length);
  });

  test("finds no fragment link without a target", () => {
    const lost = found.links
      .filter(({ path, fragment }) => {
        const target = found.pages.get(path);
        // A share link of a tool, not an id on the page.
        if (fragment.startsWith("v2.")) return false;
        return fragment !== "" && fragment !== "top" && target !== undefined && !target.ids.has(fragment);
      })
      .map(({ from, href }) => `${href} on ${from}`);
    expect([...new Set(lost)]).toEqual([]);
  });

  test("reaches every page without using the sitemap page", () => {
    const reached = new Set(
      found.links
        .filter(({ from }) => from !== "/sitemap" && from !== frenchAddress("/sitemap"))
        // Not through the link to the other language.
        .filter(({ from, path }) => from !== path && isFrench(from) === isFrench(path))
        .map(({ path }) => path),
    );
    const homes = inBothLanguages(["/"]);
    expect(inBothLanguages(listedPaths).filter((path) => !homes.includes(path) && !reached.has(path))).toEqual([]);
    const built = inBothLanguages(builtPaths);
    expect([...found.pages.keys()].filter((path) => !built.includes(path))).toEqual([]);
  });

  test("finds no unmarked external link", () => {
    const leaving = [...found.pages].flatMap(([path, page]) =>
      page
        .elements("a")
        .filter(({ attributes: { href = "#" } }) => !isOnSite(href) && !/^(mailto:|tel:)/.test(href))
        .map((link) => ({ path, link })),
    );
    expect(leaving.length).toBeGreaterThan(builtPaths.length);
    const unmarked = leaving.filter(({ link }) => !isMarkedAsLeaving(link));
    expect(unmarked.map(({ path, link }) => `${link.attributes["href"]} on ${path}`)).toEqual([]);
  });

  test("finds few links to other sites' home pages", () => {
    const leaving = [...found.pages.values()]
      .flatMap((page) => page.attributes("a", "href"))
      .filter((href) => href.startsWith("http"));
    const frontDoors = leaving.filter((href) => /^\/?$/.test(new URL(href).pathname + new URL(href).search));
    expect(leaving.length).toBeGreaterThan(4 * builtPaths.length);
    expect(frontDoors.length / leaving.length).toBeLessThanOrEqual(0.03);
  });
});
