import {
  createContext,
  startTransition,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from "react";
import { flushSync } from "react-dom";
import { pageAt, type SitePath } from "#site/site-path.ts";
import { keepScroll } from "./kept-scroll.ts";
import { isPageHere } from "./prefetch.ts";
import type { Place, SiteHistory } from "./site-history.ts";

/** How the visitor came to the page being shown: by opening a document, by a link in the app, or by Back or Forward in it. */
export type Arrival = "opened" | "followed" | "returned";

export interface Shown {
  readonly place: Place;
  readonly arrival: Arrival;
}

const nowhere: Place = { pathname: "/", search: "", hash: "", depth: 0 };

const ShownContext = createContext<Shown>({ place: nowhere, arrival: "opened" });
const VisitContext = createContext((href: string) => location.assign(href));

/** The place being shown, and how the visitor came there. While a page's code is on its way, the place before it. */
export function useShown(): Shown {
  return use(ShownContext);
}

/** Leads to another address of the site, within the app. Stays the same function from page to page. */
export function useVisit(): (href: string) => void {
  return use(VisitContext);
}

/** A page's own address, where hosts answer it under others too. */
function withOwnPath({ pathname, search, hash }: Pick<Place, "pathname" | "search" | "hash">): string {
  return (pageAt(pathname) ?? pathname) + search + hash;
}

/**
 * Puts a page's own address in the place of another that its host answers to: it was written under its own name, and that is
 * where the app has to find it.
 * @returns The page at the address, if there is one.
 */
export function takeOwnAddress(history: SiteHistory): SitePath | undefined {
  const here = history.place();
  const own = withOwnPath(here);
  if (own !== here.pathname + here.search + here.hash) history.replace(own);
  return pageAt(here.pathname);
}

export interface NavigationProps {
  /** Must not change. */
  readonly history: SiteHistory;
  readonly children: ReactNode;
}

/**
 * Shows the place that a history stands at. It is all that the site asks of a router, whose paths are plain words: in React
 * Router it was 27 kB of the app's 107, of which a phone on a slow line waits for each before its first press is answered.
 */
export function Navigation({ history, children }: NavigationProps) {
  const [shown, setShown] = useState<Shown>(() => ({ place: history.place(), arrival: "opened" }));
  const left = useRef(shown.place);
  // With the page itself: Back may come before effects do, and would keep the new page's scroll as that of the one before.
  useLayoutEffect(() => {
    left.current = shown.place;
  }, [shown]);

  const show = useCallback(
    (arrival: Arrival) => {
      const place = history.place();
      keepScroll(left.current);
      const draw = () => setShown({ place, arrival });
      // Drawn at once if its code is here: a transition is drawn in slices, and a slow phone loses time between them.
      // Otherwise the page before it stays, or a placeholder comes.
      if (isPageHere(place.pathname)) flushSync(draw);
      else startTransition(draw);
    },
    [history],
  );

  const visit = useCallback(
    (href: string) => {
      const { pathname, search, hash } = history.place();
      const wanted = withOwnPath(new URL(href, new URL(pathname + search, "https://site.invalid")));
      // As browsers do: a link to where the visitor is already leaves no second entry behind.
      if (wanted === pathname + search + hash) history.replace(wanted);
      else history.push(wanted);
      show("followed");
    },
    [history, show],
  );

  useEffect(() => history.listen(show), [history, show]);

  useEffect(() => {
    // The browser itself scrolls before the page is drawn; only when a document is opened anew does it know better.
    const takeOver = () => (window.history.scrollRestoration = "manual");
    const handBack = () => {
      keepScroll(left.current);
      window.history.scrollRestoration = "auto";
    };
    takeOver();
    addEventListener("pageshow", takeOver);
    addEventListener("pagehide", handBack);
    return () => {
      removeEventListener("pageshow", takeOver);
      removeEventListener("pagehide", handBack);
      window.history.scrollRestoration = "auto";
    };
  }, []);

  return (
    <VisitContext value={visit}>
      <ShownContext value={shown}>{children}</ShownContext>
    </VisitContext>
  );
}
