import type { KeyboardEvent, MouseEvent } from "react";
import type { SearchHit } from "#site/search.ts";
import * as words from "#words/site-search.ts";

/** What a result reports. */
export interface SearchResultEvents {
  /** Called when the result is chosen, before the browser follows it. */
  readonly onChoose?: ((event: MouseEvent<HTMLAnchorElement>, href: string) => void) | undefined;
  /** Called for a key pressed on the result. */
  readonly onResultKey: (event: KeyboardEvent) => void;
}

interface SearchResultProps extends SearchResultEvents {
  readonly hit: SearchHit;
}

/**
 * A search result. A plain anchor, not `SiteLink`: only native fragment navigation opens the tab or the question that
 * contains the target.
 */
export function SearchResult({ hit, onChoose, onResultKey }: SearchResultProps) {
  const { href, title, section, heading, excerpt, isYours = false } = hit;
  return (
    <li className="border-t border-line">
      <a
        href={href}
        data-search-hit=""
        onClick={(event) => onChoose?.(event, href)}
        onKeyDown={onResultKey}
        className="group block py-3 text-ink no-underline"
      >
        <span className="block text-caption text-ink-soft">{isYours ? words.inYourProvince(section) : section}</span>
        <span className="block font-display text-heading-4 font-semibold underline-offset-4 group-hover:underline group-focus:underline">
          <span>{title}</span>
          {heading !== undefined && <span className="font-regular">{` – ${heading}`}</span>}
        </span>
        {/* Two lines are kept free for an excerpt that is still fetched. */}
        <span className="mt-0.5 block min-h-12 text-small text-ink-soft">
          {excerpt.map(({ text, isMatch }, position) =>
            isMatch ? (
              <mark key={position} className="bg-accent-wash font-semibold text-ink">
                {text}
              </mark>
            ) : (
              text
            ),
          )}
        </span>
      </a>
    </li>
  );
}
