import type { ReactNode } from "react";
import type { FigureBasis, SourceId } from "#domain/figure.ts";
import type { Source } from "#domain/source.ts";
import { SourcesProvider } from "#widgets/figure/sources-context.tsx";
import { GlossaryProvider } from "#widgets/glossary-term/glossary-context.tsx";
import type { ProseModule } from "./prose-module.ts";

export interface PageReferencesProps {
  /** Every prose file of the page, in reading order, because the order numbers the sources. */
  readonly prose: readonly ProseModule[];
  /** Bases of figures outside the prose. */
  readonly alsoUsed?: readonly Exclude<FigureBasis, SourceId>[] | undefined;
  readonly children: ReactNode;
}

/** Gives a page's figures their sources and its terms their definitions, from what its prose files cite and explain. */
export function PageReferences({ prose, alsoUsed = [], children }: PageReferencesProps) {
  const cited = prose.reduce<Readonly<Partial<Record<SourceId, Source>>>>(
    (all, { citedSources }) => ({ ...all, ...citedSources }),
    {},
  );
  return (
    <SourcesProvider value={cited} used={[...prose.flatMap(({ figureBases }) => figureBases), ...alsoUsed]}>
      <GlossaryProvider value={prose.flatMap(({ glossaryTerms }) => glossaryTerms)}>{children}</GlossaryProvider>
    </SourcesProvider>
  );
}
