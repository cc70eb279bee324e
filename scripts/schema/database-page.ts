import type { DatabaseModel, Relation } from "./read-model.ts";

/** A type in one word, as Mermaid wants it. */
const shortType = (type: string) => type.replace("timestamp with time zone", "time").replaceAll(" ", "_");

const nameOf = ({ schema, name }: Relation) => (schema === "public" ? name : `${schema}.${name}`);

/** The tables as a page that GitHub draws: their columns, and which of them references which. */
export function databasePage({ relations }: DatabaseModel): string {
  const tables = relations.filter(({ isView }) => !isView);
  const drawn = (table: Relation) => {
    const columns = table.columns.map(({ name, type, nullable }) => {
      return `    ${shortType(type)} ${name}${nullable ? ' "optional"' : ""}`;
    });
    return [`  "${nameOf(table)}" {`, ...columns, "  }"];
  };
  const references = tables.flatMap((table) =>
    table.references.map((name) => `  "${nameOf(table)}" }o--|| "${name}" : references`),
  );
  return `# The tables of the database

Drawn from the catalogue by \`npm run describe-database\`. Docs/Looking after leads in Storybook describes each.

\`\`\`mermaid
erDiagram
${[...references, ...tables.flatMap(drawn)].join("\n")}
\`\`\`
`;
}
