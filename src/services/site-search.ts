import MiniSearch, { type AsPlainObject, type SearchResult } from "minisearch";
import { excerptOf, type Search, type SearchAnswer, type SearchFile, type SearchHit } from "#domain/search.ts";
import { forgiving, searchOptions } from "./search-words.ts";

const searchAddress = "/search/index.json";

const mostHits = 12;
const mostTerms = 2;

type Fetch = (address: string) => Promise<Response>;

async function fetchJson<Content>(fetchFile: Fetch, address: string): Promise<Content> {
  const response = await fetchFile(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const content: Content = await response.json();
  return content;
}

/** The best part of each page, in the order of their scores. */
function bestOfEachPage(results: readonly SearchResult[], parts: SearchFile["parts"]): SearchResult[] {
  const seen = new Set<number>();
  return results.filter(({ id }) => {
    const part = parts[Number(id)];
    if (part === undefined || seen.has(part.page)) return false;
    seen.add(part.page);
    return true;
  });
}

/**
 * Fetches the site's index and answers from it. A page's texts are fetched when it is first found.
 * @throws {Error} When the index cannot be fetched.
 */
export async function openSiteSearch(fetchFile: Fetch = (address) => fetch(address)): Promise<Search> {
  const { pages, parts, terms, words } = await fetchJson<SearchFile<AsPlainObject>>(fetchFile, searchAddress);
  const index = MiniSearch.loadJS(words, searchOptions);
  const textsOfPages = new Map<string, Promise<readonly string[]>>();

  function textsOf(address: string): Promise<readonly string[]> {
    const known = textsOfPages.get(address);
    if (known !== undefined) return known;
    // A hit without its excerpt is still a hit; the next question asks again.
    const texts = fetchJson<readonly string[]>(fetchFile, address).catch(() => {
      textsOfPages.delete(address);
      return [];
    });
    textsOfPages.set(address, texts);
    return texts;
  }

  async function hitOf({ id, terms: matches }: SearchResult): Promise<SearchHit[]> {
    const part = parts[Number(id)];
    const page = part && pages[part.page];
    if (part === undefined || page === undefined) return [];
    const texts = await textsOf(page.texts);
    const hit = {
      href: part.fragment === undefined ? page.path : `${page.path}#${part.fragment}`,
      title: page.title,
      section: page.section,
      excerpt: excerptOf(texts[part.text] ?? "", new Set(matches)),
    };
    return [part.heading === undefined ? hit : { ...hit, heading: part.heading }];
  }

  return async (query): Promise<SearchAnswer> => {
    // Every word as typed; else every word or one like it; else any of them.
    const tries = [{}, forgiving, { ...forgiving, combineWith: "OR" as const }];
    let results: SearchResult[] = [];
    for (const options of tries) {
      if (results.length === 0) results = index.search(query, options);
    }
    const found = bestOfEachPage(results, parts);
    const hits = await Promise.all(found.slice(0, mostHits).map(hitOf));
    const named = results.flatMap(({ id, match }) => {
      const term = terms[Number(id) - parts.length];
      const isByName = Object.values(match).some((fields) => fields.includes("title"));
      return term !== undefined && isByName ? [term] : [];
    });
    return { terms: named.slice(0, mostTerms), hits: hits.flat(), total: found.length };
  };
}
