/**
 * Compares what galleries and pages look like in the working tree with how they look at another commit, on this
 * machine, so that no stored picture depends on anybody's fonts.
 *
 * `npm run visual` compares with HEAD; `npm run visual -- main` with any other commit, and
 * `npm run visual -- main design-system-button` only the stories whose id starts so. The report is
 * `.cache/visual/index.html`.
 */
import { execFileSync } from "node:child_process";
import { mkdir, rm, symlink, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { join, resolve } from "node:path";
import pixelmatch from "pixelmatch";
import { chromium, type Browser, type Page } from "playwright";
import { PNG } from "pngjs";
import sirv from "sirv";
import { browserFlags, findBrowser } from "./find-browser.ts";

interface Mode {
  readonly viewport: number;
  readonly theme: string;
}

interface Shot {
  readonly story: string;
  readonly mode: string;
}

const folder = resolve(".cache/visual");
const commit = process.argv[2] ?? "HEAD";
const wanted = process.argv[3] ?? "";

/** Builds the Storybook of a tree into a folder. */
function buildStorybook(tree: string, output: string): void {
  execFileSync("storybook", ["build", "-o", output, "--quiet", "--disable-telemetry"], { cwd: tree, stdio: "inherit" });
}

async function serve(root: string): Promise<{ readonly server: Server; readonly address: string }> {
  const server = createServer(sirv(root));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const bound = server.address();
  if (bound === null || typeof bound === "string") throw new Error("No port");
  return { server, address: `http://127.0.0.1:${bound.port}` };
}

/** The stories that opt in, each with its modes, as Storybook itself knows them. */
async function optedIn(page: Page, address: string): Promise<ReadonlyMap<string, Readonly<Record<string, Mode>>>> {
  await page.goto(`${address}/iframe.html`);
  const found = await page.evaluate(async () => {
    const preview: unknown = Reflect.get(window, "__STORYBOOK_PREVIEW__");
    if (typeof preview !== "object" || preview === null || !("extract" in preview)) throw new Error("No preview");
    if (typeof preview.extract !== "function") throw new Error("No preview");
    const stories: Record<string, { parameters: { chromatic?: { disableSnapshot?: boolean; modes?: object } } }> =
      await preview.extract();
    return Object.entries(stories).flatMap(([id, { parameters }]) =>
      parameters.chromatic?.disableSnapshot === false ? [[id, parameters.chromatic.modes ?? {}] as const] : [],
    );
  });
  return new Map(found as [string, Record<string, Mode>][]);
}

/** Takes the picture of a story, or nothing where the tree doesn't have it. */
async function photograph(browser: Browser, address: string, { story, mode }: Shot, { viewport, theme }: Mode) {
  const page = await browser.newPage({ viewport: { width: viewport, height: 900 }, reducedMotion: "reduce" });
  try {
    await page.goto(`${address}/iframe.html?id=${story}&viewMode=story&globals=theme:${theme}`);
    // Storybook says on the body what it shows: the story, an error, or that there is no such story.
    await page.waitForSelector("body.sb-show-main, body.sb-show-errordisplay, body.sb-show-nopreview", {
      timeout: 20_000,
    });
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => document.fonts.ready);
    const isShown = await page.locator("body.sb-show-main").count();
    return isShown === 0 ? undefined : PNG.sync.read(await page.screenshot({ fullPage: true, animations: "disabled" }));
  } catch (error) {
    throw new Error(`${story} in ${mode} could not be photographed`, { cause: error });
  } finally {
    await page.close();
  }
}

/** Share of pixels that differ, from 0 to 1, and the picture that shows them. Different sizes differ wholly. */
function compare(before: PNG, after: PNG): { readonly share: number; readonly picture: PNG | undefined } {
  if (before.width !== after.width || before.height !== after.height) return { share: 1, picture: undefined };
  const picture = new PNG({ width: after.width, height: after.height });
  const different = pixelmatch(before.data, after.data, picture.data, after.width, after.height, { threshold: 0.1 });
  return { share: different / (after.width * after.height), picture };
}

const page = (rows: readonly string[], total: number) => `<!doctype html><meta charset="utf-8">
<title>Visual differences</title>
<style>body{font:16px/1.5 system-ui;margin:2rem}img{max-width:32%;border:1px solid #999;vertical-align:top}</style>
<h1>${rows.length} of ${total} pictures differ from ${commit}</h1>${rows.join("")}`;

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const otherTree = join(folder, "tree");
execFileSync("git", ["worktree", "add", "--detach", otherTree, commit], { stdio: "inherit" });
try {
  await symlink(resolve("node_modules"), join(otherTree, "node_modules"));
  buildStorybook(otherTree, join(folder, "before"));
  buildStorybook(".", join(folder, "after"));
} finally {
  execFileSync("git", ["worktree", "remove", "--force", otherTree]);
}

const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
const before = await serve(join(folder, "before"));
const after = await serve(join(folder, "after"));
const stories = await optedIn(await browser.newPage(), after.address);
const rows: string[] = [];
let total = 0;
for (const [story, modes] of stories) {
  if (!story.startsWith(wanted)) continue;
  for (const [mode, settings] of Object.entries(modes)) {
    total += 1;
    const shot = { story, mode };
    const [was, is] = [
      await photograph(browser, before.address, shot, settings),
      await photograph(browser, after.address, shot, settings),
    ];
    if (is === undefined) throw new Error(`${story} does not render`);
    const { share, picture } = was === undefined ? { share: 1, picture: undefined } : compare(was, is);
    if (share === 0) continue;
    const name = `${story}-${mode.replace(" ", "-")}`;
    const pictures = Object.entries({ before: was, after: is, difference: picture });
    for (const [kind, png] of pictures) {
      if (png !== undefined) await writeFile(join(folder, `${name}-${kind}.png`), PNG.sync.write(png));
    }
    const images = pictures.flatMap(([kind, png]) =>
      png === undefined ? [] : [`<img src="${name}-${kind}.png" alt="${kind}">`],
    );
    rows.push(`<h2>${story}, ${mode}: ${(share * 100).toFixed(2)} %</h2>${images.join("")}`);
    console.log(`differs: ${story}, ${mode} (${(share * 100).toFixed(2)} %)`);
  }
}
await browser.close();
before.server.close();
after.server.close();
await writeFile(join(folder, "index.html"), page(rows, total));
console.log(`${rows.length} of ${total} pictures differ. Report: ${join(folder, "index.html")}`);
