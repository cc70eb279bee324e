import { useState } from "react";
import { ReadingBar } from "#widgets/reading/reading-bar/reading-bar.tsx";
import { useSiteSearch } from "#widgets/shell/site-search/site-search.tsx";
import { KeptForOffline } from "./offline/kept-for-offline.tsx";

export interface ReadingProgressProps {
  /** Path of the page that is shown. */
  readonly pathname: string;
}

/** The bar that shows how far the page is read. The page may be kept for when there is no network. */
export function ReadingProgress({ pathname }: ReadingProgressProps) {
  const { open } = useSiteSearch();
  // Rendered in a browser only, after the page.
  const [main] = useState(() => document.querySelector("main"));
  return (
    <>
      <KeptForOffline path={pathname} />
      {main && <ReadingBar key={pathname} main={main} onSearch={() => open()} />}
    </>
  );
}
