import type { ReactNode } from "react";
import { glossary } from "#content/en/glossary.ts";
import { sources } from "#content/sources.ts";
import type { FigureBasis } from "#domain/figure.ts";
import { SourcesProvider } from "#widgets/figure/sources-context.tsx";
import { GlossaryProvider } from "#widgets/glossary-term/glossary-context.tsx";

export interface PageContextProps {
  readonly used?: readonly FigureBasis[];
  readonly children: ReactNode;
}

const nothing: readonly FigureBasis[] = [];

/** What a page gives to the widgets on it: the real sources and the real glossary. */
export function PageContext({ used = nothing, children }: PageContextProps) {
  return (
    <SourcesProvider value={sources} used={used}>
      <GlossaryProvider value={glossary}>{children}</GlossaryProvider>
    </SourcesProvider>
  );
}
