import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { addressBook } from "#site/addresses-fr.ts";
import { addressIn } from "#site/alternates.ts";
import { sitePaths, type SitePath } from "#site/site-path.ts";
import { distFolder } from "../../scripts/build/dist-folder.ts";
import { readPage, type BuiltPage } from "../built-page.ts";

/** Address of a page in French. */
export function frenchAddress(path: SitePath): string {
  return addressIn(addressBook, path);
}

function fileOf(address: string): string {
  return join(distFolder(), address === "/" ? "index.html" : `${address}.html`);
}

/** The HTML of a built page. */
export function builtHtml(address: string): string {
  return readFileSync(fileOf(address), "utf8");
}

const parsed = new Map<string, BuiltPage>();

/** A built page, parsed once in each worker. */
export function builtPage(address: string): BuiltPage {
  const page = parsed.get(address) ?? readPage(builtHtml(address));
  parsed.set(address, page);
  return page;
}

/** Whether an address leads to a page of the build. */
export function isBuilt(address: string): boolean {
  return existsSync(fileOf(address));
}

/** Every page that was built in French. */
export const frenchPaths: readonly SitePath[] = sitePaths.filter((path) => isBuilt(frenchAddress(path)));
