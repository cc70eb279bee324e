import { createContext, use, type ReactNode } from "react";
import type { SiteSection } from "#site/site-section.ts";
import type { SitemapPage } from "#site/sitemap.ts";

/** A page of the site as lists of pages need it. */
export interface SitePage extends SitemapPage {
  readonly label: string;
  readonly section: SiteSection;
}

/*
 * Pages must not know the app, so they cannot read its registry themselves. The app hands them the rows through this
 * context; moving the registry down to where pages may import it would put the app's knowledge of routes, page files and
 * loading below the pages that it describes.
 */
const SitePages = createContext<readonly SitePage[]>([]);

export interface SitePagesProviderProps {
  /** Every page that exists, in the order of the registry. */
  readonly value: readonly SitePage[];
  readonly children: ReactNode;
}

/** Tells everything below which pages the site has. */
export function SitePagesProvider({ value, children }: SitePagesProviderProps) {
  return <SitePages value={value}>{children}</SitePages>;
}

/** The pages of the site, none outside a provider. */
export function useSitePages(): readonly SitePage[] {
  return use(SitePages);
}
