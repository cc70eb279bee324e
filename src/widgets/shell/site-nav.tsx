import { useId, type MouseEvent } from "react";
import type { Elements } from "#design-system/elements.ts";
import { ButtonLink } from "#design-system/button/button-link.tsx";
import { SiteLink } from "#design-system/link/link.tsx";
import { Logo } from "#design-system/logo/logo.tsx";
import { isPopoverOpen } from "#design-system/overlay/overlay-history.ts";
import * as words from "#words/shell.ts";

export interface NavigationLink {
  readonly href: string;
  readonly label: string;
}

export interface SiteNavProps {
  readonly siteName: string;
  readonly links: readonly NavigationLink[];
  /** More links, in the small-screen menu alone. */
  readonly menuLinks?: readonly NavigationLink[];
  /** The one button of the navigation. */
  readonly quoteLink?: NavigationLink | undefined;
  /** The visitor's province; visible on every screen. */
  readonly province?: Elements;
  /** The link to the other language; visible on every screen. */
  readonly language?: Elements;
  /** Button that opens the search; visible on every screen. */
  readonly search?: Elements;
  /** Path of the page being shown; its link is marked as current, and so is its section's. */
  readonly currentPath: string;
}

function currentMark(href: string, currentPath: string): "page" | "true" | undefined {
  if (href === currentPath) return "page";
  return currentPath.startsWith(`${href}/`) ? "true" : undefined;
}

/**
 * Minimum width for the labels in any font. The group is aligned to the end of its line with the search last, so all of
 * it would shift when the search loads on a slow connection.
 */
const roomWithSearch =
  "min-w-[min(11.75rem,100%)] phone:min-w-[min(12.75rem,100%)] min-[24rem]:min-w-[min(13.5rem,100%)] laptop:min-w-181 desktop:min-w-236";

/** Closes the small-screen menu once one of its links is chosen. On a wide screen there is nothing to close. */
function closeMenu({ currentTarget: menu, target }: MouseEvent<HTMLElement>) {
  if (target instanceof Element && target.closest("a") !== null && isPopoverOpen(menu)) menu.hidePopover();
}

/**
 * The top navigation. On small screens its links are in a popover, which the browser opens, closes and describes by
 * itself, so the menu works before any script runs.
 *
 * Accessibility: a named navigation. The menu is a popover that Escape closes; the page's own link is marked as
 * current.
 */
export function SiteNav(props: SiteNavProps) {
  const { siteName, links, menuLinks = [], quoteLink, province, language, search, currentPath } = props;
  const menuId = `${useId()}menu`;
  const list = (items: readonly NavigationLink[], where?: string) =>
    items.map(({ href, label }) => (
      <li key={href} className={where}>
        <SiteLink
          href={href}
          aria-current={currentMark(href, currentPath)}
          className="flex min-h-target items-center border-b border-line px-1 py-1.5 text-body text-ink no-underline decoration-accent decoration-2 underline-offset-8 hover:underline aria-[current]:font-semibold aria-[current]:underline laptop:border-0 laptop:px-3"
        >
          {label}
        </SiteLink>
      </li>
    ));
  return (
    <header data-slot="site-nav" className="@container border-b border-line bg-paper print:hidden">
      {/* Enlarged text wraps, so that menu and search stay in view; the menu beside the name. */}
      <div className="mx-auto flex min-h-16 max-w-page flex-wrap items-center justify-between gap-0.5 px-gutter phone:gap-x-1">
        <SiteLink href="/" className="inline-flex min-h-target items-center text-brand no-underline">
          <Logo siteName={siteName} />
        </SiteLink>
        <div
          className={`flex flex-wrap items-center justify-between phone:gap-1 @max-[19rem]:contents ${search === undefined ? "" : roomWithSearch}`}
        >
          <button
            type="button"
            popoverTarget={menuId}
            className="inline-flex min-h-target cursor-pointer items-center rounded-medium border border-line-strong px-1 font-semibold phone:px-2 @max-[19rem]:ms-auto laptop:hidden"
          >
            {words.menu}
          </button>
          {/* The handler only listens to clicks on the links inside, which work by keyboard themselves. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events */}
          <nav
            id={menuId}
            popover="auto"
            aria-label={words.main}
            onClick={closeMenu}
            className="inset-x-0 top-16 bottom-auto m-0 max-h-[calc(100dvh-4rem)] w-full max-w-none flex-col gap-1 overflow-y-auto overscroll-contain border-0 border-b border-line bg-surface p-gutter text-ink shadow-overlay open:flex laptop:static laptop:flex laptop:max-h-none laptop:w-auto laptop:flex-row laptop:items-center laptop:gap-1 laptop:overflow-visible laptop:border-0 laptop:bg-transparent laptop:p-0 laptop:shadow-none"
          >
            <ul className="flex flex-col laptop:flex-row laptop:items-center laptop:gap-1">
              {list(links)}
              {list(menuLinks, "laptop:hidden")}
            </ul>
            {quoteLink !== undefined && (
              <div className="mt-4 flex flex-col laptop:mx-2 laptop:mt-0">
                <ButtonLink href={quoteLink.href} size="small">
                  {quoteLink.label}
                </ButtonLink>
              </div>
            )}
          </nav>
          <div className="flex min-w-33 phone:min-w-35 phone:gap-1 desktop:min-w-80 desktop:gap-4 [:lang(fr)_&]:desktop:min-w-87">
            {language}
            {province}
            {search}
          </div>
        </div>
      </div>
    </header>
  );
}
