import type { ReactNode } from "react";
import type { FigureBasis } from "#domain/figure.ts";
import { SourcesProvider, type SourcesProviderProps } from "#widgets/figure/sources-context.tsx";
import { GlossaryProvider } from "#widgets/glossary-term/glossary-context.tsx";
import type { ProseModule } from "./prose-module.ts";

export interface PageReferencesProps {
  /** Every prose file of the page, in reading order. */
  readonly prose: readonly ProseModule[];
  /** The sources that the page's records name: `import { citedSources } from "#content/….ts?cited"`. */
  readonly recordSources?: SourcesProviderProps["value"] | undefined;
  /**
   * Where the figures of the page come from, in reading order, because the order numbers the sources. Left out where
   * they all stand in the prose.
   */
  readonly used?: readonly FigureBasis[] | undefined;
  readonly children: ReactNode;
}

/** Gives a page's figures their sources and its terms their definitions: those that it cites and explains, no others. */
export function PageReferences({
  prose,
  recordSources = {},
  used = prose.flatMap(({ figureBases }) => figureBases),
  children,
}: PageReferencesProps) {
  const sources = prose.reduce((all, { citedSources }) => ({ ...all, ...citedSources }), recordSources);
  return (
    <SourcesProvider value={sources} used={used}>
      <GlossaryProvider value={prose.flatMap(({ glossaryTerms }) => glossaryTerms)}>{children}</GlossaryProvider>
    </SourcesProvider>
  );
}
