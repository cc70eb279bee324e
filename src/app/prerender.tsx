import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
import { site } from "#content/site.ts";
import { sitePaths, type SitePath } from "#domain/site-path.ts";
import { Document } from "./document.tsx";
import { publishedPaths } from "./page-modules.ts";
import { Providers } from "./providers.tsx";
import { registry } from "./registry/registry.ts";
import { preparePage, routes } from "./routes.tsx";

/** A page for the build to write: its address, and its module in the client build's manifest. */
export interface PrerenderPage {
  readonly path: SitePath;
  readonly module: string;
}

/** Every page that exists. */
export const pages: readonly PrerenderPage[] = sitePaths
  .filter((path) => publishedPaths.has(path))
  .map((path) => ({ path, module: `src/pages/${registry[path].page}.tsx` }));

/**
 * Renders the page at a path to a whole HTML document, complete without JavaScript and without inline scripts.
 * @throws {Error} When anything on the page fails to render.
 */
export async function renderPage(pathname: string): Promise<string> {
  const known = sitePaths.find((path) => path === pathname);
  if (known !== undefined) await preparePage(known);
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(pathname, site.url)));
  if (context instanceof Response) throw new Error(`${pathname} answered with a redirect`);
  const router = createStaticRouter(handler.dataRoutes, context);

  let failure: unknown;
  const { prelude } = await prerender(
    <StrictMode>
      <Document>
        <Providers>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </Providers>
      </Document>
    </StrictMode>,
    {
      // One piece: a boundary sent later would need an inline script to put it in place.
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
