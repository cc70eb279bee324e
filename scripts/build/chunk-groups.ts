import type { Rolldown } from "vite";

/**
 * How code is divided into files. Left to itself the bundler makes a file of every module that two pages share: some 40
 * a page, each compressed alone and asked for alone.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // Apart, so that running it is a task of its own: a phone takes a tenth of a second for all code at once.
  { name: "react", test: /node_modules\/(react-dom|react|scheduler)\//, priority: 3 },
  // The loader comes long before all else, in one file.
  {
    name: "loader",
    test: /\/src\/(app\/loader|platform\/when-idle|format\/is-share-link|design-system\/(link\/(fragment-target|is-plain-click)|tabs\/tab-))/,
    priority: 4,
  },
  // What every page needs, whether the app or the page asks for it.
  { name: "app", tags: ["$initial"], test: /\.(tsx?|m?js)$/, priority: 1 },
  // What many pages are made of: read one, and the next has it.
  { name: "reading", minShareCount: 25, test: /\/src\/|lucide/ },
];
