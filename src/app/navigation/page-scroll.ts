import { useLayoutEffect, useRef } from "react";
import { layOutAll, layOutUpTo } from "#design-system/layout/lay-out.ts";
import { fragmentTarget } from "#design-system/link/fragment-target.ts";
import { keptScroll } from "./kept-scroll.ts";
import { useShown } from "./navigation.tsx";

/**
 * Scrolls to the top of a new page, to the fragment it was asked for, or back to where it was left. A document that was
 * just opened stays where the browser has it.
 */
export function usePageScroll(): void {
  const { place, arrival } = useShown();
  const pathBefore = useRef(place.pathname);
  useLayoutEffect(() => {
    const isNewPage = place.pathname !== pathBefore.current;
    pathBefore.current = place.pathname;
    if (arrival === "opened") return;
    const behavior = isNewPage ? "instant" : "auto";
    const left = arrival === "returned" ? keptScroll(place) : undefined;
    const target = fragmentTarget(place.hash);
    // Within a page all on the way matters: Firefox and Safari stop where heights change.
    if (left !== undefined || !isNewPage) layOutAll();
    else if (target !== null) layOutUpTo(target);
    if (left === undefined && target !== null) target.scrollIntoView({ behavior });
    else window.scrollTo({ top: left ?? 0, behavior });
  }, [place, arrival]);
}
