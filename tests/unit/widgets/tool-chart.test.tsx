import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ChartView } from "#widgets/tools/tool/definition/answer-view.ts";
import { ToolChart } from "#widgets/tools/tool/charts/tool-chart.tsx";

const words = { asTable: "As a table", range: "Range", you: "You", amount: "Amount" };
const bar = (label: string, value: number) => ({ label, value, low: undefined, high: undefined });

const bars: ChartView = {
  kind: "bars",
  title: "What each choice costs",
  write: String,
  mark: String,
  bars: [bar("One", -3), bar("Two", -5), bar("Three", 4)],
  marker: undefined,
};
const band: ChartView = {
  kind: "band",
  title: "What a house costs to rebuild",
  write: String,
  mark: String,
  low: 200,
  high: 300,
  markers: [{ label: "Limit", value: 250 }],
  writeOwn: String,
};

test("every id in two charts of several negative bars is unique", () => {
  const html = renderToStaticMarkup(
    <>
      <ToolChart hasTable={false} words={words} chart={bars} />
      <ToolChart hasTable={false} words={words} chart={bars} />
    </>,
  );
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const used = [...html.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
  expect(ids).toEqual([...new Set(ids)]);
  expect(used).toHaveLength(4);
  expect(ids).toEqual(expect.arrayContaining(used));
});

test.each([
  { name: "bars with their table", chart: bars, hasTable: true, tables: 1 },
  { name: "bars whose table is the working", chart: bars, hasTable: false, tables: 0 },
  { name: "a band, whose text has every figure", chart: band, hasTable: true, tables: 0 },
])("$name", ({ chart, hasTable, tables }) => {
  const html = renderToStaticMarkup(<ToolChart hasTable={hasTable} words={words} chart={chart} />);
  expect(html.split("<table").length - 1).toBe(tables);
  expect(html.includes(words.asTable)).toBe(tables === 1);
});
