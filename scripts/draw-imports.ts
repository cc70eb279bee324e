/*
 * Draws which folder of `src` imports which, for `docs/imports.md`: `npm run draw-imports`. An arrow that follows from
 * others is left out.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

const target = "docs/imports.md";

/** The names of `#` imports in `package.json`, with what they stand for. */
const roots: readonly (readonly [name: string, folder: string])[] = (() => {
  const { imports }: { readonly imports: Readonly<Record<string, string | { readonly default: string }>> } = JSON.parse(
    readFileSync("package.json", "utf8"),
  );
  return Object.entries(imports).map(([name, meant]) => {
    const file = typeof meant === "string" ? meant : meant.default;
    return [name.replace("*", ""), normalize(file.replace("*", ""))];
  });
})();

/** The files that a file imports, statically or dynamically, without those of packages. */
function importsOf(file: string): readonly string[] {
  return [...readFileSync(file, "utf8").matchAll(/\b(?:from |import |import\()"([^"]+)"/g)].flatMap(
    ([, named = ""]) => {
      const specifier = named.replace(/\?.*/, "");
      if (specifier.startsWith(".")) return [join(dirname(file), specifier)];
      const root = roots.find(([name]) => specifier.startsWith(name));
      return root === undefined ? [] : [join(root[1], specifier.slice(root[0].length))];
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

/** Everything that a folder reaches through the folders it imports. */
function reachedBehind(graph: Graph, from: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [...(graph.get(from) ?? [])].flatMap((next) => [...(graph.get(next) ?? [])]);
  for (const folder of open) {
    if (reached.has(folder)) continue;
    reached.add(folder);
    open.push(...(graph.get(folder) ?? []));
  }
  return reached;
}

/** The picture as a page that GitHub draws. */
export function importsPage(): string {
  const graph = importsOfFolders();
  const arrows = [...graph].flatMap(([from, all]) => {
    const implied = reachedBehind(graph, from);
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
