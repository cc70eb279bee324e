import type { ReactNode } from "react";
import { Container } from "#design-system/layout/container.tsx";
import { Section } from "#design-system/layout/section.tsx";
import type { FigureBasis } from "#domain/figure.ts";
import { SourcesProvider } from "#widgets/figure/sources-context.tsx";
import { GlossaryProvider } from "#widgets/glossary-term/glossary-context.tsx";
import { GuideFooter, type RelatedPage } from "#widgets/guide-footer/guide-footer.tsx";
import { glossary } from "#content/en/glossary.ts";
import { sources } from "#content/sources.ts";

export interface ArticleFrameProps {
  /** Bases of all figures of the article, in reading order. */
  readonly used: readonly FigureBasis[];
  readonly related: readonly RelatedPage[];
  readonly children: ReactNode;
}

/** What every article has around it: definitions, sources, and its foot. */
export function ArticleFrame({ used, related, children }: ArticleFrameProps) {
  return (
    <SourcesProvider value={sources} used={used}>
      <GlossaryProvider value={glossary}>
        <article>
          {children}
          <Section>
            <Container>
              <GuideFooter reviewedOn="2026-11-20" related={related} />
            </Container>
          </Section>
        </article>
      </GlossaryProvider>
    </SourcesProvider>
  );
}
