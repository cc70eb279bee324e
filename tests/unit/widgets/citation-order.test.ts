import { describe, expect, test, vi } from "vitest";
import { citationOrder } from "#widgets/reading/figure/citation-order.ts";

describe("citationOrder", () => {
  test("numbers sources in order of appearance; symbols have no number", () => {
    const { cite, current } = citationOrder(null);
    expect([cite("S9"), cite("site"), cite("S2"), cite("S9"), cite("S5")]).toEqual([1, 0, 2, 1, 3]);
    expect(current()).toEqual(["S9", "site", "S2", "S5"]);
  });

  test("continues from the prerendered page, in any order of sections", () => {
    const { cite } = citationOrder(["site", "S9", "S2"]);
    expect([cite("S2"), cite("S7"), cite("S9")]).toEqual([2, 3, 1]);
  });

  test("hydrates the list as it was prerendered, even if it was empty and a section has cited a source since", () => {
    for (const prerendered of [[], ["S9"]] as const) {
      const order = citationOrder(prerendered);
      order.cite("S2");
      expect(order.prerendered()).toEqual(prerendered);
      expect(order.current()).toEqual([...prerendered, "S2"]);
    }
  });

  test("without a prerendered list, the list shows what has been cited", () => {
    const { cite, prerendered } = citationOrder(null);
    cite("S2");
    expect(prerendered()).toEqual(["S2"]);
  });

  test("notifies of a change once, and only after subscribing", () => {
    const { cite, announce, subscribe, current } = citationOrder(["S9"]);
    const listener = vi.fn<() => void>();
    const stop = subscribe(listener);
    const before = current();
    cite("S9");
    announce();
    expect(listener).not.toHaveBeenCalled();
    expect(current()).toBe(before);
    cite("S2");
    expect(listener).not.toHaveBeenCalled();
    announce();
    announce();
    expect(listener).toHaveBeenCalledOnce();
    stop();
    cite("S3");
    announce();
    expect(listener).toHaveBeenCalledOnce();
  });
});
