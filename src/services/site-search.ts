import MiniSearch, { type AsPlainObject, type SearchResult } from "minisearch";
import type { ProvinceCode } from "#domain/province-code.ts";
import { addressBook } from "#addresses";
import {
  excerptOf,
  firstHits,
  type AnsweredQuestion,
  type Search,
  type SearchAction,
  type SearchAnswer,
  type SearchedPage,
  type SearchedPart,
  type SearchFile,
  type SearchHit,
} from "#site/search.ts";
import { queryWords, fuzzyOptions, searchOptions, similarWords } from "./search-words.ts";

const searchAddress = `${addressBook.root}/search/index.json`;

/** Score factor for the guide to the visitor's own province. */
const ownFactor = 2;

/** Score factor for the page about a province or company that the query names. */
const namedFactor = 3;

const mostHits = 12;
const mostTerms = 2;

/** Share of a query's words that a part must match, unless no part matches as many. */
const leastCoverage = 0.6;

/** Exponent by which a part loses score for words that it lacks. */
const coveragePower = 4;

type Fetch = (address: string) => Promise<Response>;

async function fetchJson<Content>(fetchFile: Fetch, address: string): Promise<Content> {
  const response = await fetchFile(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const content: Content = await response.json();
  return content;
}

/** A result, with the share of the query's words that it matches. */
interface CoveredResult extends SearchResult {
  readonly coverage: number;
}

interface FoundPart {
  readonly part: SearchedPart;
  readonly page: SearchedPage;
  readonly words: ReadonlySet<string>;
  readonly coverage: number;
}

/** The results that match enough of the query's words, best first. */
function byCoverage(results: readonly SearchResult[], wordCount: number): CoveredResult[] {
  const covered = results.map((result) => ({ ...result, coverage: result.queryTerms.length / wordCount }));
  const enough = Math.min(leastCoverage, Math.max(0, ...covered.map(({ coverage }) => coverage)));
  const weighted = ({ score, coverage }: CoveredResult) => score * coverage ** coveragePower;
  return covered.filter(({ coverage }) => coverage >= enough).toSorted((one, other) => weighted(other) - weighted(one));
}

/** The best part of each page, in score order. */
function bestOfEachPage(results: readonly CoveredResult[], { parts, pages }: SearchFile): FoundPart[] {
  const seen = new Set<SearchedPage>();
  return results.flatMap(({ id, terms, coverage }) => {
    const part = parts[Number(id)];
    const page = part && pages[part.page];
    if (part === undefined || page === undefined || seen.has(page)) return [];
    seen.add(page);
    return [{ part, page, coverage, words: new Set(terms) }];
  });
}

/** The pages found for a question that is answered: the part that its answer leads to, then all but the question. */
function beyond(question: FoundPart, found: readonly FoundPart[], { parts, pages }: SearchFile): readonly FoundPart[] {
  const others = found.filter((part) => part !== question);
  const next = parts.find(({ page, fragment }) => {
    const path = pages[page]?.path;
    return path !== undefined && question.part.more === (fragment === undefined ? path : `${path}#${fragment}`);
  });
  const page = next && pages[next.page];
  if (next === undefined || page === undefined) return others;
  return [{ ...question, part: next, page }, ...others.filter((part) => part.page !== page)];
}

/** Moves the best tool to the end of the hits shown first, if it is below them. */
function withToolFirst(found: readonly FoundPart[]): readonly FoundPart[] {
  const at = found.findIndex(({ page, coverage }) => page.kind === "tool" && coverage === 1);
  const tool = found[at];
  if (tool === undefined || at < firstHits) return found;
  const others = found.toSpliced(at, 1);
  return others.toSpliced(firstHits - 1, 0, tool);
}

interface FoundAction {
  readonly action?: SearchAction;
  /** Number of the query's words that it answers. */
  readonly words: number;
}

/** The action with the longest question whose words are all in the query; the first of equals. */
function actionFor(asked: readonly string[], { actions, vocabulary }: SearchFile): FoundAction {
  let best: FoundAction = { words: 0 };
  for (const action of actions) {
    for (const question of action.questions) {
      const words = queryWords(question, vocabulary);
      if (words.length > best.words && words.every((word) => asked.includes(word)))
        best = { action, words: words.length };
    }
  }
  return best;
}

/**
 * Fetches the site's index and searches it. A page's texts are fetched when the page is first found.
 * @throws {Error} If the index can't be fetched.
 */
export async function openSiteSearch(fetchFile: Fetch = (address) => fetch(address)): Promise<Search> {
  const file = await fetchJson<SearchFile<AsPlainObject>>(fetchFile, searchAddress);
  const index = MiniSearch.loadJS(file.words, searchOptions(file.vocabulary));
  function weightOf(id: number, own: ProvinceCode | null, asked: readonly string[]): number {
    const { weight = 1, province, names = [] } = file.pages[file.parts[id]?.page ?? -1] ?? {};
    const isNamed = names.some((name) => asked.includes(name));
    return weight * (own !== null && province === own ? ownFactor : 1) * (isNamed ? namedFactor : 1);
  }
  const textsOfPages = new Map<string, Promise<readonly string[]>>();

  function textsOf(address: string): Promise<readonly string[]> {
    const cached = textsOfPages.get(address);
    if (cached !== undefined) return cached;
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
        similarWords(word, file.vocabulary).some((like) => words.has(like)),
      ),
    };
    return part.heading === undefined ? hit : { ...hit, heading: part.heading };
  }

  /** The question as an answer, or `undefined` if its text can't be fetched. */
  async function answerOf({ part, page }: FoundPart): Promise<AnsweredQuestion | undefined> {
    const answer = (await textsOf(page.texts))[part.text];
    const { heading: question, fragment } = part;
    if (answer === undefined || question === undefined || fragment === undefined) return undefined;
    return { href: `${page.path}#${fragment}`, question, answer };
  }

  function resultsFor(query: string, asked: readonly string[], own: ProvinceCode | null): readonly CoveredResult[] {
    const wordCount = new Set(asked).size;
    const options = { combineWith: "OR", boostDocument: (id: unknown) => weightOf(Number(id), own, asked) } as const;
    // Fuzzy matches only where no part has every word as it is written.
    const exact = byCoverage(index.search(query, options), wordCount);
    if (exact.some(({ coverage }) => coverage === 1)) return exact;
    return byCoverage(index.search(query, { ...options, ...fuzzyOptions }), wordCount);
  }

  return async (query, own = null): Promise<SearchAnswer> => {
    const asked = queryWords(query, file.vocabulary);
    const results = resultsFor(query, asked, own);
    const found = bestOfEachPage(results, file);
    const suggested = actionFor(asked, file);
    // A query that is the name of a company or province asks for its page, not for a question that mentions it.
    const isName = file.pages.some(({ names = [] }) => asked.length > 0 && asked.every((word) => names.includes(word)));
    const question = (isName ? [] : found.slice(0, firstHits)).find(
      ({ page, part, coverage }) => page.kind === "questions" && part.heading !== undefined && coverage === 1,
    );
    // An action that answers a part of the query only gives way to a question that has all of its words.
    const answered =
      question === undefined || suggested.words === new Set(asked).size ? undefined : await answerOf(question);
    const action = answered === undefined ? suggested.action : undefined;
    const others = withToolFirst(
      answered === undefined || question === undefined ? found : beyond(question, found, file),
    );
    const hits = await Promise.all(others.slice(0, mostHits).map((part) => hitOf(part, own)));
    const named = results.flatMap(({ id, match, coverage }) => {
      const term = file.terms[Number(id) - file.parts.length];
      if (term === undefined || coverage < 1) return [];
      const inName = Object.values(match).filter((fields) => fields.includes("title")).length;
      // A single word of a long name is a chance match.
      return inName > 0 && inName * 2 >= queryWords(term.term, file.vocabulary).length ? [term] : [];
    });
    return {
      ...(action !== undefined && { action }),
      ...(answered !== undefined && { answered }),
      terms: named.slice(0, mostTerms),
      hits,
      total: others.length,
    };
  };
}
