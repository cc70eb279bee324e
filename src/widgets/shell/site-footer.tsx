import Plus from "lucide-react/dist/esm/icons/plus.mjs";
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
      <span className="min-w-0">{label}</span>
    </TextLink>
  );
}

/**
 * A group of links. On a phone, native `details` fold it, so that a footer takes less than a screen. On wider screens it
 * is always open, below a heading instead of the summary; where the browser can't open it by style, the summary stays.
 */
function Group({ title, links }: FooterGroup) {
  const headingId = useId();
  return (
    <nav aria-labelledby={headingId}>
      <h2
        id={headingId}
        className="hidden font-display text-heading-4 font-semibold supports-[selector(::details-content)]:wide-phone:block"
      >
        {title}
      </h2>
      <details className="group/links border-t border-on-deep-soft/30 supports-[selector(::details-content)]:wide-phone:border-0 supports-[selector(::details-content)]:wide-phone:details-content:[content-visibility:visible]">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 font-display text-heading-4 font-semibold supports-[selector(::details-content)]:wide-phone:hidden [&::-webkit-details-marker]:hidden">
          {title}
          <Plus
            aria-hidden="true"
            size={22}
            strokeWidth={1.5}
            className="shrink-0 text-on-deep-soft group-open/links:rotate-45"
          />
        </summary>
        <ul className="pb-3 wide-phone:pt-2 wide-phone:pb-0">
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
    <footer data-slot="site-footer" className="bg-deep pb-20 text-on-deep print:hidden">
      <div className="mx-auto grid max-w-page grid-cols-1 gap-6 px-gutter pt-10 wide-phone:gap-10 wide-phone:py-14 laptop:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
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
        <div className="gap-x-10 wrap-anywhere wide-phone:columns-2 tablet:columns-3 wide-phone:[&>nav]:mb-8 [&>nav]:break-inside-avoid">
          {groups.map((group) => (
            <Group key={group.title} {...group} />
          ))}
          <Group title={words.yourCase} links={caseLinks} />
        </div>
      </div>
      {legalLinks.length > 0 && (
        <nav aria-label={words.legal} className="mx-auto max-w-page px-gutter">
          <ul className="flex flex-wrap gap-x-6 border-t border-on-deep-soft/30 py-2 wide-phone:py-4">
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
