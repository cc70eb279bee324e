import { sitePaths } from "#site/site-path.ts";
import { pageNotFound } from "#words/shell.ts";
import { documentTitle } from "./document-title.ts";
import { MachineMetadata } from "./machine-metadata.tsx";
import { pageNames } from "#page-names";
import { siteAddress } from "./social-image.ts";
import { useOpenedDocument } from "./opened-document.ts";

/**
 * Title and canonical URL of the page at the given path; React hoists them into `<head>`. Metadata for machines is
 * prerendered only: crawlers load each page as a document, and its text would be a tenth of the app.
 */
export function PageMetadata({ pathname }: { readonly pathname: string }) {
  useOpenedDocument(pathname);
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
      {import.meta.env.SSR && <MachineMetadata path={path} />}
    </>
  );
}
