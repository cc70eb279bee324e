import { lazy, Suspense, useState, type ComponentType } from "react";
import type { RouteObject } from "react-router-dom";
import { PagePlaceholder } from "#widgets/page-placeholder/page-placeholder.tsx";
import { sitePaths, type SitePath } from "#domain/site-path.ts";
import { ApplicationError } from "./application-error.tsx";
import { NotFoundRoute } from "./not-found-route.tsx";
import { loadedPage, pageLoader, type PageModule } from "./page-modules.ts";
import { PageShown, withPageShown } from "./page-shown.tsx";
import { registry } from "./registry/registry.ts";
import { Shell } from "./shell.tsx";

/**
 * Fetches a page's code for a visitor who goes there within the app. Off line, or once a new version is out, it can't be
 * fetched; the page itself is then still there as a document.
 */
async function loadOrVisit(path: SitePath): Promise<PageModule> {
  try {
    return await pageLoader(path)();
  } catch (failure) {
    if (typeof location === "undefined") throw failure;
    location.assign(path);
    return new Promise<never>(() => {});
  }
}

/** A page that shows a placeholder until its code is here. Where it is here already, nothing stands in between. */
function withPlaceholder(path: SitePath): ComponentType {
  const LazyPage = lazy(() => loadOrVisit(path));
  return function PageOnDemand() {
    const [Page] = useState(() => loadedPage(path) ?? LazyPage);
    return (
      <Suspense key={path} fallback={<PagePlaceholder label={registry[path].label} />}>
        <Page />
        <PageShown />
      </Suspense>
    );
  };
}

function pageRoute(path: SitePath): RouteObject {
  return registry[path].whileLoading === "placeholder"
    ? { path, caseSensitive: true, Component: withPlaceholder(path) }
    : {
        path,
        caseSensitive: true,
        lazy: async () => ({ Component: withPageShown((await loadOrVisit(path)).default) }),
      };
}

/** The router's table: every page of the registry, and the not-found page for any other address. */
export const routes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: ApplicationError,
    children: [...sitePaths.map(pageRoute), { path: "*", Component: withPageShown(NotFoundRoute) }],
  },
];
