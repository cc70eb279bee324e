import type { Manifest } from "vite";
import { toolIds } from "../../src/domain/tool-id.ts";

/** Hashed file names that the build adds to the `<head>` of a page. */
export interface PageHead {
  readonly stylesheet: string;
  readonly fonts: readonly string[];
  /** URL of the loader; `undefined` for a page without scripts. */
  readonly loader: string | undefined;
  /** URLs of all code that this page needs, which the loader fetches later: dependencies first, the app last. */
  readonly code: readonly string[];
  /** Whether the HTML requests the app itself, at low priority, instead of leaving that to the loader. */
  readonly preloadsApp: boolean;
}

/** All static imports of a chunk, dependencies first, then the chunk itself. */
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

/** The pages that answer a question only once the app runs. */
const toolPages: ReadonlySet<string> = new Set(toolIds.map((id) => `/tools/${id}`));

/**
 * Reads a page's file names from the manifest of the client build.
 * @param module - The page's source file, relative to the project, or `undefined` for the not-found page.
 * @param path - The page's path.
 */
export function pageHead(manifest: Manifest, module: string | undefined, path?: string): PageHead {
  const app = fileOf(manifest, "src/app/browser.tsx");
  const modules = [
    ...closure(manifest, "src/app/browser.tsx"),
    ...(module === undefined ? [] : closure(manifest, module)),
  ].map((file) => `/${file}`);
  const assets = [...new Set(Object.values(manifest).flatMap((chunk) => chunk.assets ?? []))];
  const fonts = [/newsreader.*woff2$/, /atkinson.*woff2$/].flatMap((font) => assets.filter((file) => font.test(file)));
  const loader = fileOf(manifest, "src/app/loader.ts");
  return {
    stylesheet: fileOf(manifest, "src/design-system/styles.css"),
    fonts: fonts.map((file) => `/${file}`),
    loader,
    code: [...new Set(modules)].filter((file) => file !== app && file !== loader).concat(app),
    preloadsApp: path !== undefined && toolPages.has(path),
  };
}

/**
 * Inserts the head's tags into a rendered document.
 * @param integrity - The loader's hash for its `integrity` attribute, so that browsers refuse a loader that the host
 * has changed.
 */
export function insertPageHead(html: string, head: PageHead, integrity: string): string {
  // Not `async`: a deferred module delays `DOMContentLoaded`, at which browsers scan form fields for autofill and force
  // a layout, so the page is painted before that.
  const tags = [
    head.loader === undefined
      ? ""
      : `<script type="module" src="${head.loader}" integrity="${integrity}" data-app="${head.code.join(" ")}" data-styles="${head.stylesheet}"></script>`,
    `<link rel="stylesheet" href="${head.stylesheet}">`,
    ...head.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin="">`),
    // Preloaded for `fetch`, as the loader requests them: browsers remember a failed `modulepreload` (`fetch-code.ts`).
    // After the fonts, so that hosts that ignore priorities send those first.
    ...(head.preloadsApp ? head.code : []).map(
      (href) => `<link rel="preload" href="${href}" as="fetch" crossorigin="" fetchpriority="low">`,
    ),
  ].join("");
  if (!html.includes("</head>")) throw new Error("The document has no head");
  return html.replace("</head>", `${tags}</head>`);
}
