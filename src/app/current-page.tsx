import { lazy, Suspense, useState, type ComponentType } from "react";
import { PageReferences } from "#widgets/figure/page-references.tsx";
import { PagePlaceholder } from "#widgets/page-placeholder/page-placeholder.tsx";
import { NotFoundPage } from "#pages/not-found.tsx";
import { pageAt, type SitePath } from "#site/site-path.ts";
import { useShown } from "./navigation/navigation.tsx";
import { loadedPage, pageLoader, type PageModule } from "./navigation/page-modules.ts";
import { PageReady } from "./navigation/page-ready.tsx";
import { registry } from "./registry/registry.ts";

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

const lazyPages = new Map<SitePath, ComponentType>();

/** A page whose code is still to come; the same one whenever React asks again. */
function lazyPage(path: SitePath): ComponentType {
  const known = lazyPages.get(path);
  if (known !== undefined) return known;
  const page = lazy(() => loadOrVisit(path));
  lazyPages.set(path, page);
  return page;
}

export interface PageOnDemandProps {
  readonly path: SitePath;
}

/** A page of the site. Until its code is here, the page before it stays or a placeholder stands for it, as its row says. */
export function PageOnDemand({ path }: PageOnDemandProps) {
  const [Page] = useState(() => loadedPage(path) ?? lazyPage(path));
  const { label, whileLoading } = registry[path];
  const page = (
    <PageReferences>
      <Page />
      <PageReady />
    </PageReferences>
  );
  // Without a boundary of its own the page before it stays, as the app moves on in a transition.
  if (whileLoading === "previous page") return page;
  return <Suspense fallback={<PagePlaceholder label={label} />}>{page}</Suspense>;
}

/** The page at the place being shown, and the not-found page for any other address. */
export function CurrentPage() {
  const { pathname } = useShown().place;
  const path = pageAt(pathname);
  if (path !== undefined) return <PageOnDemand key={path} path={path} />;
  return (
    <>
      <NotFoundPage path={pathname} />
      <PageReady />
    </>
  );
}
