import type { KeyboardEvent } from "react";
import { Button } from "#design-system/button/button.tsx";
import { Cluster } from "#design-system/layout/cluster.tsx";
import { TextLink } from "#design-system/link/link.tsx";
import type { SearchAnswer } from "#site/search.ts";
import * as words from "#words/site-search.ts";
import type { SearchPanelProps } from "./search-panel.tsx";
import { SearchResult } from "./search-result.tsx";
import type { SearchState } from "./use-search.ts";

interface SearchOutcomeProps extends Pick<SearchPanelProps, "suggestions" | "pagesHref"> {
  readonly state: SearchState;
  readonly onChoose: SearchPanelProps["onChoose"] | undefined;
  /** Called for a key pressed on a result. */
  readonly onResultKey: (event: KeyboardEvent) => void;
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
      const { action, hits, terms, total } = state.answer;
      const first = action === undefined ? "" : `${words.doThis(action.title)} `;
      if (first === "" && hits.length + terms.length === 0) return words.nothingFoundFor(state.query);
      const pages = total > hits.length ? words.bestOfPages(hits.length, total) : words.countPages(hits.length);
      const definitions = terms.length === 0 ? "" : ` ${words.andDefinitions(terms.length)}`;
      return `${first}${pages}${definitions} ${words.forQuery(state.query)}`;
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

/** Suggested action, where a tool or a step answers the query. The first result for the arrow keys and for Enter. */
function Action({
  action,
  onChoose,
  onResultKey,
}: Required<Pick<SearchAnswer, "action">> & Pick<SearchOutcomeProps, "onChoose" | "onResultKey">) {
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

function AllPages({ pagesHref }: Pick<SearchPanelProps, "pagesHref">) {
  return <TextLink href={pagesHref}>{words.listOfAllPages}</TextLink>;
}

/** Content below the field: suggestions, results, or advice when there are none. */
export function SearchOutcome({ state, suggestions, pagesHref, onRetry, onSuggest, ...keys }: SearchOutcomeProps) {
  const isEmpty = state.kind === "answered" && state.answer.hits.length === 0 && state.answer.action === undefined;
  return (
    <div className="mt-4">
      <p role="status" className="min-h-6 text-small text-ink-soft">
        {announcement(state)}
      </p>
      {state.kind === "waiting" && (
        <div className="grid gap-3">
          <p className="text-small text-ink-soft">{words.whatIsSearched}</p>
          <Cluster gap="small">
            {suggestions.map((word) => (
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
      {state.kind === "answered" && (
        <>
          {state.answer.action !== undefined && <Action action={state.answer.action} {...keys} />}
          <Terms terms={state.answer.terms} />
          {isEmpty ? (
            <p className="mt-2">
              {`${words.checkTheSpelling} `}
              <AllPages pagesHref={pagesHref} />.
            </p>
          ) : (
            <ol role="list" className="mt-2">
              {state.answer.hits.map((hit) => (
                <SearchResult key={hit.href} hit={hit} {...keys} />
              ))}
            </ol>
          )}
        </>
      )}
    </div>
  );
}
