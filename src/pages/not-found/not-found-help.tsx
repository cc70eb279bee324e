import { useIsHydrated } from "#platform/hydration.tsx";
import { SearchField } from "#widgets/shell/site-search/search-field.tsx";
import * as words from "#words/pages/not-found.ts";
import { searchButton } from "#words/parts.ts";
import { NearestPages, type NearestPagesProps } from "./nearest-pages.tsx";

/** Ways on from the not-found page: a search field, which needs scripts, and the pages with similar paths. */
export function NotFoundHelp(props: NearestPagesProps) {
  const isHydrated = useIsHydrated();
  return (
    <>
      <div className="mt-8 min-h-20 noscript:hidden">
        {isHydrated && <SearchField label={words.searchNorthcover} button={searchButton} />}
      </div>
      <NearestPages {...props} />
    </>
  );
}
