import { useEffect, useRef, useState } from "react";
import { Button } from "#design-system/button/button.tsx";
import { Cluster } from "#design-system/layout/cluster.tsx";
import { TextLink } from "#design-system/link/link.tsx";
import { firstHits, type SearchAnswer } from "#site/search.ts";
import * as words from "#words/site-search.ts";
import { SearchResult, type SearchResultEvents } from "./search-result.tsx";
import type { SearchState } from "./use-search.ts";

export interface SearchOutcomeProps extends SearchResultEvents {
  readonly state: SearchState;
  /** Address of the list of all pages, for when the search does not help. */
  readonly pagesHref: string;
  readonly onRetry: () => void;
  readonly onSuggest: (word: string) => void;
}

/** Summary of the results for screen readers. */
function announcement(state: SearchState): string {
  switch (state.kind) {
    case "waiting":
      return "";
    case "loading":
      return words.searching;
    case "failed":
      return words.searchNotLoaded;
    case "answered": {
      const { nothing, action, answered, hits, terms, total } = state.answer;
      const { query } = state;
      if (nothing !== undefined) return words.nothingOn(nothing);
      const isAnswered = answered !== undefined;
      if (action === undefined && !isAnswered && hits.length + terms.length === 0) return words.nothingFoundFor(query);
      const counts = words.found({
        isAnswered,
        pagesShown: hits.length,
        pagesFound: total,
        definitions: terms.length,
        query,
      });
      return action === undefined ? counts : `${words.doThis(action.title)} ${counts}`;
    }
  }
}

function Terms({ terms }: Pick<SearchAnswer, "terms">) {
  if (terms.length === 0) return null;
  return (
    <dl className="mt-3 grid gap-3 border-s-4 border-brand bg-brand-wash px-4 py-3">
      {terms.map(({ term, definition }) => (
        <div key={term}>
          <dt className="font-semibold">{term}</dt>
          <dd className="text-small">{definition}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The answer to the question that the query asks. The first result for the arrow keys and for Enter. */
function Answered({
  answered: { href, question, answer },
  onChoose,
  onResultKey,
}: Required<Pick<SearchAnswer, "answered">> & SearchResultEvents) {
  return (
    <section className="mt-3 rounded-medium border border-brand-line bg-brand-wash px-4 py-3">
      <p className="text-caption text-ink-soft">{words.answerLabel}</p>
      <a
        href={href}
        data-search-hit=""
        onClick={(event) => onChoose?.(event, href)}
        onKeyDown={onResultKey}
        className="block font-display text-heading-4 font-semibold text-ink no-underline underline-offset-4 hover:underline focus:underline"
      >
        {question}
      </a>
      <p className="mt-1 min-h-12 text-small">{answer}</p>
    </section>
  );
}

/** The pages found: the first few, and a button for the others. */
function Pages({ hits, ...keys }: Pick<SearchAnswer, "hits"> & SearchResultEvents) {
  const list = useRef<HTMLOListElement>(null);
  const [isWhole, setIsWhole] = useState(false);

  useEffect(() => {
    // The button is gone, so the focus goes to the first page that replaces it.
    if (isWhole) list.current?.querySelectorAll<HTMLAnchorElement>("[data-search-hit]")[firstHits]?.focus();
  }, [isWhole]);

  return (
    <>
      <ol role="list" ref={list} className="mt-4">
        {hits.slice(0, isWhole ? undefined : firstHits).map((hit) => (
          <SearchResult key={hit.href} hit={hit} {...keys} />
        ))}
      </ol>
      {!isWhole && hits.length > firstHits && (
        <div className="border-t border-line pt-3">
          <Button intent="secondary" size="small" onClick={() => setIsWhole(true)}>
            {words.showMorePages(hits.length - firstHits)}
          </Button>
        </div>
      )}
    </>
  );
}

/** Suggested action, where a tool or a step answers the query. The first result for the arrow keys and for Enter. */
function Action({ action, onChoose, onResultKey }: Required<Pick<SearchAnswer, "action">> & SearchResultEvents) {
  const { href, title, description } = action;
  return (
    <a
      href={href}
      data-search-hit=""
      onClick={(event) => onChoose?.(event, href)}
      onKeyDown={onResultKey}
      className="group mt-3 grid gap-0.5 rounded-medium border border-brand-line bg-brand-wash px-4 py-3 text-ink no-underline"
    >
      <span className="text-caption text-ink-soft">{words.doThisLabel}</span>
      <span className="font-display text-heading-4 font-semibold underline-offset-4 group-hover:underline group-focus:underline">
        {title}
      </span>
      <span className="text-small text-ink-soft">{description}</span>
    </a>
  );
}

/** The pages nearest to words for which the site has nothing, and the way to ask. */
function Nearest({ hits, ...keys }: Pick<SearchAnswer, "hits"> & SearchResultEvents) {
  return (
    <>
      <p className="mt-3 font-semibold">{words.nearestPages}</p>
      <Pages hits={hits} {...keys} />
      <p className="border-t border-line pt-4">
        <TextLink href="/tools/consultation" variant="standalone">
          {words.askSomeone}
        </TextLink>
      </p>
    </>
  );
}

function AllPages({ pagesHref }: Pick<SearchOutcomeProps, "pagesHref">) {
  return <TextLink href={pagesHref}>{words.listOfAllPages}</TextLink>;
}

/** Content below the field: suggestions, results, or advice when there are none. */
export function SearchOutcome({ state, pagesHref, onRetry, onSuggest, ...keys }: SearchOutcomeProps) {
  const hasNothing = state.kind === "answered" && state.answer.nothing !== undefined;
  const isEmpty =
    state.kind === "answered" &&
    state.answer.hits.length === 0 &&
    state.answer.action === undefined &&
    state.answer.answered === undefined;
  return (
    <div className="mt-4">
      <p role="status" className="min-h-6 text-small text-ink-soft">
        {announcement(state)}
      </p>
      {state.kind === "waiting" && (
        <div className="grid gap-3">
          <p className="text-small text-ink-soft">{words.whatIsSearched}</p>
          <Cluster gap="small">
            {words.suggestions.map((word) => (
              <Button key={word} intent="secondary" size="small" onClick={() => onSuggest(word)}>
                {word}
              </Button>
            ))}
          </Cluster>
        </div>
      )}
      {state.kind === "failed" && (
        <div className="mt-2 grid justify-items-start gap-3">
          <p>
            {`${words.youMayBeOffline} `}
            <AllPages pagesHref={pagesHref} />.
          </p>
          <Button intent="secondary" size="small" onClick={onRetry}>
            {words.tryAgain}
          </Button>
        </div>
      )}
      {state.kind === "answered" && hasNothing && <Nearest key={state.query} hits={state.answer.hits} {...keys} />}
      {state.kind === "answered" && !hasNothing && (
        <>
          {state.answer.action !== undefined && <Action action={state.answer.action} {...keys} />}
          {state.answer.answered !== undefined && <Answered answered={state.answer.answered} {...keys} />}
          <Terms terms={state.answer.terms} />
          {isEmpty ? (
            <p className="mt-2">
              {`${words.checkTheSpelling} `}
              <AllPages pagesHref={pagesHref} />.
            </p>
          ) : (
            <Pages key={state.query} hits={state.answer.hits} {...keys} />
          )}
        </>
      )}
    </div>
  );
}
