import type { ComponentType } from "react";
import type { SitePath } from "#domain/site-path.ts";
import { registry } from "./registry/registry.ts";

interface PageModule {
  readonly default: ComponentType;
}

const modules = import.meta.glob<PageModule>("../pages/**/*-page.tsx");

/**
 * A way to load a page's code.
 * @throws {Error} For a row of the registry whose page file is missing: nothing builds without it.
 */
export function pageLoader(path: SitePath): () => Promise<PageModule> {
  const load = modules[`../pages/${registry[path].page}.tsx`];
  if (load === undefined)
    throw new Error(`src/pages/${registry[path].page}.tsx is missing; the registry names it for ${path}.`);
  return load;
}
