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

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** The folders of `src`, each with those that it imports. */
function importsOfFolders(): Graph {
  const graph = new Map<string, Set<string>>();
  for (const file of globSync("src/*/**/*.{ts,tsx}", { exclude: ["**/*.d.ts"] }).toSorted()) {
    const from = file.split("/")[1] ?? "";
    const found = graph.get(from) ?? new Set();
    graph.set(from, found);
    for (const imported of importsOf(file)) {
      const to = /^src\/([\w-]+)\//.exec(imported)?.[1];
      if (to !== undefined && to !== from) found.add(to);
    }
  }
  return graph;
}

/** Everything that a folder imports, at once or by way of others. The linter keeps the graph free of circles. */
function reached(graph: Graph, from: string): readonly string[] {
  return [...(graph.get(from) ?? [])].flatMap((next) => [next, ...reached(graph, next)]);
}

/** The picture as a page that GitHub draws. */
export function importsPage(): string {
  const graph = importsOfFolders();
  const arrows = [...graph].flatMap(([from, all]) => {
    const implied = new Set([...all].flatMap((next) => reached(graph, next)));
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
