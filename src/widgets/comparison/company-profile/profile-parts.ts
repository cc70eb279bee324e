import type { Elements } from "#design-system/elements.ts";
import type { OnPageNavItem } from "#design-system/on-page-nav/on-page-nav.tsx";

/** Parts that every layout of a company profile arranges in its own way. */
export interface ProfileParts {
  /** The page's level-1 heading and its lead. */
  readonly heading: Elements;
  /** The page's own opening element. */
  readonly opening: Elements;
  readonly contents: readonly OnPageNavItem[];
  readonly prose: Elements;
  /** The grades, side by side or one under the other. */
  readonly ratings: Readonly<Record<"band" | "column", Elements>>;
  /** The facts, in two lists or in one. */
  readonly facts: Readonly<Record<"band" | "column", Elements>>;
  /** Links to other companies. */
  readonly neighbours: Elements;
}
