import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openSiteSearch } from "#services/site-search.ts";
import { searchActions } from "#text/search-actions.ts";
import { distFolder } from "../scripts/build/dist-folder.ts";
import { searchQueries } from "./search-queries.ts";
import { expect, test } from "./site.ts";

/** Reads a file of the build in place of a fetch. */
const readBuilt = async (address: string) => new Response(readFileSync(join(distFolder(), address), "utf8"));

/** The page of a result, without its fragment. */
const pageOf = (href: string) => href.split("#")[0] ?? href;

test("the first two results for common queries include a page with the answer", async () => {
  const search = await openSiteSearch(readBuilt);
  for (const { query, pages } of searchQueries) {
    const { action, hits } = await search(query);
    const first = [...(action === undefined ? [] : [action]), ...hits].slice(0, 2).map(({ href }) => pageOf(href));
    expect
      .soft(
        first.some((path) => pages.some((page) => page === path)),
        `${query}: ${first.join(", ")}`,
      )
      .toBe(true);
  }
});

test("legal pages and lists of pages rank below explanations", async () => {
  const search = await openSiteSearch(readBuilt);
  for (const query of ["complaint", "term 20", "claims", "premium", "insurance"]) {
    const { hits } = await search(query);
    const first = hits.slice(0, 3).map(({ href }) => pageOf(href));
    expect.soft(first, query).not.toContain("/terms-of-service");
    expect.soft(first, query).not.toContain("/privacy-policy");
    expect.soft(first, query).not.toContain("/sitemap");
  }
});

test("the links of the search's suggested actions have a target", () => {
  for (const { href } of searchActions) {
    const [path = "", fragment] = href.split("#");
    const html = readFileSync(join(distFolder(), `${path}.html`), "utf8");
    if (fragment !== undefined) expect.soft(html, href).toContain(`id="${fragment}"`);
  }
});
