import { createContext, use, useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import { isFigureBasis, type FigureBasis } from "#domain/figure.ts";
import { useIsHydrated } from "#platform/hydration.tsx";
import { citationOrder, type CitationOrder } from "./citation-order.ts";

const CitationContext = createContext<CitationOrder | null>(null);

/** The order of the prerendered page, as its source list and its key show it; `null` if it has no list. */
function prerenderedOrder(): readonly FigureBasis[] | null {
  if (typeof document === "undefined" || document.querySelector('[data-slot="source-list"]') === null) return null;
  return [...document.querySelectorAll<HTMLElement>('[data-slot="source-list"] li')]
    .map(({ id, dataset }) => dataset["basis"] ?? id.replace("source-", ""))
    .filter(isFigureBasis);
}

export interface PageReferencesProps {
  /** Content of one page. */
  readonly children: ReactNode;
}

/**
 * Numbers the sources of one page in the order in which its marks render, which is the reading order. React hydrates a
 * prerendered page section by section, the one in use first, so there the order is read from the HTML. A source added
 * later, in the result of a tool, gets the next number at the end of the list.
 */
export function PageReferences({ children }: PageReferencesProps) {
  const isHydrated = useIsHydrated();
  const [order] = useState(() => citationOrder(isHydrated ? null : prerenderedOrder()));
  return <CitationContext value={order}>{children}</CitationContext>;
}

function useCitationOrder(): CitationOrder {
  const order = use(CitationContext);
  if (order === null) throw new Error("Figures and source lists need PageReferences above them.");
  return order;
}

/**
 * Registers the bases of a mark.
 * @returns The number of each basis that is a source.
 * @throws {Error} Outside of `PageReferences`.
 */
export function useCitations<Basis extends FigureBasis>(
  bases: readonly Basis[],
): readonly { readonly id: Basis; readonly number: number }[] {
  const { cite, announce } = useCitationOrder();
  useEffect(() => announce());
  return bases.map((id) => ({ id, number: cite(id) }));
}

/**
 * All bases cited by the page's marks so far, in the order of their numbers.
 * @throws {Error} Outside of `PageReferences`.
 */
export function useCitedBases(): readonly FigureBasis[] {
  const { subscribe, current, prerendered } = useCitationOrder();
  // A tool may have cited more bases by the time React hydrates the list.
  return useSyncExternalStore(subscribe, current, prerendered);
}
