import { readPageNames } from "./page-index.ts";

/** What every page is called. */
export const pageNames = readPageNames();
