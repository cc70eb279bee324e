import { useId, type ReactNode } from "react";
import { TextLink } from "#design-system/link/link.tsx";
import { Logo } from "#design-system/logo/logo.tsx";
import type { NavigationLink } from "#widgets/shell/site-nav.tsx";
import * as words from "#words/shell.ts";

export interface FooterGroup {
  readonly title: string;
  readonly links: readonly NavigationLink[];
}

export interface SiteFooterProps {
  readonly siteName: string;
  /** `null` when the owner has switched the claim off. */
  readonly tagline: string | null;
  readonly groups: readonly FooterGroup[];
  readonly legalLinks: readonly NavigationLink[];
  readonly contactEmail: string;
  readonly privacyEmail: string;
  /** Shortcuts for visitors with a case of their own. */
  readonly caseLinks: readonly NavigationLink[];
  /** The link to the other language. */
  readonly language?: ReactNode;
}

/** A touch-sized link; a long address wraps instead of widening the page. */
function FooterLink({ href, label }: NavigationLink) {
  return (
    <TextLink href={href} tone="on-deep" variant="standalone">
      {label}
    </TextLink>
  );
}

/** A group of links; on a phone, folded, so that the footer takes less than a screen. */
function Group({ title, links }: FooterGroup) {
  const headingId = useId();
  return (
    <nav aria-labelledby={headingId} className="phone-fold">
      <h2 id={headingId} className="font-display text-heading-4 font-semibold">
        {title}
      </h2>
      <details>
        <summary className="border-t border-on-deep-soft/30 font-display text-heading-4 font-semibold">{title}</summary>
        <ul className="mt-2">
          {links.map(({ href, label }) => (
            <li key={href}>
              <FooterLink href={href} label={label} />
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

/** Footer of every page: the site's description, navigation, funding and contact. */
export function SiteFooter(props: SiteFooterProps) {
  const { siteName, tagline, groups, legalLinks, contactEmail, privacyEmail, caseLinks, language } = props;
  return (
    // The padding at the end keeps the last links clear of the floating actions.
    <footer data-slot="site-footer" className="bg-deep pb-16 text-on-deep print:hidden">
      <div className="mx-auto grid max-w-page grid-cols-1 gap-8 px-gutter pt-10 laptop:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div className="max-w-narrow">
          <Logo siteName={siteName} />
          {tagline !== null && <p className="mt-4 text-body text-on-deep-soft">{tagline}</p>}
          <p className="mt-4 text-caption text-on-deep-soft">{words.independentResource(siteName)}</p>
          <ul aria-label={words.contact} className="mt-3 wrap-anywhere">
            <li>
              <FooterLink href={`mailto:${contactEmail}`} label={contactEmail} />
            </li>
            <li>
              <FooterLink href={`mailto:${privacyEmail}`} label={words.privacyContact(privacyEmail)} />
            </li>
          </ul>
        </div>
        {/* Columns, not rows, because the groups differ in length. */}
        <div className="gap-x-10 wrap-anywhere wide-phone:columns-2 tablet:columns-3 [&>nav]:break-inside-avoid">
          {groups.map((group) => (
            <Group key={group.title} {...group} />
          ))}
          <Group title={words.yourCase} links={caseLinks} />
        </div>
      </div>
      {legalLinks.length > 0 && (
        <nav aria-label={words.legal} className="mx-auto max-w-page px-gutter">
          <ul className="flex flex-wrap gap-x-6 border-t border-on-deep-soft/30 py-2">
            {legalLinks.map(({ href, label }) => (
              <li key={href}>
                <FooterLink href={href} label={label} />
              </li>
            ))}
            {language !== undefined && <li>{language}</li>}
          </ul>
        </nav>
      )}
    </footer>
  );
}
