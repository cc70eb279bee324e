import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

/** The names of `#` imports in `package.json`, with what they stand for. */
const roots: readonly (readonly [name: string, folder: string])[] = (() => {
  const { imports }: { readonly imports: Readonly<Record<string, string | { readonly default: string }>> } = JSON.parse(
    readFileSync("package.json", "utf8"),
  );
  return Object.entries(imports).map(([name, target]) => {
    const file = typeof target === "string" ? target : target.default;
    return [name.replace("*", ""), normalize(file.replace("*", ""))];
  });
})();

/** The files that a file imports, statically or dynamically, without those of packages. */
export function importsOf(file: string): readonly string[] {
  return [...readFileSync(file, "utf8").matchAll(/\b(?:from |import |import\()"([^"]+)"/g)].flatMap(
    ([, named = ""]) => {
      const specifier = named.replace(/\?.*/, "");
      if (specifier.startsWith(".")) return [join(dirname(file), specifier)];
      const root = roots.find(([name]) => specifier.startsWith(name));
      return root === undefined ? [] : [join(root[1], specifier.slice(root[0].length))];
    },
  );
}
