import { addressOf } from "#site/site-path.ts";
import type { SearchAnswer } from "#site/search.ts";
import type { PhraseGroup } from "./phrases.ts";

/** A phrase and the places of which one should come first. */
export interface Phrase {
  readonly phrase: string;
  readonly pages: readonly string[];
}

/** How well a search answers a set of phrases. */
export interface Quality {
  /** Mean reciprocal rank: 1 if every phrase is answered by the first result, 0.5 if by the second. */
  readonly mrr: number;
  readonly first: number;
  readonly firstThree: number;
}

/** Pseudo-random numbers below 1 from a seed (mulberry32), so that each run splits the phrases alike. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const heldBack = 100;

/** Splits phrases into those to tune the search on, and those that only measure it. */
export function split(groups: readonly PhraseGroup[]): { readonly tuned: Phrase[]; readonly held: Phrase[] } {
  const random = randomFrom(58);
  const shuffled = groups
    .flatMap(({ pages, phrases }) => phrases.map((phrase) => ({ phrase, pages, at: random() })))
    .toSorted((one, other) => one.at - other.at);
  return { tuned: shuffled.slice(heldBack), held: shuffled.slice(0, heldBack) };
}

/** The addresses of the results in the order in which they are shown; `nothing` comes first where the search says so. */
function shown({ nothing, action, answered, hits }: SearchAnswer): string[] {
  const top = [action, answered].flatMap((result) => (result === undefined ? [] : [result.href]));
  return [...(nothing === undefined ? [] : ["nothing"]), ...top, ...hits.map(({ href }) => href)];
}

function isMet(href: string, pages: readonly string[]): boolean {
  return pages.some((page) => {
    if (page === "nothing") return href === page;
    if (page.includes("#")) return href === addressOf(page);
    if (page.startsWith("/")) return href.split("#")[0] === addressOf(page);
    return href.endsWith(`#${page}`);
  });
}

/** The rank of the first result that answers the phrase, from 1; `Infinity` if none does. */
export function rankOf({ pages }: Phrase, answer: SearchAnswer): number {
  const at = shown(answer).findIndex((href) => isMet(href, pages));
  return at === -1 ? Number.POSITIVE_INFINITY : at + 1;
}

/** Sums up the ranks of a set of phrases. */
export function qualityOf(ranks: readonly number[]): Quality {
  const share = (rank: number) => ranks.filter((found) => found <= rank).length / ranks.length;
  return { mrr: ranks.reduce((sum, rank) => sum + 1 / rank, 0) / ranks.length, first: share(1), firstThree: share(3) };
}
