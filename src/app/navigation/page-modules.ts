import type { ComponentType } from "react";
import type { SitePath } from "#site/site-path.ts";
import { registry } from "../registry/registry.ts";

export interface PageModule {
  readonly default: ComponentType;
}

const modules = import.meta.glob<PageModule>("../../pages/**/*-page.tsx");

const pages = new Map<SitePath, ComponentType>();

/** The page itself, if its code is here already. */
export function loadedPage(path: SitePath): ComponentType | undefined {
  return pages.get(path);
}

/**
 * Fetches a page's code; asked again, it costs nothing.
 * @throws {Error} For a row of the registry whose page file is missing: nothing builds without it.
 */
export function pageLoader(path: SitePath): () => Promise<PageModule> {
  const load = modules[`../../pages/${registry[path].page}.tsx`];
  if (load === undefined)
    throw new Error(`src/pages/${registry[path].page}.tsx is missing; the registry names it for ${path}.`);
  return async () => {
    const module = await load();
    pages.set(path, module.default);
    return module;
  };
}
