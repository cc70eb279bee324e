import type { ReactNode } from "react";
import { HeadingBlock } from "#design-system/heading/heading-block.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { Sidebar } from "#design-system/layout/sidebar.tsx";
import { OnPageNav } from "#design-system/on-page-nav/on-page-nav.tsx";
import { Prose } from "#design-system/prose/prose.tsx";
import { longDate, type IsoDay } from "#format/long-date.ts";
import { markdownComponents } from "#widgets/reading/markdown/markdown-components.tsx";
import type { ProseModule } from "#widgets/reading/guide-text/prose-module.ts";
import { SourceList } from "#widgets/reading/source-list.tsx";
import * as words from "#words/reading.ts";
import { NumberedHeading, SectionNumbers } from "./numbered-heading.tsx";

const components = { ...markdownComponents, h2: NumberedHeading };

export interface LegalPageProps {
  /** The page's one level-1 heading. */
  readonly title: string;
  /** Purpose of the text, in one sentence. */
  readonly lead: string;
  /** Day of the last change. */
  readonly updatedOn: IsoDay;
  /** The text; its level-2 headings become the numbered sections. */
  readonly prose: ProseModule;
  /** Link to the companion text. */
  readonly companion: ReactNode;
}

/** A site policy: numbered sections that can be cited, links to them, and the date of the last change. */
export function LegalPage({ title, lead, updatedOn, prose, companion }: LegalPageProps) {
  const { default: Text, sections } = prose;
  return (
    <>
      <Section isFirst>
        <HeadingBlock level={1} title={title} lead={lead} />
        <div className="mt-8 mb-10 flex flex-wrap gap-x-8 gap-y-1 border-y border-line py-3 text-small text-ink-soft">
          <p>
            {`${words.lastUpdated} `}
            <time dateTime={updatedOn}>{longDate(updatedOn)}</time>
          </p>
          <div>{companion}</div>
        </div>
        <Sidebar side="start" sticky>
          <OnPageNav
            label={words.sections}
            items={sections.map(({ href, label }, index) => ({ href, label: `${index + 1}. ${label}` }))}
          />
          <div className="grid gap-12">
            <SectionNumbers value={sections}>
              <Prose>
                <Text components={components} />
              </Prose>
            </SectionNumbers>
            <SourceList />
          </div>
        </Sidebar>
      </Section>
    </>
  );
}
