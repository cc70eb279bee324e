import type { Manifest } from "vite";

/** What the build adds to the `<head>` of a page: the names with hashes that only it knows. */
export interface PageHead {
  readonly stylesheet: string;
  readonly fonts: readonly string[];
  /** The loader's address; a page that stands alone has none. */
  readonly loader: string | undefined;
  /** The app's address, which the loader fetches later. */
  readonly app: string;
  /** Further modules that the app imports on this page, each after those it imports itself. */
  readonly modules: readonly string[];
}

/** Every module that a chunk imports, each after those it imports itself, the chunk last. */
function closure(manifest: Manifest, key: string, visited = new Set<string>()): readonly string[] {
  const chunk = manifest[key];
  if (chunk === undefined || visited.has(key)) return [];
  visited.add(key);
  return [...(chunk.imports ?? []).flatMap((imported) => closure(manifest, imported, visited)), chunk.file];
}

function fileOf(manifest: Manifest, key: string): string {
  const file = manifest[key]?.file;
  if (file === undefined) throw new Error(`The build made no ${key}`);
  return `/${file}`;
}

/**
 * Reads a page's head from the client build.
 * @param module - The page's source file, relative to the project, or `undefined` for the not-found page.
 */
export function pageHead(manifest: Manifest, module: string | undefined): PageHead {
  const app = fileOf(manifest, "src/app/browser.tsx");
  const modules = [
    ...closure(manifest, "src/app/browser.tsx"),
    ...(module === undefined ? [] : closure(manifest, module)),
  ].map((file) => `/${file}`);
  const displayFont = Object.values(manifest).flatMap(({ assets = [] }) =>
    assets.filter((a) => /newsreader.*woff2$/.test(a)),
  );
  const textFont = Object.values(manifest).flatMap(({ assets = [] }) =>
    assets.filter((a) => /atkinson.*woff2$/.test(a)),
  );
  const loader = fileOf(manifest, "src/app/loader.ts");
  return {
    stylesheet: fileOf(manifest, "src/design-system/styles.css"),
    fonts: [...new Set([...displayFont, ...textFont])].map((file) => `/${file}`),
    loader,
    app,
    modules: [...new Set(modules)].filter((file) => file !== app && file !== loader),
  };
}

/**
 * Puts the head's tags into a rendered document.
 * @param integrity - Hash of the loader's file, as `integrity` takes it: a host that changed it would be refused.
 */
export function insertPageHead(html: string, head: PageHead, integrity: string): string {
  // Not `async`: while a script of the page is awaited, so is the document's end, at which browsers look through the
  // page's fields for their autofill and have everything around them laid out. So the page is shown before that.
  const tags = [
    head.loader === undefined
      ? ""
      : `<script type="module" src="${head.loader}" integrity="${integrity}" data-app="${head.app}" data-styles="${head.stylesheet}" data-modules="${head.modules.join(" ")}"></script>`,
    `<link rel="stylesheet" href="${head.stylesheet}">`,
    ...head.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin="">`),
  ].join("");
  if (!html.includes("</head>")) throw new Error("The document has no head");
  return html.replace("</head>", `${tags}</head>`);
}
