declare module "*.md" {
  import type { FigureBasis } from "#domain/figure.ts";

  /** Where the figures of the text come from, in reading order; made by `scripts/build/remark-figure-bases.ts`. */
  export const figureBases: readonly FigureBasis[];
}
