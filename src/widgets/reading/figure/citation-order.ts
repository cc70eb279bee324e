import { isSourceId, type FigureBasis } from "#domain/figure.ts";

/** Bases of the figures of one page, each basis once, in reading order. */
export interface CitationOrder {
  /**
   * Appends a basis to the order unless the order already contains it.
   * @returns For a source its number, from 1.
   */
  readonly cite: (basis: FigureBasis) => number;
  /** The current order; a new array after each change. */
  readonly current: () => readonly FigureBasis[];
  /** The order to hydrate the source list with; the current order where no prerendered list was given. */
  readonly prerendered: () => readonly FigureBasis[];
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Notifies the listeners of changes. Separate from `cite`, which runs during rendering and must not cause a render.
   */
  readonly announce: () => void;
}

/**
 * @param prerendered - Bases in the prerendered source list, which may be none; `null` where there is no such list to
 * hydrate.
 */
export function citationOrder(prerendered: readonly FigureBasis[] | null): CitationOrder {
  let order = prerendered ?? [];
  let announced = order;
  const listeners = new Set<() => void>();
  return {
    cite(basis) {
      if (!order.includes(basis)) order = [...order, basis];
      return order.filter(isSourceId).findIndex((id) => id === basis) + 1;
    },
    current: () => order,
    prerendered: () => prerendered ?? order,
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
