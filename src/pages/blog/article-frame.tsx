import type { ReactNode } from "react";
import { Section } from "#design-system/layout/section.tsx";
import { reviewedOn } from "#domain/reviewed-on.ts";
import { GuideFooter, type RelatedPage } from "#widgets/reading/guide-footer.tsx";

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
        <GuideFooter reviewedOn={reviewedOn} related={related} />
      </Section>
    </article>
  );
}
