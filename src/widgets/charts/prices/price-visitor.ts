import { createContext, use, useSyncExternalStore } from "react";
import type { PriceVisitor } from "#domain/price-list.ts";

/** Store of a visitor's answers for the lists of prices and the one price of a page. */
export interface PriceVisitorStore {
  readonly current: () => PriceVisitor;
  readonly change: (answers: Partial<PriceVisitor>) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const nobody: PriceVisitor = { age: null, sex: null, smokes: null, city: null, dwelling: null };

/** Keeps the answers in memory until the page is closed. They are neither stored nor sent. */
export function priceVisitorStore(): PriceVisitorStore {
  const listeners = new Set<() => void>();
  let visitor = nobody;
  return {
    current: () => visitor,
    change(answers) {
      visitor = { ...visitor, ...answers };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** One store for all lists, prices and tools of a page; stories provide their own. */
export const PriceVisitorContext = createContext<PriceVisitorStore>(priceVisitorStore());

const nobodyYet = () => nobody;

/** The visitor's answers, all `null` while prerendering, and the function that changes them. */
export function usePriceVisitor(): readonly [PriceVisitor, PriceVisitorStore["change"]] {
  const { current, change, subscribe } = use(PriceVisitorContext);
  return [useSyncExternalStore(subscribe, current, nobodyYet), change];
}
