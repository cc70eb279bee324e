import { useLayoutEffect } from "react";
import { ScrollRestoration, type Location } from "react-router-dom";
import { readJson, sessionValues } from "#services/kept-values.ts";

const storageKey = "page-places";

/**
 * What a place is remembered by. The router's key alone is the same for the page that was opened and for each fragment that
 * the browser follows on it by itself; so a link to a fragment would lead back to where it was pressed.
 */
function placeOf({ key, pathname, hash }: Pick<Location, "key" | "pathname" | "hash">): string {
  return `${key} ${pathname}${hash}`;
}

/** Forgets where the page being shown was left in an earlier document: the browser has gone there by itself already. */
function forgetPlacesOfThisPage() {
  const places = readJson(sessionValues, storageKey);
  if (typeof places !== "object" || places === null) return;
  const { key = "default" }: { key?: string } = history.state ?? {};
  const here = placeOf({ key, pathname: location.pathname, hash: "" });
  const others = Object.entries(places).filter(([place]) => place !== here && !place.startsWith(`${here}#`));
  sessionValues.write(storageKey, JSON.stringify(Object.fromEntries(others)));
}

function ForgetPlacesOfThisPage() {
  useLayoutEffect(forgetPlacesOfThisPage, []);
  return null;
}

/**
 * Scrolls to the top of a new page and back to where an earlier one was left. The page that was opened stays where it is:
 * the router has it from the build.
 */
export function PageScroll() {
  return (
    <>
      <ForgetPlacesOfThisPage />
      <ScrollRestoration storageKey={storageKey} getKey={placeOf} />
    </>
  );
}
