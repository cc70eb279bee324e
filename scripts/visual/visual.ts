/**
 * Compares the appearance of galleries and pages in the working tree with another commit, on this machine, so that no
 * stored picture depends on installed fonts.
 *
 * `npm run visual` compares with HEAD, `npm run visual -- main` with another commit, `npm run visual -- main
 * design-system-button` only stories whose id has this prefix, and `npm run visual -- main --changed` only stories that
 * import a changed file, directly or indirectly. The exit status is 1 when a picture differs, is new or could not be
 * taken; the report, `.cache/visual/report/index.html`, shows each with its difference.
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import sirv from "sirv";
import { browserFlags, findBrowser } from "../machine/find-browser.ts";
import { listenInProcess } from "../machine/listen.ts";
import { checkOut } from "../machine/other-commit.ts";

const folder = resolve(".cache/visual");
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { changed: { type: "boolean", default: false } },
});
const [commit = "HEAD", ...prefixes] = positionals;

function buildStorybook(tree: string, name: "before" | "after"): void {
  const output = `${folder}/${name}`;
  execFileSync("storybook", ["build", "-o", output, "--quiet", "--disable-telemetry"], { cwd: tree, stdio: "inherit" });
}

export interface OptedInStory {
  readonly id: string;
  /** The story's file as Storybook names it: "./stories/design-system/button.stories.tsx". */
  readonly file: string;
  /** The viewport's width in pixels and the theme of each picture, by name. */
  readonly modes: Readonly<Record<string, { readonly viewport: number; readonly theme: string }>>;
}

type OptedIn = Pick<OptedInStory, "modes"> & { readonly disableSnapshot: boolean };

/** The stories that opt in to snapshots, with their modes, from Storybook's preview. */
async function optedIn(address: string): Promise<readonly OptedInStory[]> {
  const browser = await chromium.launch({ executablePath: findBrowser("for tests"), args: browserFlags });
  const page = await browser.newPage();
  await page.goto(`${address}/after/iframe.html`);
  const found = await page.evaluate(async () => {
    const preview: unknown = Reflect.get(window, "__STORYBOOK_PREVIEW__");
    if (typeof preview !== "object" || preview === null || !("extract" in preview)) throw new Error("No preview");
    if (typeof preview.extract !== "function") throw new Error("No preview");
    // On a busy machine the preview may not have read its index yet, and would throw.
    if ("ready" in preview && typeof preview.ready === "function") await preview.ready();
    const stories: Record<string, { parameters: { fileName: string; chromatic: OptedIn } }> = await preview.extract();
    return Object.entries(stories).flatMap(([id, { parameters }]) => {
      const { fileName: file, chromatic } = parameters;
      return chromatic.disableSnapshot ? [] : [{ id, file, modes: chromatic.modes }];
    });
  });
  await browser.close();
  return found;
}

/** Files on which every story depends: Storybook's settings, style sheets, dependencies. */
const foundations = [".storybook", "package-lock.json", "src/**/*.css", "src/design-system/fonts"];

/** A test of whether a story's file imports one that has changed, directly or indirectly. */
function changedFiles(): (file: string) => boolean {
  const changed = execFileSync("git", ["diff", "--name-only", commit, "--", ...foundations], { encoding: "utf8" });
  if (changed !== "") {
    console.log(`Every story depends on these, so all are compared:\n${changed}`);
    return () => true;
  }
  const list = ["list", "--project", "stories", "--changed", commit, "--filesOnly", "--json"];
  const found: readonly { readonly file: string }[] = JSON.parse(execFileSync("vitest", list, { encoding: "utf8" }));
  const files = new Set(found.map(({ file }) => `./${relative(".", file)}`));
  return (file) => files.has(file);
}

/** Takes the pictures of a Storybook. @returns Whether all were taken and none differs from the stored ones. */
async function photograph(address: string, name: "before" | "after", flags: readonly string[]): Promise<boolean> {
  const run = spawn("playwright", ["test", "--config", "scripts/visual/playwright.config.ts", ...flags], {
    stdio: "inherit",
    env: { ...process.env, STORYBOOK_ADDRESS: `${address}/${name}/` },
  });
  const [status] = await once(run, "exit");
  return status === 0;
}

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
checkOut(commit, (tree) => buildStorybook(tree, "before")).remove();
buildStorybook(".", "after");

const server = createServer(sirv(folder));
const address = await listenInProcess(server);
const isChanged = values.changed ? changedFiles() : () => true;
const isNamed = (id: string) => prefixes.length === 0 || prefixes.some((prefix) => id.startsWith(prefix));
const stories = (await optedIn(address)).filter(({ id, file }) => isNamed(id) && isChanged(file));
await writeFile(`${folder}/stories.json`, JSON.stringify(stories));
console.log(`${stories.length} stories.`);
if (stories.length > 0) {
  // Stories that the other commit can't show are found below, where they have no picture to compare with.
  await photograph(address, "before", ["--update-snapshots=all", "--reporter=line"]);
  const isSame = await photograph(address, "after", ["--update-snapshots=none"]);
  console.log(`Report: ${folder}/report/index.html`);
  process.exitCode = isSame ? 0 : 1;
}
server.closeAllConnections();
server.close();
