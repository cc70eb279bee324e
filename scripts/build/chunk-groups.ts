import { readFileSync } from "node:fs";
import type { Rolldown } from "vite";
import { tableRows } from "../pages/text-files.ts";

/**
 * How code is split into chunks. By default the bundler makes a chunk of every set of modules that the same pages share:
 * about 40 a page, each compressed and requested separately. Here each group is what one kind of page needs; what only
 * one page needs is in its own chunk.
 *
 * A group takes the modules that match and are shared by at least `minShareCount` pages or dynamic imports, with all that
 * they import and no group of higher priority has taken. So what more pages share has the higher priority.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // A separate chunk, so that React is evaluated in a task of its own: evaluating all code at once takes a phone 100
  // ms.
  { name: "react", test: /node_modules\/(react-dom|react|scheduler)\/|rolldown\/runtime/, priority: 20 },
  // The loader runs long before any other code, and must be a single file.
  {
    name: "loader",
    test: /\/src\/(app\/loader|platform\/(when-idle|fetch-code)|format\/is-share-link|design-system\/(link\/(fragment-target|is-plain-click)|tabs\/tab-))/,
    priority: 20,
  },
  // Code that every page needs, whether the app or the page imports it.
  { name: "app", tags: ["$initial"], test: /\.(tsx?|m?js)$/, priority: 19 },
  ...tableRows(readFileSync("scripts/build/chunk-groups.tsv", "utf8")).map(
    ({ name, priority, minShareCount, modules }) => ({
      name: String(name),
      test: new RegExp(String(modules)),
      minShareCount: Number(minShareCount),
      priority: Number(priority),
    }),
  ),
];
