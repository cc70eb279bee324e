declare module "*?cited" {
  import type { SourceId } from "#domain/figure.ts";
  import type { Source } from "#domain/source.ts";

  /** The sources that the file of records names; made by `scripts/build/cited-sources.ts`. */
  export const citedSources: Readonly<Partial<Record<SourceId, Source>>>;
}
