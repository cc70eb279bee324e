import type { ComponentType } from "react";
import { sitePaths, type SitePath } from "#domain/site-path.ts";
import { registry } from "./registry/registry.ts";

interface PageModule {
  readonly default: ComponentType;
}

const modules = import.meta.glob<PageModule>("../pages/**/*-page.tsx");

/** Loads a page's code; `undefined` for a page that is not written yet. */
export function pageLoader(path: SitePath): (() => Promise<PageModule>) | undefined {
  return modules[`../pages/${registry[path].page}.tsx`];
}

/** The pages that exist. A page that is not written yet is absent, and so is every link to it. */
export const publishedPaths: ReadonlySet<string> = new Set(sitePaths.filter((path) => pageLoader(path) !== undefined));
