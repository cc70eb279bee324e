import { createContext, use, useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import { isFigureBasis, type FigureBasis } from "#domain/figure.ts";
import { useIsHydrated } from "#platform/hydration.tsx";
import { citationOrder, type CitationOrder } from "./citation-order.ts";

const CitationContext = createContext<CitationOrder | null>(null);

/** The order of the prerendered page, as its source list and its key show it. */
function prerenderedOrder(): readonly FigureBasis[] {
  if (typeof document === "undefined") return [];
  return [...document.querySelectorAll<HTMLElement>('[data-slot="source-list"] li[data-basis]')]
    .map(({ dataset }) => dataset["basis"] ?? "")
    .filter(isFigureBasis);
}

export interface PageReferencesProps {
  /** One page. */
  readonly children: ReactNode;
}

/**
 * Numbers the sources of one page in the order in which its marks are drawn, which is the order of reading. Where React
 * takes over a prerendered page it does so section by section, the touched one first, so there the order is read from
 * the page; a source that joins later, in the result of a tool, takes the next number and the list grows.
 */
export function PageReferences({ children }: PageReferencesProps) {
  const isHydrated = useIsHydrated();
  const [order] = useState(() => citationOrder(isHydrated ? [] : prerenderedOrder()));
  return <CitationContext value={order}>{children}</CitationContext>;
}

function useCitationOrder(): CitationOrder {
  const order = use(CitationContext);
  if (order === null) throw new Error("Figures and source lists need PageReferences above them.");
  return order;
}

/**
 * Notes what a mark stands for.
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
 * Every basis the page's marks have so far, in the order of their numbers.
 * @throws {Error} Outside of `PageReferences`.
 */
export function useCitedBases(): readonly FigureBasis[] {
  const { subscribe, current, prerendered } = useCitationOrder();
  // A tool may have cited more by the time React takes the list over.
  return useSyncExternalStore(subscribe, current, prerendered);
}
