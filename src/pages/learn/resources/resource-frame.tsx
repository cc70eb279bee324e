import type { ReactNode } from "react";
import { Section } from "#design-system/layout/section.tsx";
import { reviewedOn } from "#domain/reviewed-on.ts";
import { GuideFooter, type RelatedPage } from "#widgets/reading/guide-footer.tsx";
import { GuideHeader } from "#widgets/reading/guide-header.tsx";
import { PrintButton } from "#widgets/reading/print-button.tsx";
import { resourceWords } from "#text/learn/resources/resource-words.ts";
import { site } from "#content/site.ts";
import type { SitePath } from "#site/site-path.ts";

export interface ResourceFrameProps {
  readonly path: SitePath;
  readonly title: string;
  readonly lead: string;
  readonly related: readonly RelatedPage[];
  /** The sheets. */
  readonly children: ReactNode;
}

/** What every free resource has around it: how to print it, and, on paper, where it came from. */
export function ResourceFrame({ path, title, lead, related, children }: ResourceFrameProps) {
  return (
    <div data-slot="sheet" data-address={`${site.name}, ${new URL(path, site.url).href}`}>
      <GuideHeader kicker={resourceWords.kicker} title={title} lead={lead} reviewedOn={reviewedOn} />
      <Section>
        <div className="mb-10 grid max-w-prose gap-4 print:hidden">
          <p>{resourceWords.howToUse}</p>
          <p>
            <PrintButton label={resourceWords.print} intent="primary" />
          </p>
        </div>
        {children}
      </Section>
      <Section tone="wash">
        <GuideFooter reviewedOn={reviewedOn} related={related} />
      </Section>
    </div>
  );
}
