/**
 * Builds the site into `dist`: English at its root, French below `/fr`, both in the same folder of assets. `--language
 * en` or `fr` builds one of them. `--hosted` requires the settings of a hosted backend, as a deployment should.
 * `--report` writes a report on the bundle's contents.
 */
import { once } from "node:events";
import { cp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { backendSettings } from "./build/backend-settings.ts";
import type { LanguageBuild } from "./build/build-language.ts";
import { compressFiles } from "./build/compress-files.ts";
import { distFolder as dist } from "./build/dist-folder.ts";
import { writeHeaders } from "./build/headers.ts";
import { writeLicences } from "./build/licences.ts";
import { buildOfflineWorker } from "./build/offline-worker.ts";
import { requestedLanguages, startIn, type LanguageCode } from "./build/site-languages.ts";
import { sitemapXml } from "../src/site/sitemap.ts";

const started = performance.now();
const hosted = process.argv.includes("--hosted");
const languages = requestedLanguages();

const settings = backendSettings(process.env, { hosted });

const folderOf = (language: LanguageCode) => `.cache/build-${process.pid}-${language}`;

const failure = new AbortController();

/** Builds a language in a process of its own. */
async function buildLanguage(language: LanguageCode): Promise<LanguageBuild> {
  const report = language === languages[0] && process.argv.includes("--report") ? ["--report"] : [];
  const child = startIn(language, "scripts/build/build-language.ts", [
    folderOf(language),
    ...(hosted ? ["--hosted"] : []),
    ...report,
  ]);
  let built: LanguageBuild | undefined;
  child.on("message", (message: LanguageBuild) => (built = message));
  failure.signal.addEventListener("abort", () => child.kill());
  const [code] = await once(child, "exit");
  // A failed build must not wait for the other language.
  if (code !== 0) failure.abort();
  if (code !== 0 || built === undefined) throw new Error(`The build of the language "${language}" failed.`);
  return built;
}

await rm(dist, { recursive: true, force: true });
let builds: readonly LanguageBuild[];
try {
  builds = await Promise.all(languages.map(buildLanguage));
  await cp("public", dist, { recursive: true });
  // Files of both languages have the same name only if they have the same content.
  for (const language of languages) await cp(folderOf(language), dist, { recursive: true });
} finally {
  await Promise.all(languages.map((language) => rm(folderOf(language), { recursive: true, force: true })));
}

await buildOfflineWorker(dist);
await writeLicences(dist);
await writeHeaders(dist, settings);
await writeFile(join(dist, "sitemap.xml"), sitemapXml(builds.flatMap(({ sitemap }) => sitemap)));
const sitemap = new URL("/sitemap.xml", builds[0]?.siteUrl);
await writeFile(join(dist, "robots.txt"), `User-agent: *\nAllow: /\n\nSitemap: ${sitemap.href}\n`);
await compressFiles(dist);

const seconds = ((performance.now() - started) / 1000).toFixed(1);
const pages = builds.reduce((sum, { pages: own }) => sum + own, 0);
console.log(`Built ${pages} pages in ${seconds} s.`);
if (process.argv.includes("--report")) console.log("Report on the bundle: .cache/bundle-report.html");
console.log(
  settings.kind === "hosted"
    ? `Leads go to ${settings.url}.`
    : "Leads go to the embedded backend of `npm start`. To deploy, use `npm run build:hosted`; see the README.",
);
