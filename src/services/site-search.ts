import MiniSearch, { type AsPlainObject, type SearchResult } from "minisearch";
import type { ProvinceCode } from "#domain/province-code.ts";
import {
  excerptOf,
  type Search,
  type SearchAction,
  type SearchAnswer,
  type SearchedPage,
  type SearchedPart,
  type SearchFile,
  type SearchHit,
} from "#site/search.ts";
import { askedWords, forgiving, searchOptions, wordsLike } from "./search-words.ts";

const searchAddress = "/search/index.json";

/** Score factor for the guide to the visitor's own province. */
const ownFactor = 2;

const mostHits = 12;
const mostTerms = 2;

type Fetch = (address: string) => Promise<Response>;

async function fetchJson<Content>(fetchFile: Fetch, address: string): Promise<Content> {
  const response = await fetchFile(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const content: Content = await response.json();
  return content;
}

interface FoundPart {
  readonly part: SearchedPart;
  readonly page: SearchedPage;
  readonly words: ReadonlySet<string>;
}

/** The best part of each page, in score order. */
function bestOfEachPage(results: readonly SearchResult[], { parts, pages }: SearchFile): FoundPart[] {
  const seen = new Set<SearchedPage>();
  return results.flatMap(({ id, terms }) => {
    const part = parts[Number(id)];
    const page = part && pages[part.page];
    if (part === undefined || page === undefined || seen.has(page)) return [];
    seen.add(page);
    return [{ part, page, words: new Set(terms) }];
  });
}

/** The action with the longest question whose words are all in the query; the first of equals. */
function actionFor(asked: readonly string[], { actions, vocabulary }: SearchFile): SearchAction | undefined {
  let best: { readonly action?: SearchAction; readonly words: number } = { words: 0 };
  for (const action of actions) {
    for (const question of action.questions) {
      const words = askedWords(question, vocabulary);
      if (words.length > best.words && words.every((word) => asked.includes(word)))
        best = { action, words: words.length };
    }
  }
  return best.action;
}

/**
 * Fetches the site's index and searches it. A page's texts are fetched when the page is first found.
 * @throws {Error} If the index can't be fetched.
 */
export async function openSiteSearch(fetchFile: Fetch = (address) => fetch(address)): Promise<Search> {
  const file = await fetchJson<SearchFile<AsPlainObject>>(fetchFile, searchAddress);
  const index = MiniSearch.loadJS(file.words, searchOptions(file.vocabulary));
  function weightOf(id: number, own: ProvinceCode | null): number {
    const { weight = 1, province } = file.pages[file.parts[id]?.page ?? -1] ?? {};
    return own !== null && province === own ? weight * ownFactor : weight;
  }
  const textsOfPages = new Map<string, Promise<readonly string[]>>();

  function textsOf(address: string): Promise<readonly string[]> {
    const known = textsOfPages.get(address);
    if (known !== undefined) return known;
    // A hit without an excerpt is still useful; the next query retries the fetch.
    const texts = fetchJson<readonly string[]>(fetchFile, address).catch(() => {
      textsOfPages.delete(address);
      return [];
    });
    textsOfPages.set(address, texts);
    return texts;
  }

  async function hitOf({ part, page, words }: FoundPart, own: ProvinceCode | null): Promise<SearchHit> {
    const texts = await textsOf(page.texts);
    const hit = {
      href: part.fragment === undefined ? page.path : `${page.path}#${part.fragment}`,
      title: page.title,
      section: page.section,
      ...(own !== null && page.province === own && { isYours: true }),
      excerpt: excerptOf(texts[part.text] ?? "", (word) =>
        wordsLike(word, file.vocabulary).some((like) => words.has(like)),
      ),
    };
    return part.heading === undefined ? hit : { ...hit, heading: part.heading };
  }

  return async (query, own = null): Promise<SearchAnswer> => {
    // Try exact matches of every word, then fuzzy matches of every word, then fuzzy matches of any word.
    const tries = [{}, forgiving, { ...forgiving, combineWith: "OR" as const }];
    let results: SearchResult[] = [];
    for (const options of tries) {
      if (results.length === 0)
        results = index.search(query, { ...options, boostDocument: (id) => weightOf(Number(id), own) });
    }
    const found = bestOfEachPage(results, file);
    const hits = await Promise.all(found.slice(0, mostHits).map((part) => hitOf(part, own)));
    const named = results.flatMap(({ id, match }) => {
      const term = file.terms[Number(id) - file.parts.length];
      const isByName = Object.values(match).some((fields) => fields.includes("title"));
      return term !== undefined && isByName ? [term] : [];
    });
    const action = actionFor(askedWords(query, file.vocabulary), file);
    return {
      ...(action !== undefined && { action }),
      terms: named.slice(0, mostTerms),
      hits,
      total: found.length,
    };
  };
}
