/*
 * Reads the file of a page and validates its front matter: a missing or misspelt key fails the build, with its file and
 * name.
 */
import { existsSync, globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as v from "valibot";
import { VFile } from "vfile";
import { matter } from "vfile-matter";
import { frontMatter, type FrontMatter } from "#site/front-matter.ts";
import { registry, type PageKind, type SitePath } from "#site/registry.ts";
import { addressBook } from "#addresses";
import { addressOf, sitePaths } from "#site/site-path.ts";

/** Folder of the content in the language being built. */
const textFolder = fileURLToPath(import.meta.resolve("#text/index.md").replace(/index\.md$/, ""));

export function pageFile(path: SitePath): string {
  return `${textFolder}${path === "/" ? "index" : path.slice(1)}.md`;
}

const pathOfFile = new Map(sitePaths.map((path) => [pageFile(path), path]));

/** The page that a file belongs to; `undefined` for content shared by pages. */
export function pathOfPageFile(file: string): SitePath | undefined {
  return pathOfFile.get(file);
}

/** A file's path relative to the project, for messages. */
function shown(file: string): string {
  return file.slice(file.indexOf("src/content/"));
}

function problemOf(issue: v.BaseIssue<unknown>): string {
  const key = v.getDotPath(issue) ?? "";
  if (issue.type === "strict_object") {
    return issue.expected === "never" ? `"${key}" is no key of this kind of page` : `"${key}" is missing`;
  }
  return `"${key}" ${issue.message}`;
}

export type CheckedFrontMatter = { [Kind in PageKind]: { readonly kind: Kind } & FrontMatter<Kind> }[PageKind];

/**
 * The validated front matter of a page.
 * @throws {Error} When the page has no file or French address, or a key is missing, unknown or wrong.
 */
export function readFrontMatter(path: SitePath): CheckedFrontMatter {
  const file = pageFile(path);
  if (!existsSync(file)) throw new Error(`The registry has the page ${path}, but ${shown(file)} is missing.`);
  // At its English address, the French page would overwrite the English one.
  if (!addressOf(path).startsWith(addressBook.root)) throw new Error(`${path} is missing in src/site/addresses-fr.ts.`);
  const page = new VFile({ path: file, value: readFileSync(file, "utf8") });
  try {
    matter(page);
  } catch (failure) {
    throw new Error(`${shown(file)}: its front matter is not valid YAML: ${String(failure)}`, { cause: failure });
  }
  const { kind } = registry[path];
  const result = v.safeParse(frontMatter[kind], page.data.matter ?? {});
  if (result.success) return { kind, ...result.output } as CheckedFrontMatter;
  const problems = result.issues.map(problemOf).join("; ");
  throw new Error(`${shown(file)} (a page of the kind "${kind}"): in its front matter, ${problems}.`);
}

/**
 * The validated front matter of every page.
 * @throws {Error} When a page has no file or French address, a file no page, or a key is missing, unknown or wrong.
 */
export function readAllFrontMatter(): ReadonlyMap<SitePath, CheckedFrontMatter> {
  const stray = globSync(`${textFolder}**/*.md`).filter(
    (file) => !pathOfFile.has(file) && readFileSync(file, "utf8").startsWith("---\n"),
  );
  if (stray.length > 0) {
    const files = stray.map(shown).join(", ");
    throw new Error(`No path of src/site/registry.ts leads to ${files}. Add a row, or rename the file.`);
  }
  return new Map(sitePaths.map((path) => [path, readFrontMatter(path)]));
}
