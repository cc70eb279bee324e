import type { MDXProps } from "mdx/types";
import type { ReactNode } from "react";
import type { FigureBasis, SourceId } from "#domain/figure.ts";
import type { GlossaryTerm } from "#domain/glossary.ts";
import type { Source } from "#domain/source.ts";

/** A prose file with what the compiler found in it: `import * as intro from "#content/….md"`. */
export interface ProseModule {
  /** The text. */
  readonly default: (props: MDXProps) => ReactNode;
  /** Where its figures come from, in reading order. */
  readonly figureBases: readonly FigureBasis[];
  /** The sources it cites. */
  readonly citedSources: Readonly<Partial<Record<SourceId, Source>>>;
  /** The glossary entries it explains. */
  readonly glossaryTerms: readonly GlossaryTerm[];
  /** Its level-2 headings. */
  readonly sections: readonly { readonly href: `#${string}`; readonly label: string }[];
  readonly wordCount: number;
}
