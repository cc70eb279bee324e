import { lazy, Suspense, type ComponentType } from "react";
import type { RouteObject } from "react-router-dom";
import { PagePlaceholder } from "#widgets/page-placeholder/page-placeholder.tsx";
import { sitePaths, type SitePath } from "#domain/site-path.ts";
import { ApplicationError } from "./application-error.tsx";
import { NotFoundRoute } from "./not-found-route.tsx";
import { pageLoader } from "./page-modules.ts";
import { withPageShown } from "./page-shown.tsx";
import { registry } from "./registry/registry.ts";
import { Shell } from "./shell.tsx";

type LoadPage = ReturnType<typeof pageLoader>;

const readyPages = new Map<SitePath, ComponentType>();

/** Fetches a page's code ahead of its rendering, so that a direct visit never shows the placeholder. */
export async function preparePage(path: SitePath): Promise<void> {
  readyPages.set(path, withPageShown((await pageLoader(path)()).default));
}

/**
 * Fetches a page's code for a visitor who goes there within the app. Off line, or once a new version is out, it can't be
 * fetched; the page itself is then still there as a document.
 */
async function loadOrVisit(path: SitePath, load: LoadPage): ReturnType<LoadPage> {
  try {
    return { default: withPageShown((await load()).default) };
  } catch (failure) {
    if (typeof location === "undefined") throw failure;
    location.assign(path);
    return new Promise<never>(() => {});
  }
}

function withPlaceholder(path: SitePath, load: LoadPage): ComponentType {
  const LazyPage = lazy(load);
  return function PageOnDemand() {
    const Page = readyPages.get(path) ?? LazyPage;
    return (
      <Suspense key={path} fallback={<PagePlaceholder label={registry[path].label} />}>
        <Page />
      </Suspense>
    );
  };
}

function pageRoute(path: SitePath): RouteObject {
  const loadPage = pageLoader(path);
  const load = () => loadOrVisit(path, loadPage);
  return registry[path].whileLoading === "placeholder"
    ? { path, caseSensitive: true, Component: withPlaceholder(path, load) }
    : { path, caseSensitive: true, lazy: async () => ({ Component: (await load()).default }) };
}

/** The router's table: every page of the registry, and the not-found page for any other address. */
export const routes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: ApplicationError,
    children: [...sitePaths.map(pageRoute), { path: "*", Component: withPageShown(NotFoundRoute) }],
  },
];
