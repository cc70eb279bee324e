import MiniSearch, { type AsPlainObject, type SearchOptions, type SearchResult } from "minisearch";
import type { ProvinceCode } from "#domain/province-code.ts";
import { addressBook } from "#addresses";
import { asksForMeaning, asksForNumber } from "#words/search-questions.ts";
import {
  excerptOf,
  firstHits,
  wordsIn,
  type AnsweredQuestion,
  type Search,
  type SearchAnswer,
  type SearchedPage,
  type SearchedPart,
  type SearchFile,
  type SearchHit,
} from "#site/search.ts";
import { searchOptions, termReader, termsIn } from "./search-words.ts";

const searchAddress = `${addressBook.root}/search/index.json`;

/** Weights of the ranking. Tuned on the phrases of `tests/search` that aren't held back. */
const weights = {
  boost: { title: 12, heading: 4, keywords: 7, text: 1.3 },
  bm25: { k: 2.2, b: 0.4, d: 1.3 },
  /** Factor for a term found only in the title of the part's page. */
  page: 0.45,
  /** Factor for the weight of a term found only elsewhere on the part's page. */
  elsewhere: 0.5,
  /** Factor for a prefix, a misspelt word, and a related term. */
  prefix: 0.4,
  fuzzy: 0.5,
  related: 0.65,
  /** Least that a word with related terms weighs, however frequent those are. */
  least: 3,
  /** Most that a word weighs, however rare it is. */
  rare: 5,
  /** Factor for the weight of a word that no title, heading or keyword has. */
  passing: 0.7,
  /** A word tells something if it weighs at least this share of the weightiest. */
  telling: 0.35,
  /** Exponent of the share of the query that a part matches. */
  coverage: 1.7,
  /** Exponent of the share of the query that its heading and its page's title match. */
  heading: 0.3,
  /** Factors for a question with an answer, and for a tool where a number is asked or not. */
  question: 2.5,
  tool: 2.2,
  untold: 0.75,
  /** Factors for the page of the province or company that is named, and of the visitor's own province. */
  named: 2.5,
  own: 2,
  /** Factor for the page of a province or company that isn't named. */
  unnamed: 0.2,
  /** Exponent of the share of a heading's words that the query has. */
  exact: 0.22,
  /** Share of a page's other parts' scores that its best part gains. */
  rest: 0.1,
  /** Least share of the query's words, by weight, that must be known. */
  known: 0.39,
  /** Weight of a word that the site does not know. */
  unknown: 8,
  /** A word that weighs less is in every other part. */
  telltale: 1.2,
  /** A part matches clearly more of a query than another from this difference on. */
  clearly: 0.15,
  /** Factors for the comparisons where two companies are named, and for the parts of a tool's page below its opening. */
  compared: 8,
  below: 0.4,
};

const mostHits = 12;
const mostTerms = 2;
const nearestHits = 2;
/** Most parts of a page, which are questions, among the hits. */
const mostOfPage = 3;

type Fetch = (address: string) => Promise<Response>;

async function fetchJson<Content>(fetchFile: Fetch, address: string): Promise<Content> {
  const response = await fetchFile(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const content: Content = await response.json();
  return content;
}

/** The documents that match one word of a query. */
interface WordMatches {
  readonly word: string;
  readonly term: string;
  /** How much the word tells: its inverse document frequency. */
  readonly weight: number;
  readonly scores: ReadonlyMap<number, number>;
  /** Documents with the word in their title, heading or keywords. */
  readonly titled: ReadonlySet<number>;
  /** Scores of the pages with the word in their title. */
  readonly pages: ReadonlyMap<number, number>;
  /** Pages with the word anywhere: the best score of a part with the word in its keywords, 0 for texts alone. */
  readonly anywhere: ReadonlyMap<number, number>;
  readonly found: ReadonlySet<string>;
  /** Whether the word is known only by a correction of its spelling. */
  readonly isGuess: boolean;
}

/**
 * Forgets a correction that makes no sense beside the other words: no part has it and one of them. "Concert tickets" is
 * no misspelt "convert tickets".
 */
function withoutVainGuesses(words: readonly WordMatches[]): readonly WordMatches[] {
  const sure = words.filter(({ isGuess, scores, weight }) => !isGuess && scores.size > 0 && weight > weights.telltale);
  return words.map((word) => {
    const ids = [...word.scores.keys()];
    const isVain = word.isGuess && sure.length > 0 && !sure.some(({ scores }) => ids.some((id) => scores.has(id)));
    return isVain
      ? { ...word, scores: new Map(), pages: new Map(), anywhere: new Map(), titled: new Set(), found: new Set() }
      : word;
  });
}

/** What a query is about. */
interface Asked {
  readonly asked: ReadonlySet<string>;
  readonly isNumber: boolean;
  /** Whether it names several companies. */
  readonly isComparison: boolean;
  /** Whether it names several provinces. */
  readonly isBetween: boolean;
  /** Whether it is only the name of a province or company, whose page is then sought, not a section. */
  readonly isName: boolean;
  readonly own: ProvinceCode | null;
}

interface FoundPart {
  readonly part: SearchedPart;
  readonly page: SearchedPage;
  readonly score: number;
  /** Share of the query's words, by weight, that the part matches. */
  readonly coverage: number;
  /** Share of them that its heading and its page's title match. */
  readonly headed: number;
  /** Score among the parts of its page, all of which have the words of the page's title. */
  readonly amongParts: number;
  /** Score and share if words elsewhere on the page count in part. */
  readonly pageScore: number;
  readonly pageCoverage: number;
}

const unscored = { score: 0, coverage: 0, headed: 0, amongParts: 0, pageScore: 0, pageCoverage: 0 };

/** Whether a part is a question with its answer, which has nothing to do with the others on its page. */
const isQuestion = ({ part, page }: Pick<FoundPart, "part" | "page">) =>
  page.kind === "questions" && part.heading !== undefined;

/**
 * The best part of each page, and up to three questions of a page of questions, in score order. A part that matches
 * clearly more of the query stands for its page whatever the scores.
 */
function bestOfEachPage(found: readonly FoundPart[]): FoundPart[] {
  const best = new Map<SearchedPage | SearchedPart, FoundPart>();
  const highest = new Map<SearchedPage, number>();
  const sums = new Map<SearchedPage, number>();
  for (const part of found.toSorted((one, other) => other.amongParts - one.amongParts)) {
    const { page, score, pageScore, coverage } = part;
    if (isQuestion(part)) {
      best.set(part.part, part);
      continue;
    }
    const first = best.get(page);
    if (first === undefined || coverage > first.coverage + weights.clearly) best.set(page, part);
    highest.set(page, Math.max(highest.get(page) ?? 0, pageScore));
    sums.set(page, (sums.get(page) ?? 0) + score);
  }
  const total = (part: FoundPart) =>
    isQuestion(part)
      ? part.score
      : Number(highest.get(part.page)) + weights.rest * (Number(sums.get(part.page)) - part.score);
  const shown = new Map<SearchedPage, number>();
  return [...best.values()]
    .toSorted((one, other) => total(other) - total(one))
    .filter(({ page }) => {
      const count = (shown.get(page) ?? 0) + 1;
      shown.set(page, count);
      return count <= mostOfPage;
    });
}

/** Moves the best tool to the end of the hits shown first, if it is below them. */
function withToolFirst(found: readonly FoundPart[]): readonly FoundPart[] {
  const at = found.findIndex(({ page, coverage }) => page.kind === "tool" && coverage === 1);
  const tool = found[at];
  if (tool === undefined || at < firstHits) return found;
  const others = found.toSpliced(at, 1);
  return others.toSpliced(firstHits - 1, 0, tool);
}

function factorOf(
  { fragment }: SearchedPart,
  page: SearchedPage,
  { asked, isNumber, isComparison, isBetween, isName, own }: Asked,
) {
  const { weight = 1, province, names = [], kind } = page;
  const isNamed = names.some((name) => asked.has(name));
  return (
    weight *
    (own !== null && province === own ? weights.own : 1) *
    (isNamed && !isComparison && !isBetween ? weights.named : 1) *
    (isNamed && isName && fragment === undefined ? weights.named : 1) *
    (names.length > 0 && !isNamed ? weights.unnamed : 1) *
    (kind === "comparison" && isComparison ? weights.compared : 1) *
    (kind === "tool" ? (isNumber ? weights.tool : weights.untold) : 1) *
    (kind === "tool" && fragment !== undefined ? weights.below : 1)
  );
}

const weightOf = (words: readonly WordMatches[]) => words.reduce((total, { weight }) => total + weight, 0);

/**
 * Fetches the site's index and searches it. A page's texts are fetched when the page is first found.
 * @throws {Error} If the index can't be fetched.
 */
export async function openSiteSearch(fetchFile: Fetch = (address) => fetch(address)): Promise<Search> {
  const file = await fetchJson<SearchFile<AsPlainObject>>(fetchFile, searchAddress);
  const { pages, parts, terms, actions, vocabulary } = file;
  const { termOf, alsoOf } = termReader(vocabulary);
  const index = MiniSearch.loadJS(file.words, searchOptions(termOf));
  const general = file.general.flatMap((id) => foundAt(id, unscored) ?? []);
  const documentCount = parts.length + terms.length;
  /** The names that mean a term of the glossary: "Direct compensation (DCPD)" has two. */
  const namesOfTerms = terms.map(({ term }) => {
    const names = term.split(/[()]/).map((name) => new Set(termsIn(name, termOf)));
    return names.filter(({ size }) => size > 0);
  });
  /** Matches of the terms asked so far: with each key only the last word is another. */
  const matchesByTerm = new Map<string, Omit<WordMatches, "word">>();
  const placeNames = new Set(pages.flatMap(({ names = [], province }) => (province === undefined ? [] : names)));
  const isPlace = ({ term }: WordMatches) => [term, ...alsoOf(term)].some((name) => placeNames.has(name));
  const headings = new Map<number, readonly string[]>();
  function headingOf(id: number, { heading }: SearchedPart, { title }: SearchedPage): readonly string[] {
    const met = headings.get(id);
    if (met !== undefined) return met;
    const read = termsIn(heading ?? title, termOf);
    headings.set(id, read);
    return read;
  }

  /** The texts of pages that have arrived, by address, and those underway. */
  const arrived = new Map<string, readonly string[]>();
  const underway = new Map<string, Promise<void>>();

  /** Fetches the texts of a page. @returns `undefined` if they have arrived. */
  function fetchTexts({ texts: address }: SearchedPage): Promise<void> | undefined {
    if (arrived.has(address)) return undefined;
    const begun = underway.get(address);
    if (begun !== undefined) return begun;
    const fetching = fetchJson<readonly string[]>(fetchFile, address)
      // A hit without an excerpt is still useful; the next query fetches its texts again.
      .then((texts) => void arrived.set(address, texts))
      .catch(() => {})
      .finally(() => underway.delete(address));
    underway.set(address, fetching);
    return fetching;
  }

  const textOf = ({ part, page }: FoundPart) => arrived.get(page.texts)?.[part.text];

  function foundAt(id: number, found: Omit<FoundPart, "part" | "page">): FoundPart | undefined {
    const part = parts[id];
    const page = part && pages[part.page];
    return part === undefined || page === undefined ? undefined : { part, page, ...found };
  }

  function resultsOf(term: string, options: SearchOptions): SearchResult[] {
    return index.search(term, { boost: weights.boost, bm25: weights.bm25, ...options });
  }

  /** The documents with a term: as it is written, else as the beginning of a word being typed, else misspelt by a letter. */
  function matchesOf(term: string, isTyped: boolean): Omit<WordMatches, "word"> {
    const scores = new Map<number, number>();
    const titled = new Set<number>();
    const inTitle = new Map<number, number>();
    const anywhere = new Map<number, number>();
    const found = new Set<string>();
    function add(results: readonly SearchResult[], factor: number, isTitleOnly = false) {
      for (const { id, score, match } of results) {
        const at = Number(id);
        if (isTitleOnly && !Object.values(match).some((fields) => fields.some((field) => field !== "text"))) continue;
        scores.set(at, Math.max(scores.get(at) ?? 0, score * factor));
        for (const [matched, fields] of Object.entries(match)) {
          found.add(matched);
          if (fields.some((field) => field !== "text")) titled.add(at);
          const part = parts[at];
          if (part === undefined) continue;
          const { page, fragment } = part;
          const named = fields.some((field) => field === "title" || field === "keywords") ? score * factor : 0;
          anywhere.set(page, Math.max(anywhere.get(page) ?? 0, named));
          // The keywords of a page's opening are about the page, those of a section about that alone.
          if (fragment === undefined && named > 0) inTitle.set(page, Math.max(inTitle.get(page) ?? 0, named));
        }
      }
    }
    add(resultsOf(term, {}), 1);
    const also = alsoOf(term);
    for (const further of also) add(resultsOf(further, {}), weights.related);
    // Three letters begin too many words; only a title, a heading or a keyword is likely meant.
    if (isTyped && term.length > 2) add(resultsOf(term, { prefix: true }), weights.prefix, term.length === 3);
    // A stem may be shorter than a word with its end missing or misspelt: the stem of "insuranc" is that, of "insurance"
    // "insur".
    for (
      let length = term.length - 1;
      scores.size === 0 && length > Math.max(3, Math.min(term.length * 0.6, 4.5));
      length -= 1
    )
      add(resultsOf(term.slice(0, length), {}), weights.prefix);
    const isGuess = scores.size === 0 && term.length > 4;
    if (isGuess) add(resultsOf(term, { fuzzy: 1 }), weights.fuzzy, true);
    const rarity = Math.log(1 + (documentCount - scores.size + 0.5) / (scores.size + 0.5));
    const weight =
      Math.min(also.length > 0 ? Math.max(rarity, weights.least) : rarity, weights.rare) *
      (titled.size === 0 ? weights.passing : 1) *
      (isGuess ? weights.fuzzy : 1);
    // A word that a single part has by chance must not outweigh all others.
    for (const [id, score] of scores) scores.set(id, (score * weight) / rarity);
    for (const scored of [inTitle, anywhere]) {
      for (const [page, score] of scored) scored.set(page, (score * weight) / rarity);
    }
    return {
      term,
      weight,
      scores,
      titled,
      pages: inTitle,
      anywhere,
      found,
      isGuess,
    };
  }

  function rank(words: readonly WordMatches[], query: string, own: ProvinceCode | null): FoundPart[] {
    const all = words.reduce((sum, { weight }) => sum + weight, 0);
    const asked = new Set(words.flatMap(({ term }) => [term, ...alsoOf(term)]));
    const namedCompanies = pages.filter(
      ({ names = [], province }) => province === undefined && names.some((name) => asked.has(name)),
    );
    const namedProvinces = pages.filter(
      ({ title, names = [], province }) =>
        province !== undefined && termsIn(title, termOf).some((name) => names.includes(name) && asked.has(name)),
    );
    const about: Asked = {
      asked,
      isNumber: asksForNumber.test(query),
      isComparison: namedCompanies.length > 1,
      isBetween: namedProvinces.length > 1,
      isName: pages.some(({ names = [] }) => words.every(({ term }) => names.includes(term))),
      own,
    };
    const most = Math.max(...words.map(({ weight }) => weight));
    const telling = words.filter(({ weight }) => weight >= most * weights.telling);
    const candidates = new Set(telling.flatMap(({ scores }) => [...scores.keys()]));
    const ranked: FoundPart[] = [];
    for (const id of candidates) {
      const part = parts[id];
      const page = part && pages[part.page];
      if (part === undefined || page === undefined) continue;
      const here = { score: 0, amongParts: 0, covered: 0, headed: 0 };
      /** What the words that only other parts of the page have add. */
      const others = { score: 0, covered: 0, headed: 0 };
      for (const { weight, scores, titled, pages: inTitle, anywhere } of words) {
        const ofPart = scores.get(id);
        const ofPage = inTitle.get(part.page);
        const found = ofPage ?? ofPart;
        if (found === undefined) {
          const ofOthers = anywhere.get(part.page);
          // Other questions say nothing about this one.
          if (ofOthers === undefined || page.kind === "questions") continue;
          others.score += ofOthers * weights.page;
          others.covered += weight * (ofOthers > 0 ? 1 : weights.elsewhere);
          if (ofOthers > 0) others.headed += weight;
          continue;
        }
        here.score += Math.max(ofPart ?? 0, (ofPage ?? 0) * weights.page);
        here.amongParts += found;
        here.covered += weight;
        if (titled.has(id) || ofPage !== undefined) here.headed += weight;
      }
      const heading = headingOf(id, part, page);
      const exact = heading.filter((term) => asked.has(term)).length / Math.max(1, heading.length);
      const factor =
        (0.1 + exact) ** weights.exact *
        factorOf(part, page, about) *
        (isQuestion({ part, page }) ? weights.question : 1);
      const weighed = (score: number, covered: number, headed: number) =>
        factor * score * (covered / all) ** weights.coverage * (0.05 + headed / all) ** weights.heading;
      const coverage = here.covered / all;
      ranked.push({
        part,
        page,
        score: weighed(here.score, here.covered, here.headed),
        coverage: coverage > 0.999 ? 1 : coverage,
        headed: here.headed / all,
        amongParts: weighed(here.amongParts, here.covered, here.headed),
        pageScore: weighed(here.score + others.score, here.covered + others.covered, here.headed + others.headed),
        pageCoverage: (here.covered + others.covered) / all,
      });
    }
    return ranked;
  }

  function hitOf(found: FoundPart, words: readonly WordMatches[], own: ProvinceCode | null): SearchHit {
    const { part, page } = found;
    const text = textOf(found) ?? "";
    let excerpt: SearchHit["excerpt"] | undefined;
    const hit: SearchHit = {
      href: part.fragment === undefined ? page.path : `${page.path}#${part.fragment}`,
      title: page.title,
      section: page.section,
      ...(own !== null && page.province === own && { isYours: true }),
      ...(part.heading !== undefined && { heading: part.heading }),
      // Read when it is shown, as few are.
      get excerpt() {
        return (excerpt ??= excerptOf(text, (word) => words.some((one) => one.found.has(termOf(word) ?? ""))));
      },
    };
    return hit;
  }

  /** The question as an answer, without its text until that has arrived. */
  function answerOf(found: FoundPart): AnsweredQuestion | undefined {
    const { part, page } = found;
    const { heading: question, fragment } = part;
    if (page.kind !== "questions" || question === undefined || fragment === undefined) return undefined;
    return { href: `${page.path}#${fragment}`, question, answer: textOf(found) ?? "" };
  }

  /**
   * An answer with the texts of the parts that it shows. Until all have arrived there is an early one, because a slow
   * line takes longer than the search.
   */
  async function whole(
    shown: readonly FoundPart[],
    onEarly: ((answer: SearchAnswer) => void) | undefined,
    compose: (isEarly: boolean) => SearchAnswer,
  ): Promise<SearchAnswer> {
    const missing = shown.flatMap(({ page }) => fetchTexts(page) ?? []);
    if (missing.length > 0) {
      onEarly?.(compose(true));
      await Promise.all(missing);
    }
    return compose(false);
  }

  /** The pages found for a question that is answered: the part that its answer leads to, then all but the question. */
  function beyond(question: FoundPart, found: readonly FoundPart[]): readonly FoundPart[] {
    const others = found.filter(({ part }) => part !== question.part);
    const next = parts.find(({ page, fragment }) => {
      const path = pages[page]?.path;
      return path !== undefined && question.part.more === (fragment === undefined ? path : `${path}#${fragment}`);
    });
    const page = next && pages[next.page];
    if (next === undefined || page === undefined) return others;
    return [{ ...question, part: next, page }, ...others.filter((part) => part.page !== page)];
  }

  /** The term of the glossary that a query asks for: all of its words are the term's, and it is named or its meaning is asked. */
  function definedBy(query: string, words: readonly WordMatches[], found: readonly FoundPart[]): number {
    const asked = [...new Set(words.map(({ term }) => term))];
    const isMeaning = asksForMeaning.test(query);
    if (!isMeaning && found.some(({ headed }) => headed > 0.999)) return -1;
    // "Assuris" has the stem of "assurance", which is in every query.
    if (!words.some(({ weight }) => weight > weights.telltale)) return -1;
    let best = { at: -1, share: isMeaning ? 0.3 : 0.99 };
    namesOfTerms.forEach((names, at) => {
      for (const name of names) {
        if (asked.length === 0 || !asked.every((term) => name.has(term))) continue;
        const share = asked.length / name.size;
        if (share > best.share) best = { at, share };
      }
    });
    return best.at;
  }

  return async (query, own = null, onEarly): Promise<SearchAnswer> => {
    const typed = wordsIn(query).flatMap(({ word, start }) => {
      const term = termOf(word);
      return term === null ? [] : [{ word, term, isLast: start + word.length === query.length }];
    });
    const words = withoutVainGuesses(
      [...new Map(typed.map((word) => [word.term, word])).values()].map(({ word, term, isLast }) => {
        const matches = matchesByTerm.get(`${term} ${isLast}`) ?? matchesOf(term, isLast);
        matchesByTerm.set(`${term} ${isLast}`, matches);
        return { word, ...matches };
      }),
    );
    const known = words.filter(({ scores }) => scores.size > 0);
    const unknown = words.filter(({ word, scores }) => scores.size === 0 && word.length > 2 && !/\d/.test(word));
    // A place alone is no subject.
    const subject = known.filter((word) => !isPlace(word));
    const ranked = rank(known, query, own);
    const found = bestOfEachPage(ranked);
    const met = weightOf(subject) * (found[0]?.pageCoverage ?? 0);
    const hasNothing =
      unknown.length > 0 && met < weights.known * (weightOf(subject) + weights.unknown * unknown.length);
    const hitsOf = (shown: readonly FoundPart[]) => shown.slice(0, mostHits).map((part) => hitOf(part, known, own));
    if (hasNothing) {
      const nearest = [...found, ...general].slice(0, nearestHits);
      return whole(nearest, onEarly, () => ({
        nothing: unknown.map(({ word }) => word),
        terms: [],
        hits: hitsOf(nearest),
        total: nearest.length,
      }));
    }
    const [best] = found;
    const defined = terms[definedBy(query, known, ranked)];
    const action = defined === undefined && best?.part.action !== undefined ? actions[best.part.action] : undefined;
    const question = defined === undefined && action === undefined ? best && answerOf(best) : undefined;
    const isAnswered = action !== undefined || question !== undefined;
    const others = withToolFirst(best !== undefined && isAnswered ? beyond(best, found) : found);
    const asked = new Map(known.map(({ term, weight }) => [term, weight]));
    const named = terms.filter(
      (term, at) =>
        term !== defined &&
        namesOfTerms[at]?.some(
          (name) =>
            name.size * 2 >= asked.size &&
            [...name].every((part) => asked.has(part)) &&
            [...name].some((part) => Number(asked.get(part)) > weights.telltale),
        ),
    );
    const shown = [...(best !== undefined && isAnswered ? [best] : []), ...others.slice(0, mostHits)];
    return whole(shown, onEarly, (isEarly) => {
      const answered =
        defined === undefined
          ? best && question && answerOf(best)
          : { href: defined.href, question: defined.term, answer: defined.definition };
      // A question whose answer can't be fetched is a page.
      const isPage = !isEarly && answered?.answer === "";
      const results = isPage ? found : others;
      return {
        ...(action !== undefined && { action }),
        ...(answered !== undefined && !isPage && { answered }),
        terms: named.slice(0, mostTerms),
        hits: hitsOf(results),
        total: results.length,
      };
    });
  };
}
