import { lazy, Suspense, useState, type ComponentType } from "react";
import type { RouteObject } from "react-router-dom";
import { PageReferences } from "#widgets/figure/page-references.tsx";
import { PagePlaceholder } from "#widgets/page-placeholder/page-placeholder.tsx";
import { sitePaths, type SitePath } from "#site/site-path.ts";
import { ApplicationError } from "./application-error.tsx";
import { NotFoundRoute } from "./not-found-route.tsx";
import { loadedPage, pageLoader, type PageModule } from "./page-modules.ts";
import { PageShown } from "./page-shown.tsx";
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

/**
 * A page that needs nothing but its code. The router's own `lazy` would draw the page that is left once more before it
 * turns to the next one, whether or not that one's code is here already.
 */
function pageOnDemand(path: SitePath): ComponentType {
  const LazyPage = lazy(() => loadOrVisit(path));
  const { label, whileLoading } = registry[path];
  return function PageOnDemand() {
    const [Page] = useState(() => loadedPage(path) ?? LazyPage);
    const page = (
      <PageReferences>
        <Page />
        <PageShown />
      </PageReferences>
    );
    // Without a boundary of its own the page before it stays, as the router moves on in a transition.
    if (whileLoading === "previous page") return page;
    return (
      <Suspense key={path} fallback={<PagePlaceholder label={label} />}>
        {page}
      </Suspense>
    );
  };
}

function NotFoundShown() {
  return (
    <>
      <NotFoundRoute />
      <PageShown />
    </>
  );
}

/** The router's table: every page of the registry, and the not-found page for any other address. */
export const routes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: ApplicationError,
    children: [
      ...sitePaths.map((path) => ({ path, caseSensitive: true, Component: pageOnDemand(path) })),
      { path: "*", Component: NotFoundShown },
    ],
  },
];
