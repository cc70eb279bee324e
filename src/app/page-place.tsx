import { useState } from "react";
import { ReadingBar } from "#widgets/reading-bar/reading-bar.tsx";
import { useShown } from "./navigation/navigation.tsx";
import { KeptForOffline } from "./offline/kept-for-offline.tsx";

/** What the bar and the header's button share. */
function openSearch() {
  document.querySelector<HTMLElement>("[data-slot=site-search]")?.click();
}

/** Where the reader is on the page that is shown, which may be kept for when there is no network. Its code comes after the page's. */
export function PagePlace() {
  const { pathname } = useShown().place;
  // It is only ever drawn in a browser, after the page.
  const [main] = useState(() => document.querySelector("main"));
  return (
    <>
      <KeptForOffline path={pathname} />
      {main && <ReadingBar key={pathname} main={main} onSearch={openSearch} />}
    </>
  );
}
