/**
 * Builds the site in one language, that of the process: the client code, then every page as HTML. Run by `build.ts`, a
 * process for each language, because one resolves `#text`, `#words`, `#locale` and `#addresses` in one language only.
 * The first argument names the folder to build into.
 */
import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { visualizer } from "rollup-plugin-visualizer";
import { build, type Manifest } from "vite";
import { addressBook } from "#addresses";
import { glossary } from "#text/glossary.ts";
import { searchActions } from "#text/search-actions.ts";
import { searchTopics, searchVocabulary } from "#text/search-vocabulary.ts";
import { offlineAddresses } from "../../src/app/offline/cached-pages.ts";
import { localDay } from "../../src/format/local-day.ts";
import { alternatesOf } from "../../src/site/alternates.ts";
import { addressOf } from "../../src/site/site-path.ts";
import { sitemapEntries } from "../../src/site/sitemap.ts";
import { manifestKey } from "../pages/site-pages.ts";
import { backendDefinitions, backendSettings } from "./backend-settings.ts";
import { chunkGroups } from "./chunk-groups.ts";
import { fontFace, inlineStyles } from "./inline-styles.ts";
import { bundledPackagesFile } from "./licences.ts";
import { insertPageHead, pageHead, type PageHead } from "./page-head.ts";
import { writeSearchIndex } from "./search-index.ts";
import { plainIcons } from "./plain-icons.ts";
import { recoverableImports } from "./recoverable-imports.ts";
import { shakeReactDom, shakeReactRouter } from "./shake-react.ts";
import { listsAsData } from "./lists-as-data.ts";
import { readClassNames, refuseLongClassNames, shortClassNames } from "./short-class-names.ts";
import { writeSocialImages } from "./social-images.ts";
import { webManifestTags, writeWebManifest } from "./web-manifest.ts";

const [, , dist = "", ...options] = process.argv;
if (dist === "") throw new Error("build-language.ts needs the folder to build into");
const report = options.includes("--report") ? ".cache/bundle-report.html" : undefined;
const serverBuild = `${dist}-server`;

const settings = backendSettings(process.env, { hosted: options.includes("--hosted") });
const define = {
  ...backendDefinitions(settings),
  "import.meta.env.BUILD_DAY": JSON.stringify(localDay(new Date())),
};

// Use the shortest hashes that the bundler allows: the app lists over a hundred file names, each page a dozen.
const assetFileNames = "assets/[name]-[hash:7][extname]";

const classNames = await readClassNames();
await build({
  configLoader: "native",
  logLevel: "warn",
  // Only builds register the service worker: the development server, Storybook and the tests have none.
  define: { ...define, "import.meta.env.OFFLINE_WORKER": "true" },
  plugins: [
    shakeReactDom(),
    shakeReactRouter(),
    recoverableImports(),
    plainIcons(),
    listsAsData(),
    shortClassNames(classNames),
    ...(report === undefined ? [] : [visualizer({ filename: report, brotliSize: true })]),
  ],
  build: {
    outDir: dist,
    manifest: true,
    copyPublicDir: false,
    license: { fileName: bundledPackagesFile },
    emptyOutDir: true,
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    rolldownOptions: {
      input: { loader: "src/app/loader.ts", app: "src/app/browser.tsx", styles: "src/design-system/styles.css" },
      // The loader awaits an export of the app.
      preserveEntrySignatures: "allow-extension",
      output: {
        codeSplitting: { groups: chunkGroups },
        assetFileNames,
        chunkFileNames: "assets/[name]-[hash:7].js",
        entryFileNames: "assets/[name]-[hash:7].js",
      },
    },
  },
});
await build({
  configLoader: "native",
  logLevel: "warn",
  define,
  plugins: [plainIcons(), shortClassNames(classNames)],
  build: {
    outDir: serverBuild,
    ssr: true,
    copyPublicDir: false,
    rolldownOptions: {
      input: ["src/app/prerender.tsx", "src/app/offline/prerender-offline-page.tsx"],
      // Pages name the same files as the app.
      output: { assetFileNames },
    },
  },
  // Its component is replaced.
  ssr: { noExternal: ["lucide-react"] },
});

const manifestFile = join(dist, ".vite/manifest.json");
const manifest = JSON.parse(await readFile(manifestFile, "utf8")) as Manifest;
await rm(manifestFile);

const fromServerBuild = (file: string) => import(pathToFileURL(join(process.cwd(), serverBuild, file)).href);
const prerender = (await fromServerBuild("prerender.js")) as typeof import("../../src/app/prerender.tsx");
const { renderOfflinePage } = (await fromServerBuild(
  "prerender-offline-page.js",
)) as typeof import("../../src/app/offline/prerender-offline-page.tsx");

const siteHead = pageHead(manifest, undefined);
const stylesheet = await readFile(join(dist, siteHead.stylesheet), "utf8");
const loader = await readFile(join(dist, siteHead.loader ?? ""));
const integrity = `sha256-${createHash("sha256").update(loader).digest("base64")}`;
const siteTags = await webManifestTags();

function fileOf(address: string): string {
  return address === "/" ? "index.html" : `${address.slice(1)}.html`;
}

async function writePage(address: string, rendered: string, head: PageHead) {
  refuseLongClassNames(rendered, classNames);
  // React escapes apostrophes, which only a value in single quotes would need.
  const document = insertPageHead(rendered.replaceAll("&#x27;", "'"), head, integrity).replace(
    "</head>",
    `${siteTags}</head>`,
  );
  const target = join(dist, fileOf(address));
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, inlineStyles(document, head.stylesheet, stylesheet));
}

for (const { path } of prerender.pages) {
  const address = addressOf(path);
  await writePage(address, await prerender.renderPage(address), pageHead(manifest, manifestKey(path), path));
}
const notFound = `${addressBook.root}/404`;
await writePage(notFound, await prerender.renderPage(notFound), siteHead);
const offlinePage = offlineAddresses(addressOf("/tools"))?.fallback ?? "";
await writePage(offlinePage, renderOfflinePage(), { ...siteHead, loader: undefined });
await writeFile(join(dist, siteHead.stylesheet), stylesheet.replaceAll(fontFace, ""));

const { site, siteDescription } = prerender;
await writeWebManifest(dist, site.name, siteDescription);
await writeSocialImages(join(dist, addressBook.root), site.name, serverBuild);
await writeSearchIndex(
  dist,
  prerender.pages.filter(({ isListed }) => isListed),
  glossary,
  { vocabulary: searchVocabulary, topics: searchTopics, actions: searchActions },
  fileOf,
);
await rm(serverBuild, { recursive: true });

const built = {
  pages: prerender.pages.length,
  sitemap: sitemapEntries(prerender.sitePages, { siteUrl: site.url, today: new Date(), alternatesOf }),
  siteUrl: site.url,
};
/** Report of a language's build to `build.ts`. */
export type LanguageBuild = typeof built;

process.send?.(built, () => process.disconnect());
