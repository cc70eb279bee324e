import { useEffect, useState } from "react";
import { sitePaths } from "#site/site-path.ts";
import { pageNotFound } from "#words/shell.ts";
import { documentTitle } from "./document-title.ts";
import { MachineMetadata } from "./machine-metadata.tsx";
import { pageNames } from "#page-names";
import { siteAddress } from "./social-image.ts";

/** What `MachineMetadata` writes. */
const forMachines =
  'head > meta:is([name="description"], [name="keywords"], [property], [name="twitter:card"]), body > script[type="application/ld+json"]';

/** What the document says to machines is true of the page that was opened, and goes with it. */
function useOpenedDocument(pathname: string): void {
  const [opened] = useState(pathname);
  useEffect(() => {
    if (pathname !== opened) for (const element of document.querySelectorAll(forMachines)) element.remove();
  }, [pathname, opened]);
}

/**
 * Title and address of the page at the given path; React moves them into `<head>`. What machines read besides stands in the
 * built documents alone: they open each page as one, and its words would be a tenth of the app.
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
