import type { SitePath } from "#site/site-path.ts";

/** A page, a section of one, a term of the glossary by the fragment of its definition, or the answer that the site has nothing. */
export type Expected = SitePath | `${SitePath}#${string}` | `glossary-${string}` | "nothing";

/** Phrases that the same pages answer. */
export interface PhraseGroup {
  readonly pages: readonly Expected[];
  readonly phrases: readonly string[];
}
