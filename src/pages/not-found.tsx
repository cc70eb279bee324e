import { useEffect } from "react";
import { TextLink } from "#design-system/link/link.tsx";
import { nearestPages } from "#site/nearest-pages.ts";
import { useIsHydrated } from "#platform/hydration.tsx";
import { useLater } from "#platform/later.tsx";
import { useSitePages } from "#platform/site-pages.tsx";
import * as words from "#words/pages/not-found.ts";

const loadField = async () => (await import("#widgets/shell/site-search/search-field.tsx")).SearchField;

export interface NotFoundPageProps {
  /** The address that leads nowhere. */
  readonly path: string;
}

/** The pages whose addresses are nearest to the missing one, and the list of all. */
function NearestPages({ path }: NotFoundPageProps) {
  // The build writes this page once for all missing addresses; what is near is known in the browser, and takes no more room.
  const isHydrated = useIsHydrated();
  const near = nearestPages(isHydrated ? path : "/learn", useSitePages());
  return (
    <nav aria-labelledby="nearest" className="mt-10 max-w-prose">
      <h2 id="nearest" className="font-display text-heading-3 font-semibold">
        {words.perhapsYouWanted}
      </h2>
      <ul role="list" className="mt-2">
        {[...near, { path: "/sitemap", label: words.listOfAllPages }].map(({ path: href, label }) => (
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

/** What stands at any address that is not a page. The missing path is logged for whoever looks after the site. */
export function NotFoundPage({ path }: NotFoundPageProps) {
  // Few visitors come here, and all others would fetch the field's code with the app.
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
