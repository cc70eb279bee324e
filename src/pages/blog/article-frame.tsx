import { Container } from "#design-system/layout/container.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { GuideFooter, type RelatedPage } from "#widgets/guide-footer/guide-footer.tsx";
import { PageReferences, type PageReferencesProps } from "#widgets/page-references/page-references.tsx";

export interface ArticleFrameProps extends PageReferencesProps {
  readonly related: readonly RelatedPage[];
}

/** What every article has around it: definitions, sources, and its foot. */
export function ArticleFrame({ related, children, ...references }: ArticleFrameProps) {
  return (
    <PageReferences {...references}>
      <article>
        {children}
        <Section>
          <Container>
            <GuideFooter reviewedOn="2026-11-20" related={related} />
          </Container>
        </Section>
      </article>
    </PageReferences>
  );
}
