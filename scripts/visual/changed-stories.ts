import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, normalize } from "node:path";
import { importsOf } from "../machine/imports-of.ts";

/** Files of the working tree that differ from a commit, including new ones. */
export function changedFiles(commit: string): readonly string[] {
  const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).split("\n").filter(Boolean);
  return [...git("diff", "--name-only", commit), ...git("ls-files", "--others", "--exclude-standard")];
}

/** Whether a file affects all stories: Storybook's settings, global style sheets, dependencies. */
export function isFoundation(file: string): boolean {
  return /^(?:\.storybook\/|package-lock\.json$|src\/design-system\/(?:[^/]+\.css$|fonts\/))/.test(file);
}

/**
 * The importers of each file reachable from the given ones, without Storybook's settings, which every story imports.
 */
function importersFrom(files: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>(files.map((file) => [file, []]));
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (file.startsWith(".storybook/") || !existsSync(file)) continue;
    for (const imported of importsOf(file)) {
      const others = importers.get(imported);
      if (others === undefined) waiting.push(imported);
      importers.set(imported, [...(others ?? []), file]);
    }
  }
  return importers;
}

/**
 * The story files that import a changed file, directly or indirectly. A component's style sheet counts as the
 * component; class names used without an import aren't tracked.
 * @param files - Story files as Storybook names them, from the root: "./stories/…".
 */
export function storiesOn(changed: readonly string[], files: readonly string[]): ReadonlySet<string> {
  if (changed.some(isFoundation)) return new Set(files);
  const importers = importersFrom(files.map((file) => normalize(file)));
  const changes = new Set(changed);
  const restyled = new Set(changed.filter((file) => file.endsWith(".css")).map((file) => dirname(file)));
  const reached = new Set<string>();
  const waiting = [...importers.keys()].filter((file) => changes.has(file) || restyled.has(dirname(file)));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    waiting.push(...(importers.get(file) ?? []));
  }
  return new Set(files.filter((file) => reached.has(normalize(file))));
}
