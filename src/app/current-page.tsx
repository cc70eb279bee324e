import { createElement, Suspense } from "react";
import { useLocation, type Location } from "react-router-dom";
import { PageReferences } from "#widgets/reading/figure/page-references.tsx";
import { PagePlaceholder } from "#widgets/shell/page-placeholder.tsx";
import { NotFoundPage } from "#pages/not-found/not-found.tsx";
import { pageAt, type SitePath } from "#site/site-path.ts";
import { usePage } from "./navigation/page-modules.ts";
import { PageReady } from "./navigation/page-ready.tsx";
import { pageNames } from "#page-names";
import { registry } from "#site/registry.ts";

export interface PageOnDemandProps {
  readonly path: SitePath;
}

function Page({ path }: PageOnDemandProps) {
  return (
    <PageReferences>
      {createElement(usePage(path))}
      <PageReady />
    </PageReferences>
  );
}

/**
 * A page of the site. Until its code is loaded, the previous page or a placeholder is shown, as `whileLoading` in the
 * registry sets.
 */
export function LazyPage({ path }: PageOnDemandProps) {
  const { whileLoading } = registry[path];
  // Without a Suspense boundary the previous page stays visible, because the new location is a deferred value.
  if (whileLoading === "previous page") return <Page path={path} />;
  return (
    <Suspense fallback={<PagePlaceholder label={pageNames[path].label} />}>
      <Page path={path} />
    </Suspense>
  );
}

function NotFound() {
  return (
    <>
      <NotFoundPage path={useLocation().pathname} />
      <PageReady />
    </>
  );
}

export interface CurrentPageProps {
  readonly location: Location;
}

/** The page at a location, and the not-found page for any other address. */
export function CurrentPage({ location }: CurrentPageProps) {
  const path = pageAt(location.pathname);
  return path === undefined ? <NotFound /> : <LazyPage key={path} path={path} />;
}
