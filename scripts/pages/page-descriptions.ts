import { readPageDescriptions } from "./page-index.ts";

/** Of every page. The browser has no use for them; see `page-metadata.tsx`. */
export const pageDescriptions = readPageDescriptions();
