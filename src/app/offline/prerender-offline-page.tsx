import { renderToStaticMarkup } from "react-dom/server";
import { offlineWords } from "#text/offline-words.ts";
import { site } from "#content/site.ts";
import { addressOf, sitePaths } from "#site/site-path.ts";
import { Document } from "../document.tsx";
import { pageNames } from "#page-names";
import { scopeOf } from "./cached-pages.ts";
import { OfflinePage } from "./offline-page.tsx";

/** The offline page as a whole document, listing every page that may be cached. */
export function renderOfflinePage(): string {
  const pages = sitePaths
    .map((path) => ({ path: addressOf(path), label: pageNames[path].label }))
    .filter(({ path }) => scopeOf(path) !== undefined);
  const html = renderToStaticMarkup(
    <Document>
      <title>{`${offlineWords.title} | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <OfflinePage siteName={site.name} pages={pages} />
    </Document>,
  );
  return `<!DOCTYPE html>${html}`;
}
