import { addressBook } from "#site/addresses-fr.ts";
import { addressIn } from "#site/alternates.ts";
import { type SitePath, sitePaths } from "#site/site-path.ts";
import { isBuilt } from "../built-page.ts";

/** Address of a page in French. */
export function frenchAddress(path: SitePath): string {
  return addressIn(addressBook, path);
}

/** Every page that was built in French. */
export const frenchPaths: readonly SitePath[] = sitePaths.filter((path) => isBuilt(frenchAddress(path)));
