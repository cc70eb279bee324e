import type { ReactNode } from "react";
import { Section } from "#design-system/layout/section.tsx";
import { GuideFooter, type RelatedPage } from "#widgets/guide-footer/guide-footer.tsx";

export interface ArticleFrameProps {
  readonly related: readonly RelatedPage[];
  readonly children: ReactNode;
}

/** What every article has around it: an `<article>` and its foot. */
export function ArticleFrame({ related, children }: ArticleFrameProps) {
  return (
    <article>
      {children}
      <Section>
        <GuideFooter reviewedOn="2026-11-20" related={related} />
      </Section>
    </article>
  );
}
