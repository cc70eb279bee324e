import { pageModules } from "virtual:page-modules";
import { use, type ComponentType, useDeferredValue, useMemo } from "react";
import type { ToolId } from "#domain/tool-id.ts";
import { addressOf, pageAt, type SitePath } from "#site/site-path.ts";
import type { ToolVariantProps } from "#widgets/tools/tool/answer/tool-panel.tsx";
import { useLocation, useNavigationType, type Location, type NavigationType } from "react-router-dom";

/** The requested code of a page; `component` is set once it is loaded. */
interface PageCode {
  readonly promise: Promise<ComponentType>;
  component?: ComponentType;
  /** Address of the page in the other language, once the code is loaded. */
  translation?: string;
  /** Whether the page has been rendered, and not only prefetched. */
  isAwaited?: boolean;
}

const pages = new Map<SitePath, PageCode>();

function requestPage(path: SitePath): PageCode {
  const requested = pages.get(path);
  if (requested !== undefined) return requested;
  const code: PageCode = {
    promise: pageModules[path]().then(
      (module) => {
        code.translation = module.translation;
        return (code.component = module.default);
      },
      (failure: unknown) => {
        pages.delete(path);
        if (code.isAwaited !== true || location.pathname !== addressOf(path)) throw failure;
        // The visitor is offline, or a release has replaced the file. Load the page as a document instead.
        location.assign(addressOf(path));
        return new Promise<never>(() => {});
      },
    ),
  };
  pages.set(path, code);
  return code;
}

/** Fetches a page's code. Further calls return the same promise, unless the fetch failed. */
export function loadPage(path: SitePath): Promise<ComponentType> {
  return requestPage(path).promise;
}

/** Fetches the tool of a tool's page, for a text that embeds it. */
export async function loadToolPanel(id: ToolId): Promise<ComponentType<ToolVariantProps>> {
  const { Panel } = await pageModules[`/tools/${id}`]();
  if (Panel === undefined) throw new Error(`The page of ${id} exports no panel`);
  return Panel;
}

/** Whether the page at a path can be rendered without a fetch; the not-found page always can. */
function isPageLoaded(pathname: string): boolean {
  const path = pageAt(pathname);
  return path === undefined || pages.get(path)?.component !== undefined;
}

/** Address of a page in the other language; `undefined` until the page's code is loaded. */
export function translationOf(pathname: string): string | undefined {
  const path = pageAt(pathname);
  return path === undefined ? undefined : pages.get(path)?.translation;
}

/** The page, for rendering: suspends until its code is loaded. */
export function usePage(path: SitePath): ComponentType {
  const code = requestPage(path);
  code.isAwaited = true;
  return code.component ?? use(code.promise);
}

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
