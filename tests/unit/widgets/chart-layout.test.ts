import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { barText, layOutBand, layOutBars } from "#widgets/tools/tool/charts/chart-layout.ts";

const bar = (value: number, low?: number, high?: number) => ({ label: "", value, low, high });

describe("layOutBars", () => {
  test("bars start at zero, and the longest has the full width", () => {
    const { zero, marker, bars } = layOutBars([bar(50), bar(200)], undefined);
    expect({ zero, marker }).toEqual({ zero: 0, marker: null });
    expect(bars).toEqual([
      { ...bar(50), start: 0, width: 25, isNegative: false, whisker: null },
      { ...bar(200), start: 0, width: 100, isNegative: false, whisker: null },
    ]);
  });

  test("a negative bar ends at zero", () => {
    const { zero, bars } = layOutBars([bar(-100), bar(300)], undefined);
    expect(zero).toBe(25);
    expect(bars.map(({ start, width, isNegative }) => [start, width, isNegative])).toEqual([
      [0, 25, true],
      [25, 75, false],
    ]);
  });

  test("a whisker spans the range, and both range and marker extend the scale", () => {
    expect(layOutBars([bar(100, 50, 200)], undefined).bars[0]?.whisker).toEqual({ from: 25, to: 100 });
    expect(layOutBars([bar(100, 50)], { label: "", value: 400 })).toMatchObject({
      marker: 100,
      bars: [{ width: 25, whisker: { from: 12.5, to: 25 } }],
    });
    expect(layOutBars([bar(100)], { label: "", value: -100 })).toMatchObject({ zero: 50, marker: 0 });
  });

  test("a whisker narrower than 4 percent is left out", () => {
    const { bars } = layOutBars([bar(100), bar(4, 0, 4), bar(3, 0, 3)], undefined);
    expect(bars.map(({ whisker }) => whisker)).toEqual([null, { from: 0, to: 4 }, null]);
  });

  test("the axis ticks have places and extend the scale", () => {
    expect(layOutBars([bar(100)], undefined, [50, 200])).toMatchObject({
      marks: [
        { value: 50, at: 25 },
        { value: 200, at: 100 },
      ],
      bars: [{ width: 50 }],
    });
  });

  test("bars of zero have no width", () => {
    expect(layOutBars([bar(0)], undefined)).toMatchObject({
      zero: 0,
      bars: [{ start: 0, width: 0, isNegative: false }],
    });
  });

  test("nothing lies outside the chart", () => {
    const amount = fc.integer({ min: -1_000_000, max: 1_000_000 });
    fc.assert(
      fc.property(fc.array(fc.tuple(amount, amount, amount)), amount, (values, marker) => {
        const layout = layOutBars(
          values.map(([value, one, other]) => bar(value, Math.min(one, other), Math.max(one, other))),
          { label: "", value: marker },
        );
        const places = layout.bars.flatMap(({ start, width, whisker }) => [
          start,
          start + width,
          whisker?.from ?? 0,
          whisker?.to ?? 0,
        ]);
        for (const place of [layout.zero, layout.marker ?? 0, ...places]) {
          expect(place).toBeGreaterThanOrEqual(0);
          expect(place).toBeLessThanOrEqual(100.000_001);
        }
      }),
    );
  });
});

describe("the label of a bar", () => {
  const write = (value: number) => `$${Math.round(value)}`;
  test.each([
    ["its value", bar(50), "$50"],
    ["its range where the bar ends at one end of it", bar(2000, 1000, 2000), "$1000–$2000"],
    ["the same from the other end", bar(1000, 1000, 2000), "$1000–$2000"],
    ["its value and its range", bar(1500, 1000, 2000), "$1500 ($1000–$2000)"],
    ["one amount where both ends are written alike", bar(300.2, 300, 300.4), "$300"],
  ])("%s", (_, of, text) => expect(barText(of, write)).toBe(text));
});

describe("layOutBand", () => {
  const marked = (...values: readonly number[]) => values.map((value) => ({ label: "", value }));

  test("range and markers have margins on both sides, and ticks are round numbers between them", () => {
    const { at, ticks } = layOutBand({ low: 200, high: 300, markers: [] });
    expect([at(182), at(318)]).toEqual([0, 100]);
    expect(at(200)).toBeCloseTo((18 / 136) * 100);
    expect(ticks).toEqual([200, 250, 300]);
  });

  test("a marker outside the range extends the scale", () => {
    const below = layOutBand({ low: 200, high: 300, markers: marked(100, 250) }).at;
    expect([below(64), below(336)]).toEqual([0, 100]);
    const above = layOutBand({ low: 200, high: 300, markers: marked(400) }).at;
    expect([above(164), above(436)]).toEqual([0, 100]);
  });

  test("the scale starts at zero or above, and has a width even for a single amount", () => {
    expect(layOutBand({ low: 10, high: 300, markers: [] }).at(0)).toBe(0);
    const one = layOutBand({ low: 5, high: 5, markers: marked(5) }).at;
    expect([one(4), one(5), one(6)]).toEqual([0, 50, 100]);
  });
});
