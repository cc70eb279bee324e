import ChevronDown from "lucide-react/dist/esm/icons/chevron-down.mjs";
import { useRef, useEffect, type RefObject } from "react";
import { Details } from "#design-system/details/details.tsx";
import { Heading } from "#design-system/heading/heading.tsx";
import { Sidebar } from "#design-system/layout/sidebar.tsx";
import { OnPageNav } from "#design-system/on-page-nav/on-page-nav.tsx";
import type { FaqSection } from "#domain/faq.ts";
import { ScriptedOnly } from "#platform/hydration.tsx";
import { SearchField } from "#widgets/shell/site-search/search-field.tsx";
import { searchButton } from "#words/parts.ts";
import * as words from "#words/reading.ts";
import { FaqAnswer } from "./faq-answer.tsx";
import { fragmentTarget } from "#design-system/link/fragment-target.ts";

/**
 * Opens the item that the URL's fragment targets. Not all browsers do this, and none for an item rendered after the
 * page load.
 */
function useOpenFromAddress(container: RefObject<HTMLElement | null>) {
  useEffect(() => {
    function open() {
      const details = fragmentTarget(location.hash)?.closest("details") ?? null;
      if (details === null || container.current?.contains(details) !== true) return;
      // The section around an item may be closed, too.
      for (let around: HTMLElement | null = details; around !== null; around = around.parentElement) {
        if (around instanceof HTMLDetailsElement) around.open = true;
      }
      details.scrollIntoView();
    }
    open();
    window.addEventListener("hashchange", open);
    return () => window.removeEventListener("hashchange", open);
  }, [container]);
}

export interface FaqSectionsProps {
  readonly sections: readonly FaqSection[];
}

/**
 * Questions and answers by section, with links to the sections and a field that asks the site's search. Sections and
 * items open and close independently, and a fragment with an item's id opens it. Needs `PageReferences` above where
 * answers have sources.
 *
 * Accessibility: sections and answers are native details.
 */
export function FaqSections({ sections }: FaqSectionsProps) {
  const container = useRef<HTMLDivElement>(null);
  useOpenFromAddress(container);

  return (
    <div data-slot="faq-sections" ref={container}>
      <Sidebar side="start" sticky>
        <div className="grid gap-6">
          <ScriptedOnly>
            <SearchField label={words.searchTheQuestions} button={searchButton} />
          </ScriptedOnly>
          <OnPageNav
            label={words.sections}
            items={sections.map((section) => ({ href: `#${section.id}`, label: section.title }))}
          />
        </div>
        <div className="grid gap-10">
          {sections.map((section) => (
            <FaqGroup key={section.id} section={section} />
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
