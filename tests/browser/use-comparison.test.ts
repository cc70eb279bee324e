import { act, cleanup, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { autoProducts } from "#text/insurance-types/auto-products.ts";
import { useComparison } from "#widgets/comparison/comparison-table/use-comparison.ts";

const ids = autoProducts.map(({ id }) => id);

function compare() {
  const { result } = renderHook(() => useComparison(autoProducts));
  return {
    now: () => result.current,
    toggle: (place: number) => act(() => result.current.toggle(ids[place] ?? "")),
    clear: () => act(() => result.current.clear()),
  };
}

test("a selection survives a filter that hides it, until cleared", () => {
  const { now, toggle, clear } = compare();
  toggle(0);
  act(() => now().setFilter({ type: "no such type", grade: null, province: null }));
  expect(now().rows).toEqual([]);
  expect(now().chosen.map(({ id }) => id)).toEqual([ids[0]]);
  clear();
  expect(now().chosen).toEqual([]);
});

test("a selection survives a reload, without products that the page no longer has", () => {
  const { toggle } = compare();
  for (const place of [2, 0]) toggle(place);
  cleanup();
  expect(sessionStorage.getItem("compared:auto")).toBe(JSON.stringify([ids[2], ids[0]]));
  sessionStorage.setItem("compared:auto", JSON.stringify(["gone", ids[2], ids[0]]));
  expect(
    compare()
      .now()
      .chosen.map(({ id }) => id),
  ).toEqual([ids[2], ids[0]]);
});
