import { use } from "react";
import { sitePaths } from "#site/site-path.ts";
import { pageNotFound } from "#words/shell.ts";
import { documentTitle } from "./document-title.ts";
import { MachineMetadataContext } from "./machine-metadata-context.ts";
import { pageNames } from "#page-names";
import { siteAddress } from "./social-image.ts";
import { useOpenedDocument } from "./opened-document.ts";

/**
 * Title and canonical URL of the page at the given path; React hoists them into `<head>`. The prerender adds
 * metadata for machines.
 */
export function PageMetadata({ pathname }: { readonly pathname: string }) {
  useOpenedDocument(pathname);
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
      {renderMachineMetadata(path)}
    </>
  );
}
