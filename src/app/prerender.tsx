import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { preloadLazyComponents } from "#platform/lazy-component.tsx";
import { pageDescriptions } from "#page-descriptions";
import { sections } from "#text/sections.ts";
import { pageAt, sitePaths, type SitePath } from "#site/site-path.ts";
import { sectionOf } from "#site/site-section.ts";
import { App } from "./app.tsx";
import { MachineMetadata } from "./machine-metadata.tsx";
import { MachineMetadataContext } from "./page-metadata.tsx";
import { pageNames } from "#page-names";
import { loadPage } from "./navigation/page-modules.ts";
import { isListed } from "./site-pages.ts";

export { site } from "#content/site.ts";
export { sitePages } from "./site-pages.ts";

/** Description of the site: that of its home page. */
export const siteDescription = pageDescriptions["/"].description;

/** A page to prerender, with its entry in the search index. */
export interface PrerenderPage {
  readonly path: SitePath;
  readonly title: string;
  /** Whether the page is in the search index. */
  readonly isListed: boolean;
  /** Name of the page's section. */
  readonly section: string;
  readonly description: string;
  readonly keywords: readonly string[];
}

export const pages: readonly PrerenderPage[] = sitePaths.map((path) => {
  const { title } = pageNames[path];
  const { description, keywords } = pageDescriptions[path];
  return {
    path,
    title,
    isListed: isListed(path),
    section: sections[sectionOf(path)].name,
    description,
    keywords,
  };
});

const renderMachineMetadata = (path: SitePath) => <MachineMetadata path={path} />;

/**
 * Renders the page at a path to a whole HTML document, complete without JavaScript and without inline scripts.
 * @throws {Error} When anything on the page fails to render.
 */
export async function renderPage(pathname: string): Promise<string> {
  const page = pageAt(pathname);
  if (page !== undefined) await loadPage(page);
  await preloadLazyComponents();
  let failure: unknown;
  const { prelude } = await prerender(
    <StaticRouter location={pathname}>
      <MachineMetadataContext value={renderMachineMetadata}>
        <App />
      </MachineMetadataContext>
    </StaticRouter>,
    {
      // Render in one chunk: a boundary streamed later would need an inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        failure ??= error;
      },
    },
  );
  const html = await new Response(prelude).text();
  if (failure !== undefined) throw new Error(`${pathname} failed to render`, { cause: failure });
  return html;
}
