import { useEffect, useLayoutEffect, useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import { fragmentTarget } from "#design-system/link/fragment-target.ts";
import { isPlainClick } from "#design-system/link/is-plain-click.ts";

const useBrowserLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;

interface FragmentTarget {
  readonly panel: Element;
  readonly element: Element;
}

function findTarget(panels: Element, hash: string): FragmentTarget | undefined {
  const element = fragmentTarget(hash);
  const panel = element === null ? undefined : [...panels.children].find((child) => child.contains(element));
  return element === null || panel === undefined ? undefined : { panel, element };
}

/** The panel that the browser has opened by itself before the app started, because of a fragment or a search. */
function openedByBrowser(panels: Element, selected: string): string | undefined {
  return [...panels.children].find((panel) => panel.id !== selected && !panel.hasAttribute("hidden"))?.id;
}

export interface TabSelection {
  /** Id of the panel that shows. */
  readonly selected: string;
  /** False until the app has taken over; till then CSS alone decides what shows. */
  readonly ready: boolean;
  /** Shows a panel and puts its fragment into the address, without a new history entry. */
  readonly choose: (id: string) => void;
  /** Shows a panel and leaves the address alone. */
  readonly show: (id: string) => void;
}

/** Keeps the shown panel in step with the address and with links to it or into it from anywhere on the page. */
export function useTabSelection(panelsRef: RefObject<HTMLElement | null>, defaultId: string): TabSelection {
  const [selected, setSelected] = useState(defaultId);
  const [ready, setReady] = useState(false);

  useBrowserLayoutEffect(() => {
    const panels = panelsRef.current;
    if (panels === null) return undefined;
    const target = findTarget(panels, location.hash);
    const first = target?.panel.id ?? openedByBrowser(panels, defaultId);
    const alreadyInView = target?.element.checkVisibility() ?? true;
    if (first !== undefined) setSelected(first);
    setReady(true);
    // Panels that the browser opened on the way here; React believes that they are still hidden.
    for (const panel of panels.children) {
      if (panel.id !== (first ?? defaultId)) panel.setAttribute("hidden", "until-found");
    }
    if (alreadyInView) return undefined;
    const frame = requestAnimationFrame(() => target?.element.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [panelsRef, defaultId]);

  useEffect(() => {
    // Opened before the browser follows the link, so that it scrolls to a place that is already laid out.
    function followLink(event: MouseEvent) {
      // With a modifier the link opens elsewhere, and here nothing changes.
      if (!isPlainClick(event)) return;
      const { target } = event;
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href*='#']:not([role=tab])") : null;
      const panels = panelsRef.current;
      if (link === null || panels === null || link.pathname !== location.pathname) return;
      const found = findTarget(panels, link.hash);
      if (found !== undefined) flushSync(() => setSelected(found.panel.id));
    }
    // Back, Forward or a typed address: the browser has scrolled already, but hiding the other panel moves the page.
    function followAddress() {
      const panels = panelsRef.current;
      const found = panels === null ? undefined : findTarget(panels, location.hash);
      if (found === undefined) return;
      flushSync(() => setSelected(found.panel.id));
      found.element.scrollIntoView();
    }
    document.addEventListener("click", followLink, true);
    window.addEventListener("hashchange", followAddress);
    return () => {
      document.removeEventListener("click", followLink, true);
      window.removeEventListener("hashchange", followAddress);
    };
  }, [panelsRef]);

  return {
    selected,
    ready,
    show: setSelected,
    choose(id) {
      setSelected(id);
      // The router keeps its own place in the state of the entry; it must survive.
      history.replaceState(history.state, "", `#${encodeURIComponent(id)}`);
    },
  };
}
