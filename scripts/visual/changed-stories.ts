import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

/** The targets of `#` imports in `package.json`. */
function roots(): readonly (readonly [string, string])[] {
  const { imports }: { readonly imports: Readonly<Record<string, string | { readonly default: string }>> } = JSON.parse(
    readFileSync("package.json", "utf8"),
  );
  return Object.entries(imports).map(([name, target]) => {
    const file = typeof target === "string" ? target : target.default;
    return [name.replace("*", ""), normalize(file.replace("*", ""))];
  });
}

/** The static and dynamic imports of a file. */
function importsOf(file: string, names: ReturnType<typeof roots>): readonly string[] {
  return [...readFileSync(file, "utf8").matchAll(/\b(?:from |import |import\()"([^"]+)"/g)].flatMap(
    ([, named = ""]) => {
      const specifier = named.replace(/\?.*/, "");
      if (specifier.startsWith(".")) return [join(dirname(file), specifier)];
      const root = names.find(([name]) => specifier.startsWith(name));
      return root === undefined ? [] : [join(root[1], specifier.slice(root[0].length))];
    },
  );
}

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
  const names = roots();
  const importers = new Map<string, string[]>(files.map((file) => [file, []]));
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (file.startsWith(".storybook/") || !existsSync(file)) continue;
    for (const imported of importsOf(file, names)) {
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
