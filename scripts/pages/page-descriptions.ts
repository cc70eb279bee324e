import { readPageDescriptions } from "./page-index.ts";

/** Descriptions of all pages. Not used in the browser; see `page-metadata.tsx`. */
export const pageDescriptions = readPageDescriptions();
