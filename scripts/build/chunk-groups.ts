import type { Rolldown } from "vite";

/**
 * How code is split into chunks. By default the bundler makes a chunk of every module that two pages share: about 40 a
 * page, each compressed and requested separately.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // A separate chunk, so that React is evaluated in a task of its own: evaluating all code at once takes a phone 100
  // ms.
  { name: "react", test: /node_modules\/(react-dom|react|scheduler)\//, priority: 3 },
  // The loader runs long before any other code, and must be a single file.
  {
    name: "loader",
    test: /\/src\/(app\/loader|platform\/when-idle|format\/is-share-link|design-system\/(link\/(fragment-target|is-plain-click)|tabs\/tab-))/,
    priority: 4,
  },
  // Code that every page needs, whether the app or the page imports it.
  { name: "app", tags: ["$initial"], test: /\.(tsx?|m?js)$/, priority: 1 },
  // Code shared by many pages, so that the second page is cached.
  { name: "reading", minShareCount: 25, test: /\/src\/|lucide/ },
];
