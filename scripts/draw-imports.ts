/*
 * Draws which folder of `src` imports which, for `docs/imports.md`: `npm run draw-imports`. An arrow that follows from
 * others is left out.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const target = "docs/imports.md";

/** The files that a file imports, statically or dynamically, without those of packages. */
function importsOf(file: string): readonly string[] {
  return [...readFileSync(file, "utf8").matchAll(/\b(?:from |import |import\()"([^"]+)"/g)].flatMap(
    ([, named = ""]) => {
      const specifier = named.replace(/\?.*/, "");
      if (specifier.startsWith(".")) return [join(dirname(file), specifier)];
      return specifier.startsWith("#") ? [relative(".", fileURLToPath(import.meta.resolve(specifier)))] : [];
    },
  );
}

/** The folders of `src`, each with those that it imports. */
function importsOfFolders(): ReadonlyMap<string, ReadonlySet<string>> {
  const folderOf = (file: string) => /^src\/([\w-]+)\//.exec(file)?.[1];
  const files = globSync("src/*/**/*.{ts,tsx}", { exclude: ["**/*.d.ts"] }).toSorted();
  const byFolder = Map.groupBy(files, folderOf);
  return new Map(
    [...byFolder].map(([from = "", own]) => [
      from,
      new Set(
        own
          .flatMap(importsOf)
          .flatMap((file) => folderOf(file) ?? [])
          .filter((to) => to !== from),
      ),
    ]),
  );
}

/** The picture as a page that GitHub draws. */
export function importsPage(): string {
  const graph = importsOfFolders();
  // The linter keeps the graph free of circles.
  const reached = (from: string): readonly string[] =>
    [...(graph.get(from) ?? [])].flatMap((next) => [next, ...reached(next)]);
  const arrows = [...graph].flatMap(([from, all]) => {
    const implied = new Set([...all].flatMap((next) => reached(next)));
    return [...all]
      .filter((to) => !implied.has(to))
      .toSorted()
      .map((to) => `  ${from} --> ${to}`);
  });
  return `# Who imports whom

The folders of \`src\`, drawn from the imports by \`npm run draw-imports\`. Each may import what its arrows lead to, at once or by way of others. An
arrow that follows from others is left out.

\`\`\`mermaid
flowchart TD
${arrows.join("\n")}
\`\`\`
`;
}

if (import.meta.main) writeFileSync(target, importsPage());
