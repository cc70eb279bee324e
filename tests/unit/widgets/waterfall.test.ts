import * as fc from "fast-check";
import { expect, test } from "vitest";
import { layOutWaterfall } from "#widgets/charts/need-chart/waterfall.ts";

const figure = (label: string, amount: number) => ({ label, amount });

function layOut(parts: readonly number[], covered: number) {
  const total = parts.reduce((sum, amount) => sum + amount, 0);
  return layOutWaterfall({
    parts: parts.map((amount, index) => figure(`part ${index + 1}`, amount)),
    total: figure("total", total),
    covered: figure("covered", covered),
    gap: figure("gap", Math.max(0, total - covered)),
  });
}

const places = (parts: readonly number[], covered: number) =>
  layOut(parts, covered).bars.map(({ kind, start, width }) => [kind, start, width]);

test("each part starts where the previous one ended, and coverage and gap add up to the total", () => {
  expect(layOut([60, 40], 25).zero).toBe(0);
  expect(places([60, 40], 25)).toEqual([
    ["part", 0, 60],
    ["part", 60, 40],
    ["total", 0, 100],
    ["covered", 0, 25],
    ["gap", 25, 75],
  ]);
});

test("a negative part shifts the zero line", () => {
  expect(layOut([-50, 100], 0).zero).toBe(50);
  expect(places([-50, 100], 0)).toEqual([
    ["part", 0, 50],
    ["part", 0, 100],
    ["total", 50, 50],
    ["covered", 50, 0],
    ["gap", 50, 50],
  ]);
});

test("a negative total has a bar, and no gap", () => {
  expect(places([-100, 50], 0).slice(2)).toEqual([
    ["total", 50, 50],
    ["covered", 100, 0],
    ["gap", 100, 0],
  ]);
});

test("coverage above the need sets the scale", () => {
  expect(places([50], 200)).toEqual([
    ["part", 0, 25],
    ["total", 0, 25],
    ["covered", 0, 100],
    ["gap", 100, 0],
  ]);
});

test("a need of zero draws nothing", () => {
  expect(places([0, 0], 0).every(([, start, width]) => start === 0 && width === 0)).toBe(true);
});

test("no bar exceeds the chart", () => {
  const amount = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 });
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1, maxLength: 6 }), fc.nat(2_000_000_000), (parts, covered) => {
      const { zero, bars } = layOut(parts, covered);
      expect(zero).toBeGreaterThanOrEqual(0);
      expect(zero).toBeLessThanOrEqual(100);
      for (const { start, width } of bars) {
        expect(start).toBeGreaterThanOrEqual(-1e-9);
        expect(width).toBeGreaterThanOrEqual(0);
        expect(start + width).toBeLessThanOrEqual(100 + 1e-9);
      }
    }),
  );
});
