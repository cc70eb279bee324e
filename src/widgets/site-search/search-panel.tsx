import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent, type MouseEvent } from "react";
import { Field } from "#design-system/field/field.tsx";
import { TextInput } from "#design-system/text-input/text-input.tsx";
import type { Search } from "#domain/search.ts";
import { SearchOutcome } from "./search-outcome.tsx";
import { useSearch } from "./use-search.ts";

export interface SearchPanelProps {
  /** Fetches the search with its index. Called when the panel is shown, and again after a failure. */
  readonly load: () => Promise<Search>;
  /** Words worth trying, shown before anything is typed. */
  readonly suggestions: readonly string[];
  /** The list of all pages, for when the search does not help. */
  readonly pagesHref: string;
  /** Called when a result is chosen, before the browser follows it. */
  readonly onChoose?: (event: MouseEvent<HTMLAnchorElement>, href: string) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** One field, and below it what was found. The arrow keys walk from the field through the results and back. */
export function SearchPanel({ load, suggestions, pagesHref, onChoose }: SearchPanelProps) {
  const id = useId();
  const panel = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const { state, retry } = useSearch(load, query);

  useEffect(() => {
    // After the dialog, which takes the focus to itself when it opens.
    queueMicrotask(() => input.current?.focus());
  }, []);

  function results(): HTMLAnchorElement[] {
    return [...(panel.current?.querySelectorAll<HTMLAnchorElement>("[data-search-hit]") ?? [])];
  }

  function walk(event: KeyboardEvent) {
    const step = steps[event.key];
    const stops = [input.current, ...results()];
    const at = stops.findIndex((stop) => stop !== null && stop === document.activeElement);
    if (step === undefined || at === -1) return;
    event.preventDefault();
    stops[Math.min(stops.length - 1, Math.max(0, at + step))]?.focus();
  }

  function goToFirst(event: FormEvent) {
    event.preventDefault();
    results()[0]?.click();
  }

  return (
    <form ref={panel} data-slot="search-panel" role="search" onSubmit={goToFirst} className="min-h-96 laptop:min-h-140">
      <Field id={`${id}query`} label="What are you looking for?">
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            spellCheck={false}
            value={query}
            onChange={(event) => setQuery(event.currentTarget.value)}
            onKeyDown={walk}
          />
        )}
      </Field>
      <SearchOutcome
        state={state}
        suggestions={suggestions}
        pagesHref={pagesHref}
        onRetry={retry}
        onChoose={onChoose}
        onResultKey={walk}
        onSuggest={(word) => {
          setQuery(word);
          input.current?.focus();
        }}
      />
    </form>
  );
}
