import { globSync, readFileSync } from "node:fs";

/** Folders whose components a page's file may use. Of several of the same name, that of the last folder is meant: it wraps the others. */
const folders = ["design-system", "widgets", "pages"];

/**
 * The modules of the blocks that a page's file may use in addition to those of all prose (`markdown-components.tsx`), by
 * the name of the component. The compiler imports only the blocks that a file uses, so a page ships no others.
 */
export const pageBlocks: ReadonlyMap<string, string> = new Map(
  folders
    .flatMap((folder) => globSync(`src/${folder}/**/*.tsx`))
    .flatMap((file) =>
      Array.from(
        readFileSync(file, "utf8").matchAll(/^export (?:function|const) ([A-Z]\w*)/gm),
        ([, name = ""]) => [name, file.replace("src/", "#")] as const,
      ),
    ),
);

/** Objects of components that the pages pass to a text. */
const passed = ["markdown/markdown-components", "fill-in/fill-in-text"].flatMap((file) =>
  Array.from(
    readFileSync(`src/widgets/reading/${file}.tsx`, "utf8").matchAll(/components = \{([^}]*)\}/gi),
    ([, components = ""]) => components,
  ),
);

/** Blocks for all prose, including the resource sheets. They need no import. */
export const proseBlocks: ReadonlySet<string> = new Set(
  passed.flatMap((components) => components.match(/(?<![\w.]|: )[A-Z]\w*/g) ?? []),
);

/** Blocks that stand within a text. */
const textBlocks: ReadonlySet<string> = new Set([
  ...proseBlocks,
  "AmountBars",
  "AnnotatedPaper",
  "CommonQuestions",
  "CondoBoundary",
  "CrashPayers",
  "Details",
  "OnePrice",
  "PartFold",
  "PriceList",
  "PricePickers",
  "ProvinceDifferences",
  "StabilityRuler",
  "TimeBars",
  "ToolLinks",
  "WaterHouse",
]);

/** Whether a block stands beside texts rather than within one. */
export const isPlaced = (name: string): boolean => /^[A-Z]/.test(name) && !textBlocks.has(name);

/** Blocks with blocks or prose as children; prose between blocks is wrapped in a text column. */
export const layoutBlocks: ReadonlySet<string> = new Set([
  "Aside",
  "Beside",
  "Cluster",
  "Columns",
  "Contents",
  "Grid",
  "GuidePart",
  "Part",
  "Section",
  "Sidebar",
  "Stack",
  "Stage",
  "Statement",
  "Tab",
  "WithScores",
  "WithoutScores",
]);
