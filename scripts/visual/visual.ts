/**
 * Compares the appearance of galleries and pages in the working tree with another commit, on this machine, so that no
 * stored picture depends on installed fonts.
 *
 * `npm run visual` compares with HEAD, `npm run visual -- main` with another commit, and `npm run visual -- main
 * design-system-button` only stories whose id has this prefix. The exit status is 1 when a picture differs, is new or
 * could not be taken; the report, `.cache/visual/report/index.html`, shows each with its difference.
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { resolve } from "node:path";
import { chromium } from "playwright";
import sirv from "sirv";
import { browserFlags, findBrowser } from "../machine/find-browser.ts";
import { listenInProcess } from "../machine/listen.ts";
import { checkOut } from "../machine/other-commit.ts";

const folder = resolve(".cache/visual");
const [commit = "HEAD", ...prefixes] = process.argv.slice(2);

function buildStorybook(tree: string, name: "before" | "after"): void {
  const output = `${folder}/${name}`;
  execFileSync("storybook", ["build", "-o", output, "--quiet", "--disable-telemetry"], { cwd: tree, stdio: "inherit" });
}

export interface OptedInStory {
  readonly id: string;
  /** The viewport's width in pixels and the theme of each picture, by name. */
  readonly modes: Readonly<Record<string, { readonly viewport: number; readonly theme: string }>>;
}

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
    type Settings = Pick<OptedInStory, "modes"> & { readonly disableSnapshot: boolean };
    const stories: Record<string, { parameters: { chromatic: Settings } }> = await preview.extract();
    return Object.entries(stories).flatMap(([id, { parameters }]) => {
      const { disableSnapshot, modes } = parameters.chromatic;
      return disableSnapshot ? [] : [{ id, modes }];
    });
  });
  await browser.close();
  return found;
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
const isNamed = (id: string) => prefixes.length === 0 || prefixes.some((prefix) => id.startsWith(prefix));
const stories = (await optedIn(address)).filter(({ id }) => isNamed(id));
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
