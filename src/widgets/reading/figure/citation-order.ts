import { isSourceId, type FigureBasis } from "#domain/figure.ts";

/** Where the figures of one page come from, each basis once, in the order in which a reader meets them. */
export interface CitationOrder {
  /**
   * Puts a basis at the end of the order unless it is there already.
   * @returns For a source its number, from 1.
   */
  readonly cite: (basis: FigureBasis) => number;
  /** The order as it is now; a new array after each change. */
  readonly current: () => readonly FigureBasis[];
  /** The order of the prerendered page, for as long as React takes its sections over. */
  readonly prerendered: () => readonly FigureBasis[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Tells the listeners of changes. Apart from `cite`, which runs while React draws and must not cause a drawing. */
  readonly announce: () => void;
}

/** @param start - What the prerendered page already numbers. */
export function citationOrder(start: readonly FigureBasis[]): CitationOrder {
  let order = start;
  let announced = start;
  const listeners = new Set<() => void>();
  return {
    cite(basis) {
      if (!order.includes(basis)) order = [...order, basis];
      return order.filter(isSourceId).findIndex((id) => id === basis) + 1;
    },
    current: () => order,
    prerendered: () => (start.length === 0 ? order : start),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    announce() {
      if (announced === order) return;
      announced = order;
      for (const listener of listeners) listener();
    },
  };
}
