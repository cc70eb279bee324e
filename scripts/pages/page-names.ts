import { readPageNames } from "./page-index.ts";

/** Names of all pages. */
export const pageNames = readPageNames();
