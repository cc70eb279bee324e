import { useEffect, useState } from "react";
import { PageMetadata } from "./page-metadata.tsx";

/** Elements that `MachineMetadata` renders. */
const forMachines =
  'head > link[rel="alternate"], head > meta:is([name="description"], [name="keywords"], [property], [name="twitter:card"]), body > script[type="application/ld+json"]';

/** Prerendered metadata describes the first page; remove it after client-side navigation. */
function useOpenedDocument(pathname: string): void {
  const [opened] = useState(pathname);
  useEffect(() => {
    if (pathname !== opened) for (const element of document.querySelectorAll(forMachines)) element.remove();
  }, [pathname, opened]);
}

/** Metadata of the page that the document shows. */
export function DocumentMetadata({ pathname }: { readonly pathname: string }) {
  useOpenedDocument(pathname);
  return <PageMetadata pathname={pathname} />;
}
