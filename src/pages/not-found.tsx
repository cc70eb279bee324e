import { useEffect } from "react";
import { TextLink } from "#design-system/link/link.tsx";
import { nearestPages } from "#site/nearest-pages.ts";
import { useIsHydrated } from "#platform/hydration.tsx";
import { useLater } from "#platform/later.tsx";
import { useSitePages } from "#platform/site-pages.tsx";
import { homeTasks } from "#text/home-tasks.ts";
import * as words from "#words/pages/not-found.ts";

const loadField = async () => (await import("#widgets/shell/site-search/search-field.tsx")).SearchField;

export interface NotFoundPageProps {
  /** The path without a page. */
  readonly path: string;
}

/** The pages with the most similar paths, the home page's tasks where none is similar, and the list of all pages. */
function NearestPages({ path }: NotFoundPageProps) {
  // This page is prerendered once for all unknown paths, so similar pages are computed after hydration.
  const isHydrated = useIsHydrated();
  const pages = useSitePages();
  const near = isHydrated ? nearestPages(path, pages) : [];
  const links = near.length > 0 ? near.map(({ path: href, label }) => ({ href, label })) : homeTasks;
  return (
    // As high as the longer list, so that the footer stays in place.
    <nav aria-labelledby="nearest" className="mt-10 min-h-92 max-w-prose">
      <h2 id="nearest" className="font-display text-heading-3 font-semibold">
        {near.length > 0 ? words.perhapsYouWanted : words.startHere}
      </h2>
      <ul role="list" className="mt-2">
        {[...links, { href: "/sitemap", label: words.listOfAllPages }].map(({ href, label }) => (
          <li key={href}>
            <TextLink href={href} stands="alone">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The not-found page. Logs the missing path for the maintainers. */
export function NotFoundPage({ path }: NotFoundPageProps) {
  // Loaded on demand, because few visitors see this page and the app would otherwise include the field's code.
  const [field, fetchField] = useLater(loadField);
  useEffect(() => void fetchField(), [fetchField]);
  useEffect(() => {
    console.error(`404: no page at ${path}`);
  }, [path]);
  return (
    <div className="mx-auto max-w-page px-gutter py-section">
      <p className="font-display text-display font-semibold text-brand">404</p>
      <h1 className="mt-2 font-display text-heading-2 font-semibold">{words.oopsPageNotFound}</h1>
      <p className="mt-4 max-w-prose text-lead text-ink-soft">{words.pageMayHaveMoved}</p>
      <p className="mt-4 text-lead">
        <TextLink href="/" stands="alone">
          {words.returnToHome}
        </TextLink>
      </p>
      <div className="mt-8 min-h-20 noscript:hidden">
        {field.step === "ready" && <field.code label={words.searchNorthcover} button="Search" />}
      </div>
      <NearestPages path={path} />
    </div>
  );
}
