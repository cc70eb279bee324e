import { useState } from "react";
import { ReadingBar } from "#widgets/reading/reading-bar/reading-bar.tsx";
import { useSiteSearch } from "#widgets/shell/site-search/site-search.tsx";
import { OfflineCache } from "./offline/offline-cache.tsx";
import { SavedCopyNote } from "./offline/saved-copy-note.tsx";

export interface ReadingProgressProps {
  /** Path of the page that is shown. */
  readonly pathname: string;
}

/** The reading progress bar. Also caches the page for offline use, and says if it is a saved copy. */
export function ReadingProgress({ pathname }: ReadingProgressProps) {
  const { open } = useSiteSearch();
  // Rendered only in the browser and after the page, so `main` exists.
  const [main] = useState(() => document.querySelector("main"));
  return (
    <>
      <OfflineCache path={pathname} />
      <SavedCopyNote path={pathname} />
      {main && <ReadingBar key={pathname} main={main} onSearch={() => void open()} />}
    </>
  );
}
