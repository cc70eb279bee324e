import { Plate } from "#design-system/illustration/plate.tsx";
import { useIsHydrated } from "#platform/hydration.tsx";
import { SearchField } from "#widgets/shell/site-search/search-field.tsx";
import * as words from "#words/pages/not-found.ts";
import { searchButton } from "#words/parts.ts";
import { TextLink } from "#design-system/link/link.tsx";
import { useSitePages } from "#platform/site-pages.tsx";
import { addressBook } from "#addresses";
import { addressBook as frenchBook } from "#site/addresses-fr.ts";
import { nearestPages } from "#site/nearest-pages.ts";
import { addressOf, type SitePath } from "#site/site-path.ts";
import { homeTasks } from "#text/home-tasks.ts";

/** The page's English and French paths, each as a visitor of this language may have put it together. */
function mixedPaths(path: SitePath): readonly string[] {
  return [path, frenchBook.addresses[path].replace(frenchBook.root, "")].map((mixed) => addressBook.root + mixed);
}

export interface NearestPagesProps {
  /** The path without a page. */
  readonly path: string;
}

/** The pages with the most similar paths, the home page's tasks where none is similar, and the list of all pages. */
export function NearestPages({ path }: NearestPagesProps) {
  // This page is prerendered once for all unknown paths, so similar pages are computed after hydration.
  const isHydrated = useIsHydrated();
  const pages = useSitePages();
  const candidates = pages.map((page) => ({
    path: addressOf(page.path),
    label: page.label,
    paths: mixedPaths(page.path),
  }));
  const near = isHydrated ? nearestPages(path, candidates) : [];
  const links = near.length > 0 ? near.map(({ path: href, label }) => ({ href, label })) : homeTasks;
  return (
    // As high as the longer list, so that the footer stays in place.
    <nav aria-labelledby="nearest" className="mt-10 min-h-125 max-w-prose">
      <h2 id="nearest" className="font-display text-heading-3 font-semibold">
        {near.length > 0 ? words.perhapsYouWanted : words.startHere}
      </h2>
      <ul role="list" className="mt-2">
        {[...links, { href: "/sitemap", label: words.listOfAllPages }].map(({ href, label }) => (
          <li key={href}>
            <TextLink href={href} variant="standalone">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Ways on from the not-found page: a search field, which needs scripts, and the pages with similar paths. */
export function NotFoundHelp(props: NearestPagesProps) {
  const isHydrated = useIsHydrated();
  return (
    <>
      <div className="mt-8 min-h-20 noscript:hidden">
        {isHydrated && <SearchField label={words.searchNorthcover} button={searchButton} />}
      </div>
      <div className="float-end text-brand">
        <Plate name="compass" />
      </div>
      <NearestPages {...props} />
    </>
  );
}
