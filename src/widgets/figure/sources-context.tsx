import { createContext, use, useMemo, type ReactNode } from "react";
import { isSourceId, type FigureBasis, type SourceId } from "#domain/figure.ts";
import type { Source } from "#domain/source.ts";

/** A source as one page cites it. */
export interface Citation {
  readonly id: SourceId;
  /** Position in the page's own list, from 1. */
  readonly number: number;
  readonly source: Source;
}

/** What the parts of a page know about its sources. */
export interface PageSources {
  /** The sources the page cites, in the order of their numbers. */
  readonly citations: readonly Citation[];
  /** Marks without a published source that the page uses. */
  readonly marks: ReadonlySet<Exclude<FigureBasis, SourceId>>;
}

const SourcesContext = createContext<PageSources | null>(null);

export interface SourcesProviderProps {
  /** Every source of the site. */
  readonly value: Readonly<Partial<Record<SourceId, Source>>>;
  /**
   * Every basis the page's figures have, in reading order; repeats are fine. Prose gives its own as `figureBases`,
   * records through `basesOf`. The order makes the numbers, so it must not depend on the visitor.
   */
  readonly used: readonly FigureBasis[];
  readonly children: ReactNode;
}

/**
 * Numbers a page's sources for the figures and the list below.
 * @throws {Error} For a source id that has no entry.
 */
export function SourcesProvider({ value, used, children }: SourcesProviderProps) {
  const sources = useMemo((): PageSources => {
    const ids = new Set(used.filter(isSourceId));
    return {
      citations: [...ids].map((id, index) => {
        const source = value[id];
        if (source === undefined) throw new Error(`There is no source ${id}.`);
        return { id, number: index + 1, source };
      }),
      marks: new Set(used.filter((basis) => !isSourceId(basis))),
    };
  }, [value, used]);
  return <SourcesContext value={sources}>{children}</SourcesContext>;
}

/**
 * The sources of the page.
 * @throws {Error} Outside a `SourcesProvider`.
 */
export function usePageSources(): PageSources {
  const sources = use(SourcesContext);
  if (sources === null) throw new Error("Figures and source lists need a SourcesProvider above them.");
  return sources;
}
