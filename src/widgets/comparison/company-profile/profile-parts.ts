import type { ReactNode } from "react";
import type { OnPageNavItem } from "#design-system/on-page-nav/on-page-nav.tsx";

/** Parts that every layout of a company profile arranges in its own way. */
export interface ProfileParts {
  /** The page's level-1 heading and its lead. */
  readonly heading: ReactNode;
  /** The page's own opening element. */
  readonly opening: ReactNode;
  readonly contents: readonly OnPageNavItem[];
  readonly prose: ReactNode;
  /** The grades, side by side or one under the other. */
  readonly ratings: Readonly<Record<"band" | "column", ReactNode>>;
  /** The facts, in two lists or in one. */
  readonly facts: Readonly<Record<"band" | "column", ReactNode>>;
  /** Links to other companies. */
  readonly neighbours: ReactNode;
}
