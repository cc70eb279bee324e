import { use, createContext, type ReactElement } from "react";
import { sitePaths, type SitePath } from "#site/site-path.ts";
import { pageNotFound } from "#words/shell.ts";
import { pageNames } from "#page-names";
import { siteAddress } from "./social-image.ts";
import { site } from "#content/site.ts";

/**
 * Renders a page's metadata for machines. Only the prerender provides it: crawlers load each page as a document, and its
 * text would be a tenth of the app.
 */
export const MachineMetadataContext = createContext<((path: SitePath) => ReactElement) | undefined>(undefined);

/** The page's title with the site's name appended, unless it is already there. */
export function documentTitle(title: string): string {
  return title.includes(site.name) ? title : `${title} | ${site.name}`;
}

/**
 * Title and canonical URL of the page at the given path; React hoists them into `<head>`. The prerender adds
 * metadata for machines.
 */
export function PageMetadata({ pathname }: { readonly pathname: string }) {
  const renderMachineMetadata = use(MachineMetadataContext);
  const path = sitePaths.find((sitePath) => sitePath === pathname);
  if (path === undefined) {
    return (
      <>
        <title>{documentTitle(pageNotFound)}</title>
        <meta name="robots" content="noindex" />
      </>
    );
  }
  return (
    <>
      <title>{documentTitle(pageNames[path].title)}</title>
      <link rel="canonical" href={siteAddress(path)} />
      {renderMachineMetadata?.(path)}
    </>
  );
}
