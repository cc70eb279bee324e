import { createContext, use, type ReactNode } from "react";
import type { SiteSection } from "#site/site-section.ts";
import type { SitePath } from "#site/site-path.ts";

/** A page of the site, with the fields that lists of pages need. */
export interface SitePage {
  readonly path: SitePath;
  readonly label: string;
  readonly section: SiteSection;
}

/*
 * Pages may not import from the app, so they can't read its registry. The app provides the rows through this context;
 * moving the registry down to where pages may import it would put routes, page files and loading below the pages that
 * they describe.
 */
const SitePages = createContext<readonly SitePage[]>([]);

export interface SitePagesProviderProps {
  /** Every page that exists, in the order of the registry. */
  readonly value: readonly SitePage[];
  readonly children: ReactNode;
}

/** Provides the list of pages to all descendants. */
export function SitePagesProvider({ value, children }: SitePagesProviderProps) {
  return <SitePages value={value}>{children}</SitePages>;
}

/** The pages of the site; empty outside a provider. */
export function useSitePages(): readonly SitePage[] {
  return use(SitePages);
}
