import { listRole } from "#design-system/layout/layout-element.ts";
import { TextLink } from "#design-system/link/link.tsx";
import type { GlossaryTerm } from "#domain/glossary.ts";
import { byName } from "#format/sort-order.ts";
import { countWords } from "#words/parts.ts";
import * as words from "#words/reading.ts";
import { TermDefinition } from "./glossary-term.tsx";

export interface GlossaryListProps {
  /** Terms in any order. */
  readonly terms: readonly GlossaryTerm[];
}

function byLetter(
  terms: readonly GlossaryTerm[],
): readonly (readonly [letter: string, terms: readonly GlossaryTerm[]])[] {
  const letters = new Map<string, GlossaryTerm[]>();
  for (const term of terms.toSorted((one, other) => byName(one.term, other.term))) {
    // An accented letter stands under its plain one.
    const letter = term.term.normalize("NFD").charAt(0).toUpperCase();
    letters.set(letter, [...(letters.get(letter) ?? []), term]);
  }
  return [...letters];
}

/** The whole glossary by letter. Each term has the fragment `#glossary-<id>`. */
export function GlossaryList({ terms }: GlossaryListProps) {
  const names = new Map(terms.map(({ id, term }) => [id, term]));
  const letters = byLetter(terms);
  return (
    <div data-slot="glossary-list" className="grid">
      <nav aria-label={words.glossaryByLetter} className="mb-6 print:hidden">
        <ul role={listRole("ul")} className="flex flex-wrap gap-1">
          {letters.map(([letter]) => (
            <li key={letter}>
              <a
                href={`#glossary-letter-${letter}`}
                className="inline-grid size-target place-items-center border-b border-line-strong font-display text-heading-4 font-semibold text-brand no-underline hover:bg-brand-wash"
              >
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {letters.map(([letter, entries]) => (
        <details key={letter} className="details border-t-2 border-ink">
          <summary className="flex min-h-target cursor-pointer items-baseline gap-4 py-3">
            <h3 className="font-display text-heading-2 font-medium text-accent">{letter}</h3>
            <span className="text-small text-ink-soft">{countWords(entries.length)}</span>
          </summary>
          {/* The id is set on the content, because browsers open the details around a fragment's target. */}
          <dl id={`glossary-letter-${letter}`} className="min-w-0 gap-x-12 pb-4 laptop:columns-2">
            {entries.map(({ id, term, definition, otherLanguage, seeAlso }) => (
              <div key={id} id={`glossary-${id}`} className="mb-5 max-w-prose break-inside-avoid target:bg-accent-wash">
                <dt className="font-semibold">{term}</dt>
                <dd>
                  <TermDefinition definition={definition} otherLanguage={otherLanguage} />
                  {seeAlso !== undefined && (
                    <span className="block text-small text-ink-soft">
                      {`${words.seeAlso} `}
                      {seeAlso.map((other, index) => (
                        <span key={other}>
                          {index > 0 && <span>, </span>}
                          <TextLink href={`#glossary-${other}`}>{names.get(other) ?? other}</TextLink>
                        </span>
                      ))}
                    </span>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      ))}
    </div>
  );
}
