import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from "react";
import { Field } from "#design-system/field/field.tsx";
import { TextInput } from "#design-system/text-input/text-input.tsx";
import type { Search } from "#site/search.ts";
import { useProvince } from "#widgets/place/province-choice/province-choice.ts";
import * as words from "#words/site-search.ts";
import { SearchOutcome, type SearchOutcomeProps } from "./search-outcome.tsx";
import { useSearch } from "./use-search.ts";

export interface SearchPanelProps extends Pick<SearchOutcomeProps, "pagesHref" | "onChoose"> {
  /** Fetches the search with its index. Called when the panel is shown, and again after a failure. */
  readonly load: () => Promise<Search>;
  /** Initial query. */
  readonly query: string;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function resultsIn(panel: HTMLFormElement | null): HTMLAnchorElement[] {
  return [...(panel?.querySelectorAll<HTMLAnchorElement>("[data-search-hit]") ?? [])];
}

/** A field with the results below it. The arrow keys move from the field through the results and back. */
export function SearchPanel({ load, pagesHref, query: initialQuery, onChoose }: SearchPanelProps) {
  const id = useId();
  const panel = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(initialQuery);
  const [province] = useProvince();
  const isEntered = useRef(false);
  const { state, retry } = useSearch(load, query, province);
  const isAnswered = state.kind === "answered" && state.query === query.trim();

  useEffect(() => {
    // Runs after the dialog, which focuses itself when it opens.
    queueMicrotask(() => input.current?.focus());
  }, []);

  // An earlier answer stays until the next one loads, so Enter waits for the answer to the current query.
  useEffect(() => {
    if (isAnswered && isEntered.current) goToFirst();
  }, [isAnswered]);

  function goToFirst() {
    isEntered.current = false;
    resultsIn(panel.current)[0]?.click();
  }

  function ask(text: string) {
    isEntered.current = false;
    setQuery(text);
  }

  function walk(event: KeyboardEvent) {
    const step = steps[event.key];
    const stops = [input.current, ...resultsIn(panel.current)];
    const at = stops.findIndex((stop) => stop !== null && stop === document.activeElement);
    if (step === undefined || at === -1) return;
    event.preventDefault();
    stops[Math.min(stops.length - 1, Math.max(0, at + step))]?.focus();
  }

  function enter(event: FormEvent) {
    event.preventDefault();
    if (isAnswered) goToFirst();
    else isEntered.current = true;
  }

  return (
    <form ref={panel} data-slot="search-panel" role="search" onSubmit={enter} className="min-h-96 laptop:min-h-140">
      <Field id={`${id}query`} label={words.whatAreYouLookingFor}>
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            spellCheck={false}
            value={query}
            onChange={(event) => ask(event.currentTarget.value)}
            onKeyDown={walk}
          />
        )}
      </Field>
      <SearchOutcome
        state={state}
        pagesHref={pagesHref}
        onRetry={() => {
          isEntered.current = false;
          retry();
        }}
        onChoose={onChoose}
        onResultKey={walk}
        onSuggest={(word) => {
          ask(word);
          input.current?.focus();
        }}
      />
    </form>
  );
}
