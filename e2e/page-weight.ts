import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

/** The compressed size of a built page, in bytes. */
export interface PageWeight {
  /** HTML with inlined styles. */
  readonly html: number;
  readonly loader: number;
  /** The code shared by all pages. */
  readonly app: number;
  /** The largest code file that isn't shared by all pages: the page's own module. */
  readonly pageModule: number;
  /** All code of the page after hydration. */
  readonly inAll: number;
  /** Number of code files of the page after hydration, without the loader. */
  readonly codeFiles: number;
  /** The page and the files that its first screen needs, without the app, which the page or its loader requests behind them. */
  readonly files: number;
}

function sizeOf(folder: string, path: string): number {
  const file = join(folder, path);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** The code files that a page lists for its loader. */
function codeFiles(html: string): string[] {
  const code = /data-app="([^"]*)"/.exec(html)?.[1];
  if (code === undefined) throw new Error("The page has no loader");
  return code.split(" ");
}

/** The files that the HTML makes a browser fetch at once, without the preloaded modules of the app. */
function filesWithPage(html: string): readonly string[] {
  const scripted = html
    .replaceAll(/<noscript>[\s\S]*?<\/noscript>/g, "")
    .replaceAll(/<link\b[^>]*\bas="fetch"[^>]*>/g, "");
  return [
    ...(scripted.match(/<(?:script|img|iframe|source)\b[^>]*\ssrc="[^"]*"/g) ?? []),
    ...(scripted.match(/<link\b[^>]*\brel="(?:stylesheet|preload)"/g) ?? []),
    ...new Set(scripted.match(/(?<=<use href=")[^#"]+/g)),
  ];
}

const htmlOf = (path: string) => (path === "/" ? "/index.html" : `${path}.html`);

/** Bytes by which the size of a page's HTML has varied with nothing but the hashes in the names of its files. */
export const hashVariation = 80;

/** The compressed size of a page's HTML with other hashes, which depend on the names of the files alone. */
export function weighWithFixedHashes(folder: string, path: string): number {
  const hash = (name: string) => createHash("sha256").update(name).digest("base64url").slice(0, 7);
  const html = readFileSync(join(folder, htmlOf(path)), "utf8").replaceAll(
    /(?<=\/assets\/)([\w.-]+?)-[\w-]{7}(?=\.(?:js|css|svg|woff2)\b)/g,
    (_, name: string) => `${name}-${hash(name)}`,
  );
  return brotliCompressSync(html).length;
}

/** Weighs a page of a built site. */
export function weighPage(folder: string, path: string): PageWeight {
  const name = htmlOf(path);
  const html = readFileSync(join(folder, name), "utf8");
  const shared = new Set(codeFiles(readFileSync(join(folder, "404.html"), "utf8")));
  const sum = (files: readonly string[]) => files.reduce((total, file) => total + sizeOf(folder, file), 0);
  const files = codeFiles(html);
  const loader = /<script type="module" src="([^"]*)"/.exec(html)?.[1];
  if (loader === undefined) throw new Error(`${name} has no loader`);
  // A chunk shared with the app would make every page load the app at once.
  if (/\bimport\s*[{*\w"']/.test(readFileSync(join(folder, loader), "utf8")))
    throw new Error(`${loader} imports other files; the loader must be a single file`);
  return {
    html: sizeOf(folder, name),
    loader: sizeOf(folder, loader),
    app: sum([...shared]),
    pageModule: Math.max(
      0,
      ...files.filter((file) => /-page-[\w-]+\.js$/.test(file)).map((file) => sizeOf(folder, file)),
    ),
    inAll: sum(files),
    codeFiles: files.length,
    files: 1 + filesWithPage(html).length,
  };
}

/**
 * The code files of a page that aren't shared by all pages: its modules and, recursively, their static and dynamic
 * imports.
 */
function codeBehind(folder: string, path: string, shared: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set<string>();
  const open = codeFiles(readFileSync(join(folder, htmlOf(path)), "utf8"));
  for (const file of open) {
    if (shared.has(file) || found.has(file)) continue;
    found.add(file);
    const imports = readFileSync(join(folder, file), "utf8").matchAll(
      /\b(?:from|import)\s*\(?\s*["'`]\.\/([\w.-]+\.js)/g,
    );
    // The loop also visits the entries added here.
    for (const [, name] of imports) open.push(`/assets/${name ?? ""}`);
  }
  return found;
}

/**
 * Weighs the code of each tool, lazily loaded parts included. Excludes code shared by most tools and code that other
 * pages use, such as dialogs.
 * @param others - The pages that aren't tools.
 */
export function weighTools(
  folder: string,
  tools: readonly string[],
  others: readonly string[],
): ReadonlyMap<string, number> {
  const ofApp = new Set(codeFiles(readFileSync(join(folder, "404.html"), "utf8")));
  const shared = new Set(ofApp);
  for (const path of others) for (const file of codeBehind(folder, path, ofApp)) shared.add(file);
  const code = new Map(tools.map((path) => [path, codeBehind(folder, path, shared)]));
  const isOwn = (file: string) => [...code.values()].filter((files) => files.has(file)).length < tools.length / 2;
  return new Map(
    [...code].map(([path, files]) => [
      path,
      [...files].filter(isOwn).reduce((total, file) => total + sizeOf(folder, file), 0),
    ]),
  );
}
