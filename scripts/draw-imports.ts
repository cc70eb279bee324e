/* Draws which folder of `src` imports which, for `docs/imports.md`: `npm run draw-imports`. */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import manifest from "../package.json" with { type: "json" };

const target = "docs/imports.md";
const folderOf = (path: string) => /^(?:\.\/)?src\/([\w-]+)\//.exec(path)?.[1];

/** The folders by the alias under which others import from them. */
const folders: ReadonlyMap<string, string | undefined> = new Map(
  Object.entries(manifest.imports).map(([alias, path]) => [
    alias.replace("/*", ""),
    folderOf(typeof path === "string" ? path : path.default),
  ]),
);

/** The picture as a page that GitHub draws. An arrow that follows from others is left out. */
export function importsPage(): string {
  const files = Map.groupBy(globSync("src/*/**/*.{ts,tsx}", { exclude: ["**/*.d.ts"] }).toSorted(), folderOf);
  const importedBy = (from = "") =>
    (files.get(from) ?? [])
      .flatMap((file) => [...readFileSync(file, "utf8").matchAll(/\b(?:from |import |import\()"(#[\w-]+)/g)])
      .flatMap(([, alias = ""]) => folders.get(alias) ?? [])
      .filter((to) => to !== from);
  const graph = new Map([...files.keys()].map((from) => [from, new Set(importedBy(from))]));
  // The linter keeps the graph free of circles.
  const reached = (from: string): readonly string[] =>
    [...(graph.get(from) ?? [])].flatMap((next) => [next, ...reached(next)]);
  const arrows = [...graph].flatMap(([from = "", all]) => {
    const implied = new Set([...all].flatMap(reached));
    const own = [...all].filter((to) => !implied.has(to));
    return own.toSorted().map((to) => `  ${from} --> ${to}`);
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
