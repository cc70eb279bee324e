import type { ReactNode } from "react";
import type { OnPageNavItem } from "#design-system/on-page-nav/on-page-nav.tsx";
import type { Province } from "#domain/province.ts";

/** Parts that every layout of a provincial guide arranges in its own way. */
export interface GuideParts {
  readonly province: Province;
  /** The page's level-1 heading and its lead. */
  readonly heading: ReactNode;
  /** The page's own opening element. */
  readonly opening: ReactNode;
  readonly contents: readonly OnPageNavItem[];
  readonly prose: ReactNode;
  /** Map with links to the other provinces. */
  readonly map: ReactNode;
}
