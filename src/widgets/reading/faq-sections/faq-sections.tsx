import ChevronDown from "lucide-react/dist/esm/icons/chevron-down.mjs";
import { useId, useRef, useState } from "react";
import { Button } from "#design-system/button/button.tsx";
import { Details } from "#design-system/details/details.tsx";
import { Field } from "#design-system/field/field.tsx";
import { Heading } from "#design-system/heading/heading.tsx";
import { Sidebar } from "#design-system/layout/sidebar.tsx";
import { OnPageNav } from "#design-system/on-page-nav/on-page-nav.tsx";
import { TextInput } from "#design-system/text-input/text-input.tsx";
import type { FaqSection } from "#domain/faq.ts";
import { ScriptedOnly } from "#platform/hydration.tsx";
import * as words from "#words/reading.ts";
import { FaqAnswer } from "./faq-answer.tsx";
import { countQuestions, searchFaq } from "./search-faq.ts";
import { useOpenFromAddress } from "./use-open-from-address.ts";

export interface FaqSectionsProps {
  readonly sections: readonly FaqSection[];
}

/**
 * Questions and answers by section, with links to the sections and a search. Sections and items open and close
 * independently, and a fragment with an item's id opens it. Needs `PageReferences` above where answers have sources.
 *
 * Accessibility: sections and answers are native details; the search announces the number of matching questions.
 */
export function FaqSections({ sections }: FaqSectionsProps) {
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState("");
  useOpenFromAddress(container);

  const found = searchFaq(sections, search);
  const all = countQuestions(sections);
  const isSearching = search.trim() !== "";

  function clear() {
    setSearch("");
    input.current?.focus();
  }

  return (
    <div data-slot="faq-sections" ref={container}>
      <Sidebar side="start" sticky>
        {/* A small inset for focus rings. The sidebar itself has space for them only where it scrolls. */}
        <div className="grid gap-6 p-1.5">
          <ScriptedOnly>
            <search aria-label={words.questions}>
              <Field id={`${id}search`} label={words.searchTheQuestions}>
                {(control) => (
                  <TextInput
                    {...control}
                    ref={input}
                    type="search"
                    autoComplete="off"
                    value={search}
                    onChange={({ currentTarget }) => setSearch(currentTarget.value)}
                  />
                )}
              </Field>
              <output className="mt-1.5 block text-caption text-ink-soft">
                {isSearching ? words.ofQuestions(countQuestions(found), all) : `${all} questions`}
              </output>
            </search>
          </ScriptedOnly>
          <OnPageNav
            label={words.sections}
            items={found.map((section) => ({ href: `#${section.id}`, label: section.title }))}
          />
        </div>
        <div className="grid gap-10">
          {found.length === 0 && (
            <div className="grid justify-items-start gap-4">
              <p>{words.noQuestionMatches(search.trim())}</p>
              <Button intent="secondary" size="small" onClick={clear}>
                {words.showAllQuestions}
              </Button>
            </div>
          )}
          {found.map((section) => (
            // The key remounts a section at the start of a search, so that a closed section with matches opens.
            <FaqGroup key={`${section.id} ${isSearching}`} section={section} />
          ))}
        </div>
      </Sidebar>
    </div>
  );
}

/** One section, open at first; its name toggles it. */
function FaqGroup({ section: { id, title, description, questions } }: { readonly section: FaqSection }) {
  return (
    <details data-slot="faq-group" open className="details group/faq min-w-0">
      <summary className="flex min-h-target cursor-pointer list-none items-center justify-between gap-6 hover:text-brand [&::-webkit-details-marker]:hidden">
        <Heading level={2} size={3} id={id}>
          {title}
        </Heading>
        <ChevronDown
          aria-hidden="true"
          size={24}
          strokeWidth={1.5}
          className="shrink-0 text-brand transition-transform duration-(--duration-calm) group-open/faq:rotate-180 print:hidden"
        />
      </summary>
      <p className="mt-1 text-ink-soft">{description}</p>
      <div className="mt-5 mb-4">
        {questions.map((item) => (
          <Details key={item.id} id={item.id} summary={item.question} headingLevel={3}>
            <FaqAnswer item={item} />
          </Details>
        ))}
      </div>
    </details>
  );
}
