/**
 * Compares the appearance of galleries and pages in the working tree with another commit, on this machine, so that no
 * stored picture depends on installed fonts.
 *
 * `npm run visual` compares with HEAD, `npm run visual -- main` with another commit, `npm run visual -- main
 * design-system-button` only stories whose id has this prefix, and `npm run visual -- main --changed` only stories that
 * import a changed file, directly or indirectly. The report is `.cache/visual/index.html`; the exit status is 1 when a
 * review is needed.
 */
import { execFileSync } from "node:child_process";
import { mkdir, rm, symlink, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { chromium, type Page } from "playwright";
import { PNG } from "pngjs";
import sirv from "sirv";
import { browserFlags, findBrowser } from "../machine/find-browser.ts";
import { visualArguments } from "./arguments.ts";
import { changedFiles, isFoundation, storiesOn } from "./changed-stories.ts";
import { comparePictures } from "./compare-pictures.ts";
import { photograph, type Mode } from "./photograph.ts";
import { needsReview, pictureName, reportPage, type Finding } from "./report.ts";

const folder = resolve(".cache/visual");
const { commit, stories: wanted, changed } = visualArguments(process.argv.slice(2));

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

interface OptedInStory {
  readonly id: string;
  /** The story's file as Storybook names it: "./stories/design-system/button.stories.tsx". */
  readonly file: string;
  readonly modes: Readonly<Record<string, Mode>>;
}

/** The stories that opt in to snapshots, with their modes, from Storybook's preview. */
async function optedIn(page: Page, address: string): Promise<readonly OptedInStory[]> {
  await page.goto(`${address}/iframe.html`);
  const found = await page.evaluate(async () => {
    const preview: unknown = Reflect.get(window, "__STORYBOOK_PREVIEW__");
    if (typeof preview !== "object" || preview === null || !("extract" in preview)) throw new Error("No preview");
    if (typeof preview.extract !== "function") throw new Error("No preview");
    // On a busy machine the preview may not have read its index yet, and would throw.
    if ("initializationPromise" in preview) await preview.initializationPromise;
    const stories: Record<
      string,
      { parameters: { fileName: string; chromatic?: { disableSnapshot?: boolean; modes?: object } } }
    > = await preview.extract();
    return Object.entries(stories).flatMap(([id, { parameters }]) =>
      parameters.chromatic?.disableSnapshot === false
        ? [{ id, file: parameters.fileName, modes: parameters.chromatic.modes ?? {} }]
        : [],
    );
  });
  return found as readonly OptedInStory[];
}

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

const browser = await chromium.launch({ executablePath: findBrowser("for tests"), args: browserFlags });
const before = await serve(join(folder, "before"));
const after = await serve(join(folder, "after"));
const all = await optedIn(await browser.newPage(), after.address);

/** The story files to compare: all, or those affected by a change. */
function wantedFiles(): ReadonlySet<string> {
  const files = all.map(({ file }) => file);
  if (!changed) return new Set(files);
  const changes = changedFiles(commit);
  const foundation = changes.find(isFoundation);
  if (foundation !== undefined) console.log(`Every story depends on ${foundation}, so all are compared.`);
  return storiesOn(changes, files);
}

const files = wantedFiles();
const shots = all
  .filter(({ id }) => wanted.length === 0 || wanted.some((prefix) => id.startsWith(prefix)))
  .filter(({ file }) => files.has(file))
  .flatMap(({ id, modes }) => Object.entries(modes).map(([mode, settings]) => ({ story: id, mode, settings })));

console.log(`${shots.length} pictures of ${new Set(shots.map(({ story }) => story)).size} stories.`);

async function keep(name: string, kind: string, picture: PNG): Promise<void> {
  await writeFile(join(folder, `${name}-${kind}.png`), PNG.sync.write(picture));
}

async function look({ story, mode, settings }: (typeof shots)[number]): Promise<Finding> {
  const name = pictureName(story, mode);
  try {
    const [was, is] = await Promise.all([
      photograph(browser, before.address, story, settings),
      photograph(browser, after.address, story, settings),
    ]);
    if (is === undefined) throw new Error("Storybook lacks this story");
    if (was === undefined) {
      await keep(name, "after", is);
      return { kind: "added", story, mode };
    }
    const { share, picture } = comparePictures(was, is);
    if (share === 0) return { kind: "same", story, mode };
    await Promise.all([keep(name, "before", was), keep(name, "after", is), keep(name, "difference", picture)]);
    return { kind: "different", story, mode, share };
  } catch (error) {
    return { kind: "broken", story, mode, cause: String(error) };
  }
}

const findings: Finding[] = [];
const waiting = [...shots];
/** Processes the queue of pictures. */
async function work(): Promise<void> {
  for (let shot = waiting.shift(); shot !== undefined; shot = waiting.shift()) {
    const finding = await look(shot);
    findings.push(finding);
    if (finding.kind !== "same") console.log(`${finding.kind}: ${finding.story}, ${finding.mode}`);
  }
}
await Promise.all(Array.from({ length: availableParallelism() }, work));

await browser.close();
before.server.close();
after.server.close();
await writeFile(join(folder, "index.html"), reportPage(commit, findings));
const different = findings.filter(({ kind }) => kind !== "same").length;
console.log(`${different} of ${findings.length} pictures differ. Report: ${join(folder, "index.html")}`);
process.exitCode = needsReview(findings) ? 1 : 0;
