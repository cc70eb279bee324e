import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ownPages } from "../../scripts/pages/own-pages.ts";
import { registry } from "#site/registry.ts";
import { sitePaths, type SitePath } from "#site/site-path.ts";
import { isInteractive, storiesIn, storiesOf } from "./story-plays.ts";

function files(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => join(entry.parentPath, entry.name));
}

const stories = files("stories", ".stories.tsx").map((file) => ({ file, text: readFileSync(file, "utf8") }));
const storyText = stories.map(({ text }) => text).join("\n");

/** The parts of a room: folders with components, and single-file components. */
function partsOf(room: string): string[] {
  return readdirSync(join("src", room), { withFileTypes: true })
    .filter((entry) =>
      entry.isDirectory() ? files(join("src", room, entry.name), ".tsx").length > 0 : entry.name.endsWith(".tsx"),
    )
    .map((entry) => `${room}/${entry.name}`);
}

const widgetRooms = readdirSync("src/widgets").map((room) => `widgets/${room}`);
const parts = ["design-system", ...widgetRooms].flatMap(partsOf);

const imports = (text: string, part: string) => text.includes(part.endsWith(".tsx") ? `#${part}"` : `#${part}/`);

test.each(parts)("every component has stories: %s", (part) => {
  expect(imports(storyText, part), `a story imports #${part}`).toBe(true);
});

const filesOf = (part: string) => (part.endsWith(".tsx") ? [join("src", part)] : files(join("src", part), ".tsx"));

/** The stories of a part: its own file, else every file that shows it. */
function storyFilesOf(part: string): readonly string[] {
  const own = join("stories", `${part.replace(".tsx", "")}.stories.tsx`);
  return existsSync(own) ? [own] : stories.filter(({ text }) => imports(text, part)).map(({ file }) => file);
}

test.each(parts.filter((part) => filesOf(part).some(isInteractive)))(
  "every interactive component is used in one of its stories: %s",
  (part) => {
    const used = storyFilesOf(part)
      .flatMap(storiesOf)
      .filter(({ acts }) => acts);
    expect(used.length, "stories whose play clicks, types, scrolls or moves the focus").toBeGreaterThan(0);
  },
);

/** The module that a page's story imports. */
function pageImport(path: SitePath): string {
  const own = ownPages[path];
  return own === undefined ? `#text${path}.md?page` : `#pages/${own}.tsx`;
}

describe("every page of the registry exists and has a story", () => {
  test.each(sitePaths)("%s", (path) => {
    expect(storyText.includes(pageImport(path)), `a story shows ${pageImport(path)}`).toBe(true);
  });

  test("every page file has a registry row", () => {
    const kinds = sitePaths.map((path) => registry[path].kind).map((kind) => `${kind}/${kind}-page`);
    const rows = new Set([...Object.values(ownPages), ...kinds].map((page) => `src/pages/${page}.tsx`));
    expect(files("src/pages", "-page.tsx").filter((file) => !rows.has(file))).toEqual([]);
  });
});

test.each(stories)("every play function asserts something: $file", ({ file }) => {
  const told = storiesOf(file);
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter(({ plays, asserts }) => plays && !asserts).map(({ name }) => name)).toEqual([]);
  expect(told.some(({ asserts }) => asserts)).toBe(true);
});

describe("the check for assertions", () => {
  const play = (body: string) => `export const Shown = meta.story({ async play({ canvas, userEvent }) { ${body} } });`;

  test.each([
    ["a matcher", play("await expect(canvas.getByText('A')).toBeVisible();"), true],
    ["a matcher turned round", play("await expect(spy).not.toHaveBeenCalled();"), true],
    ["a matcher waited for", play("await waitFor(() => expect(spy).toHaveBeenCalled());"), true],
    ["a helper of the file", `const shown = () => expect(a).toBe(b); ${play("await waitFor(shown);")}`, true],
    [
      "a play by name",
      `async function sees() { expect(a).toBe(b); } export const Shown = meta.story({ play: sees });`,
      true,
    ],
    ["an extended story", `export const Shown = Other.extend({ play: () => expect(a).toBe(b) });`, true],
    ["clicks only", play("await userEvent.click(canvas.getByRole('button'));"), false],
    ["an expectation without a matcher", play("expect(canvas);"), false],
    ["a matcher for a part of a value only", play("use(expect.stringMatching(/a/));"), false],
    ["an assertion beside the play", `expect(a).toBe(b); ${play("await userEvent.tab();")}`, false],
  ])("%s", (_, text, asserts) => {
    expect(storiesIn(text)).toEqual([expect.objectContaining({ name: "Shown", plays: true, asserts })]);
  });

  test.each(["export const Shown = meta.story(options);", "export const Shown = { play() {} };"])(
    "rejects syntax that it cannot analyse: %s",
    (text) => {
      expect(() => storiesIn(text)).toThrow("Shown");
    },
  );
});
