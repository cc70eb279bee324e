import { useLayoutEffect, useRef } from "react";
import { ScrollRestoration } from "react-router-dom";
import { readJson, sessionValues } from "#services/kept-values.ts";

const storageKey = "page-places";

/** Forgets where the page being shown was left in an earlier document: the browser has gone there by itself already. */
function forgetPlaceOfThisPage() {
  const places = readJson(sessionValues, storageKey);
  if (typeof places !== "object" || places === null) return;
  const { key = "default" }: { key?: string } = history.state ?? {};
  const others = Object.entries(places).filter(([place]) => place !== key);
  sessionValues.write(storageKey, JSON.stringify(Object.fromEntries(others)));
}

function OnStart({ run }: { readonly run: () => void }) {
  // It does what belongs to the start, and to nothing that is drawn later.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(run, []);
  return null;
}

/**
 * Scrolls to the top of a new page and back to where an earlier one was left. The app starts late, when the visitor may
 * have read on for a while, and the router takes its first page for a new one; that page stays where it is.
 */
export function PageScroll() {
  const place = useRef(0);
  return (
    <>
      <OnStart
        run={() => {
          place.current = window.scrollY;
          forgetPlaceOfThisPage();
        }}
      />
      <ScrollRestoration storageKey={storageKey} />
      <OnStart
        run={() => {
          // In braces, because newer browsers answer with a promise, which React would take for a clean-up.
          window.scrollTo({ top: place.current, behavior: "instant" });
        }}
      />
    </>
  );
}
