import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ToolChart } from "#widgets/tools/tool/charts/tool-chart.tsx";

test("every id in a chart of several negative bars is unique", () => {
  const bar = (label: string, value: number) => ({ label, value, low: undefined, high: undefined });
  const html = renderToStaticMarkup(
    <ToolChart
      hasTable={false}
      words={{ asTable: "As a table", range: "Range", you: "You", amount: "Amount" }}
      chart={{
        kind: "bars",
        title: "What each choice costs",
        write: String,
        mark: String,
        bars: [bar("One", -3), bar("Two", -5), bar("Three", 4)],
        marker: undefined,
      }}
    />,
  );
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const used = [...html.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
  expect(ids).toEqual([...new Set(ids)]);
  expect(used).toHaveLength(2);
  expect(ids).toEqual(expect.arrayContaining(used));
});
