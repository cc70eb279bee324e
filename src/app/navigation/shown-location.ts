import { useDeferredValue, useMemo } from "react";
import { useLocation, useNavigationType, type Location, type NavigationType } from "react-router-dom";
import { isPageLoaded } from "./page-modules.ts";

export interface ShownLocation {
  readonly location: Location;
  readonly navigationType: NavigationType;
}

/**
 * The location to render. A page whose code is loaded is rendered at once; until then it is the previous location, or, for
 * a page with a placeholder, the new one in a deferred render.
 */
export function useShownLocation(): ShownLocation {
  const location = useLocation();
  const navigationType = useNavigationType();
  const current = useMemo(() => ({ location, navigationType }), [location, navigationType]);
  const deferred = useDeferredValue(current);
  return isPageLoaded(location.pathname) ? current : deferred;
}
