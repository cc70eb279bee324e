import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

/** What the `#` names of imports stand for, as in `package.json`. */
function roots(): readonly (readonly [string, string])[] {
  const { imports }: { readonly imports: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync("package.json", "utf8"),
  );
  return Object.entries(imports).map(([name, target]) => [name.replace("*", ""), normalize(target.replace("*", ""))]);
}

function importsOf(file: string, names: ReturnType<typeof roots>): readonly string[] {
  return [...readFileSync(file, "utf8").matchAll(/from "([^"]+)"|import "([^"]+)"/g)].flatMap(([, named, bare]) => {
    const specifier = (named ?? bare ?? "").replace(/\?.*/, "");
    if (specifier.startsWith(".")) return [join(dirname(file), specifier)];
    const root = names.find(([name]) => specifier.startsWith(name));
    return root === undefined ? [] : [join(root[1], specifier.slice(root[0].length))];
  });
}

/**
 * The story files that stand on something that has changed since a commit, however many imports away. The stylesheet and
 * Storybook's own settings, on which all stand, are left out: they are the case for a whole run.
 * @param files Story files as Storybook names them, from the root: "./stories/…".
 */
export function changedStories(commit: string, files: readonly string[]): ReadonlySet<string> {
  const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).split("\n").filter(Boolean);
  const changed = new Set([
    ...git("diff", "--name-only", commit),
    ...git("ls-files", "--others", "--exclude-standard"),
  ]);
  const names = roots();
  const known = new Map<string, boolean>();
  function standsOnChange(file: string): boolean {
    if (file.startsWith(".storybook/")) return false;
    const before = known.get(file);
    if (before !== undefined) return before;
    // A circle of imports ends here; what it leads to is asked of each of its files.
    known.set(file, false);
    const stands =
      changed.has(file) || (existsSync(file) && importsOf(file, names).some((other) => standsOnChange(other)));
    known.set(file, stands);
    return stands;
  }
  return new Set(files.filter((file) => standsOnChange(normalize(file))));
}
