import { createContext, use, useMemo, type ReactNode } from "react";
import type { GlossaryTerm as GlossaryEntry } from "#domain/glossary.ts";

const GlossaryContext = createContext<ReadonlyMap<string, GlossaryEntry> | null>(null);

export interface GlossaryProviderProps {
  /** Every term with its definition. */
  readonly value: readonly GlossaryEntry[];
  readonly children: ReactNode;
}

/** Gives inline terms their definitions. */
export function GlossaryProvider({ value, children }: GlossaryProviderProps) {
  const terms = useMemo(() => new Map(value.map((entry) => [entry.id, entry])), [value]);
  return <GlossaryContext value={terms}>{children}</GlossaryContext>;
}

/**
 * One entry of the glossary.
 * @throws {Error} Outside a `GlossaryProvider`, or for an id that isn't in the glossary: a build that prerenders the page
 * stops there, so a visitor never meets a term without a definition.
 */
export function useGlossaryEntry(id: string): GlossaryEntry {
  const terms = use(GlossaryContext);
  if (terms === null) throw new Error("A glossary term needs a GlossaryProvider above it.");
  const entry = terms.get(id);
  if (entry === undefined) throw new Error(`The glossary has no term "${id}".`);
  return entry;
}
