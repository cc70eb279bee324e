import { useId, useState } from "react";
import { listRole } from "#design-system/layout/layout-element.ts";
import { RadioGroup } from "#design-system/radio-group/radio-group.tsx";
import { highestPrice, priceScale, rowsFor, seriesFor, type PriceList } from "#domain/price-list.ts";
import { ScriptedOnly } from "#platform/hydration.tsx";
import { ChartFigure } from "#widgets/charts/chart-figure.tsx";
import { useProvince } from "#widgets/place/province-choice/province-choice.ts";
import { sourceOf } from "#widgets/reading/figure/registered-sources.ts";
import { SourceMarks } from "#widgets/reading/figure/source-marks.tsx";
import { priceListWords as words } from "#words/price-lists.ts";
import { priceBases } from "#words/prices.ts";
import { MarkInText, markShapes, type MarkShape } from "./price-mark.tsx";
import { PricePlot } from "./price-plot.tsx";
import { PriceListTable } from "./price-list-table.tsx";
import { usePriceVisitor } from "./price-visitor.ts";

export interface PriceListFigureProps {
  readonly list: PriceList;
}

/** Shape of a series by its kind of price, where each row has a source of its own. */
const shapesOfBases = { average: "circle", quote: "diamond", list: "square", derived: "triangle" } as const;

const shapeAt = (index: number): MarkShape => markShapes[index % markShapes.length] ?? "cross";

/**
 * Published prices as a plot, with the table behind it. What the visitor has told the page marks rows and leaves out
 * columns of the plot; the table keeps every price.
 *
 * Accessibility: the plot is a list with every price in words; the drawings are hidden.
 */
export function PriceListFigure({ list }: PriceListFigureProps) {
  const { title, summary, variants, rows, isOneSourceARow = false } = list;
  const id = useId();
  const [variant, setVariant] = useState(variants?.first ?? null);
  const [visitor] = usePriceVisitor();
  const [province] = useProvince();
  const shown = seriesFor(list, visitor, variant);
  const marked = rowsFor(list, visitor, province);
  const shapeOf = ({ series, mark }: (typeof shown)[number]) =>
    isOneSourceARow ? shapesOfBases[series.basis] : shapeAt(mark);
  const isByAge = rows.some(({ ages }) => ages !== undefined);
  const isByPlace = rows.some((row) => row.province !== undefined);
  return (
    <ChartFigure
      slot="price-list"
      title={title}
      table={{ summary: words.table, content: <PriceListTable list={list} marked={marked} /> }}
    >
      <p className="max-w-prose">{summary}</p>
      {variants !== undefined && (
        <ScriptedOnly>
          <RadioGroup
            name={id}
            layout="inline"
            legend={variants.legend}
            value={variant ?? variants.first}
            onValueChange={setVariant}
            options={variants.options.map((option) => ({ value: option.id, label: option.label }))}
          />
        </ScriptedOnly>
      )}
      <ul
        role={listRole("ul")}
        aria-label={words.lists}
        className="flex flex-wrap gap-x-8 gap-y-1 text-small text-ink-soft"
      >
        {shown.map((one) => (
          <li key={one.at} className="flex max-w-full gap-2">
            <MarkInText shape={shapeOf(one)} />
            <span className="min-w-0">
              <span className="text-ink">{one.series.label}</span>
              <span>
                {`: ${words.sellerAndDate(
                  sourceOf(one.series.sources[0]).publisher,
                  priceBases[one.series.basis],
                  one.series.asOf,
                )}`}
              </span>
              <SourceMarks ids={one.series.sources} />
            </span>
          </li>
        ))}
      </ul>
      {isByAge && visitor.age !== null && marked.length === 0 && <p className="text-small">{words.noAgeNear}</p>}
      {!isByAge && isByPlace && (visitor.city ?? province) !== null && marked.length === 0 && (
        <p className="text-small">{words.noPlaceNear}</p>
      )}
      <PricePlot
        label={title}
        scale={priceScale(highestPrice(list, shown))}
        rows={rows.map((row) => ({
          label: row.label,
          isMarked: marked.includes(row),
          prices: shown.flatMap((one) => {
            const price = row.prices[one.at] ?? null;
            return price === null ? [] : [{ series: one.series, shape: shapeOf(one), price }];
          }),
        }))}
      />
    </ChartFigure>
  );
}
