import type { Elements } from "#design-system/elements.ts";
import type { OnPageNavItem } from "#design-system/on-page-nav/on-page-nav.tsx";
import type { Province } from "#domain/province.ts";

/** Parts that every layout of a provincial guide arranges in its own way. */
export interface GuideParts {
  readonly province: Province;
  /** The page's level-1 heading and its lead. */
  readonly heading: Elements;
  /** The page's own opening element. */
  readonly opening: Elements;
  readonly contents: readonly OnPageNavItem[];
  readonly prose: Elements;
  /** Map with links to the other provinces. */
  readonly map: Elements;
}
