import { createContext, type ReactElement } from "react";
import type { SitePath } from "#site/site-path.ts";

/**
 * Renders a page's metadata for machines. Only the prerender provides it: crawlers load each page as a document, and its
 * text would be a tenth of the app.
 */
export const MachineMetadataContext = createContext<(path: SitePath) => ReactElement | null>(() => null);
