import type { ReactNode } from "react";
import type { OnPageNavItem } from "#design-system/on-page-nav/on-page-nav.tsx";
import type { Company } from "#domain/company.ts";

/** What every layout of a company profile places, each in its own way. */
export interface ProfileParts {
  readonly company: Company;
  /** The page's level-1 heading and its lead. */
  readonly heading: ReactNode;
  /** The page's own opening element. */
  readonly opening: ReactNode;
  readonly contents: readonly OnPageNavItem[];
  readonly prose: ReactNode;
  /** The way to other companies. */
  readonly neighbours: ReactNode;
}
