/**
 * Builds the site into `dist`: the client code, then every page of the registry as HTML. `--hosted` requires the
 * settings of a hosted backend, as a deployment should. `--report` writes a report on the bundle's contents.
 */
import { createHash } from "node:crypto";
import { readFile, mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { visualizer } from "rollup-plugin-visualizer";
import { build, type Manifest } from "vite";
import { localDay } from "../src/format/local-day.ts";
import { offlinePage } from "../src/app/offline/cached-pages.ts";
import { glossary } from "#text/glossary.ts";
import { searchActions } from "#text/search-actions.ts";
import { searchVocabulary } from "#text/search-vocabulary.ts";
import { backendSettings } from "./build/backend-settings.ts";
import { distFolder } from "./build/dist-folder.ts";
import { backendDefinitions } from "./build/backend-definitions.ts";
import { chunkGroups } from "./build/chunk-groups.ts";
import { compressFiles } from "./build/compress-files.ts";
import { dropFontFaces, styleInliner } from "./build/inline-styles.ts";
import { insertPageHead, pageHead, type PageHead } from "./build/page-head.ts";
import { writeHeaders } from "./build/headers.ts";
import { buildOfflineWorker } from "./build/offline-worker.ts";
import { bundledPackagesFile, writeLicences } from "./build/licences.ts";
import { shakeReactRouter } from "./build/shake-react-router.ts";
import { writeSearchIndex } from "./build/search-index.ts";
import { writeSitemap } from "./build/sitemap.ts";
import { writeSocialImages } from "./build/social-images.ts";
import { manifestKey } from "./pages/site-pages.ts";
import { warnOfAgedFigures } from "./figures/warn-of-aged-figures.ts";
import { webManifestTags, writeWebManifest } from "./build/web-manifest.ts";

const started = performance.now();
const hosted = process.argv.includes("--hosted");
const report = process.argv.includes("--report") ? ".cache/bundle-report.html" : undefined;
const dist = distFolder();
const serverBuild = `.cache/prerender-${process.pid}`;

await warnOfAgedFigures(new Date().toISOString().slice(0, 10));
const settings = backendSettings(process.env, { hosted });
const define = {
  ...(await backendDefinitions(settings)),
  "import.meta.env.BUILD_DAY": JSON.stringify(localDay(new Date())),
};

await rm(dist, { recursive: true, force: true });
await build({
  logLevel: "warn",
  // Only builds register the service worker: the development server, Storybook and the tests have none.
  define: { ...define, "import.meta.env.OFFLINE_WORKER": "true" },
  plugins: [shakeReactRouter(), ...(report === undefined ? [] : [visualizer({ filename: report, brotliSize: true })])],
  build: {
    outDir: dist,
    manifest: true,
    license: { fileName: bundledPackagesFile },
    modulePreload: {
      polyfill: false,
      // The app's own dependencies are loaded before any page is fetched, so pages don't preload them.
      resolveDependencies: (_, files) => files.filter((file) => !/\/(rolldown-runtime|react)-/.test(file)),
    },
    emptyOutDir: true,
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    rolldownOptions: {
      input: ["src/app/loader.ts", "src/app/browser.tsx", "src/design-system/styles.css"],
      // The loader awaits an export of the app.
      preserveEntrySignatures: "exports-only",
      output: {
        codeSplitting: { groups: chunkGroups },
        // Use the shortest hashes that the bundler allows: the app lists over a hundred file names, each page a dozen.
        assetFileNames: "assets/[name]-[hash:7][extname]",
        chunkFileNames: "assets/[name]-[hash:7].js",
        entryFileNames: "assets/[name]-[hash:7].js",
      },
    },
  },
});
await build({
  logLevel: "warn",
  define,
  build: {
    outDir: serverBuild,
    ssr: true,
    copyPublicDir: false,
    rolldownOptions: { input: ["src/app/prerender.tsx", "src/app/offline/prerender-offline-page.tsx"] },
  },
});
await buildOfflineWorker(dist);

const manifestFile = join(dist, ".vite/manifest.json");
const manifest = JSON.parse(await readFile(manifestFile, "utf8")) as Manifest;
await writeLicences(dist);
await rm(dirname(manifestFile), { recursive: true });

const fromServerBuild = (file: string) => import(pathToFileURL(join(process.cwd(), serverBuild, file)).href);
const prerender = (await fromServerBuild("prerender.js")) as typeof import("../src/app/prerender.tsx");
const { renderOfflinePage } = (await fromServerBuild(
  "prerender-offline-page.js",
)) as typeof import("../src/app/offline/prerender-offline-page.tsx");

const inlineStyles = styleInliner(dist);
const stylesOfPages = new Map<string, string>();
const loader = await readFile(join(dist, pageHead(manifest, undefined).loader ?? ""));
const integrity = `sha256-${createHash("sha256").update(loader).digest("base64")}`;

const siteTags = await webManifestTags();

function fileOf(path: string): string {
  return path === "/" ? "index.html" : `${path.slice(1)}.html`;
}

async function writePage(file: string, path: string, module: string | undefined) {
  return writeDocument(file, await prerender.renderPage(path), pageHead(manifest, module));
}

async function writeDocument(file: string, rendered: string, head: PageHead) {
  const document = insertPageHead(rendered, head, integrity).replace("</head>", `${siteTags}</head>`);
  const { html, styleSources } = await inlineStyles(document, head.stylesheet);
  const target = join(dist, file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, html);
  return styleSources;
}

const pagesStarted = performance.now();
for (const { path } of prerender.pages) {
  stylesOfPages.set(path, await writePage(fileOf(path), path, manifestKey(path)));
}
await writePage("404.html", "/404", undefined);
await writeDocument(fileOf(offlinePage), renderOfflinePage(), { ...pageHead(manifest, undefined), loader: undefined });
await dropFontFaces(join(dist, pageHead(manifest, undefined).stylesheet));
const perPage = (performance.now() - pagesStarted) / (prerender.pages.length + 1);

await writeHeaders(dist, settings, stylesOfPages);
await writeSitemap(dist, prerender.sitePages, prerender.site.url);
await writeWebManifest(dist, { ...prerender.site, description: prerender.siteDescription });
await writeSocialImages(dist, prerender.site.name);
await writeSearchIndex(
  dist,
  prerender.pages.filter(({ isListed }) => isListed),
  glossary,
  { vocabulary: searchVocabulary, actions: searchActions },
  fileOf,
);
await compressFiles(dist);
await rm(serverBuild, { recursive: true });

const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`Built ${prerender.pages.length} pages in ${seconds} s (${perPage.toFixed(1)} ms a page to render).`);
if (report !== undefined) console.log(`Report on the bundle: ${report}`);
console.log(
  settings.kind === "hosted"
    ? `Leads go to ${settings.url}.`
    : "Leads go to the embedded backend of `npm start`. To deploy, use `npm run build:hosted`; see the README.",
);
