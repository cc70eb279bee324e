import { listRole } from "#design-system/layout/layout-element.ts";
import { TextLink } from "#design-system/link/link.tsx";
import { longDate, type IsoDay } from "#format/long-date.ts";
import type { SitePath } from "#site/site-path.ts";
import { SourceList } from "#widgets/reading/source-list.tsx";
import * as words from "#words/reading.ts";

/** Another page worth reading next. */
export interface RelatedPage {
  readonly href: SitePath;
  readonly label: string;
}

export interface GuideFooterProps {
  /** Day of the last review, ISO 8601. */
  readonly reviewedOn: IsoDay;
  readonly related: readonly RelatedPage[];
}

/** End of a guide: review date, disclaimer, complaint offices, related pages and sources. */
export function GuideFooter({ reviewedOn, related }: GuideFooterProps) {
  return (
    <div data-slot="guide-footer" className="grid grid-cols-1 gap-12">
      {related.length > 0 && (
        <nav aria-labelledby="related-pages">
          <h2 id="related-pages" className="font-display text-heading-3 font-semibold">
            {words.readNext}
          </h2>
          <ul role={listRole("ul")} className="mt-3 grid gap-x-10 tablet:grid-cols-2">
            {related.map(({ href, label }) => (
              <li key={href} className="flex border-b border-line">
                <TextLink href={href}>
                  <span className="flex min-h-target items-center py-2">{label}</span>
                </TextLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <section
        aria-labelledby="about-this-page"
        className="grid gap-x-12 gap-y-3 border-t-2 border-ink pt-4 tablet:grid-cols-[15rem_minmax(0,1fr)]"
      >
        <div>
          <h2 id="about-this-page" className="font-display text-heading-4 font-semibold">
            {words.aboutThisPage}
          </h2>
          <p className="mt-1 text-small text-ink-soft">
            {`${words.reviewedOn} `}
            <time dateTime={reviewedOn}>{longDate(reviewedOn)}</time>
          </p>
        </div>
        <div className="grid max-w-prose gap-3">
          <p>
            {`${words.educationNotAdvice} `}
            <TextLink href="/about">{words.howWeWriteAndCorrect}</TextLink>.
          </p>
          <p>
            {`${words.unhappyWithAnInsurer} `}
            <TextLink href="/blog/insurance-consumer-rights-canada">{words.yourRightsAndWhereToGo}</TextLink>.
          </p>
        </div>
      </section>
      <SourceList />
    </div>
  );
}
