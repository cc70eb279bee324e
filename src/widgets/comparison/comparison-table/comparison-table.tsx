import { use, useRef, useState } from "react";
import { Button } from "#design-system/button/button.tsx";
import { Table } from "#design-system/table/table.tsx";
import type { InsuranceProduct } from "#domain/insurance-product.ts";
import {
  filterOptions,
  hasIllustrativeFigures,
  noFilter,
  sameColumns,
  soldIn,
  type Sorting,
} from "#domain/product-comparison.ts";
import { CompareTray } from "#widgets/comparison/compare-tray/compare-tray.tsx";
import { ScriptedOnly } from "#platform/hydration.tsx";
import { ProductNotes } from "#widgets/comparison/product-notes.tsx";
import { ProvinceRowWordsContext } from "#widgets/place/province-choice/province-rows.ts";
import * as words from "#words/comparison.ts";
import { comparisonColumns } from "./comparison-columns.tsx";
import { ComparisonToolbar, sortingInWords, ProvinceOffer } from "./comparison-toolbar.tsx";
import { FoldedColumns } from "./folded-columns.tsx";
import { useComparison } from "./use-comparison.ts";

export interface ComparisonTableProps {
  /** Title and accessible name of the table. */
  readonly caption: string;
  /** Products of one line, in listing order. */
  readonly products: readonly InsuranceProduct[];
}

interface Result {
  readonly shown: number;
  readonly all: number;
  /** Where the table is filtered by province: its name, and how many of the shown products are known to be sold there. */
  readonly sold: { readonly count: number; readonly province: string } | undefined;
}

function resultInWords({ shown, all, sold }: Result, sorting: Sorting | null): string {
  const matching = words.productsShown(shown, all);
  const count =
    sold === undefined ? matching : words.soldCount(matching, sold.count, shown - sold.count, sold.province);
  return sorting === null ? count : words.sortedBy(count, sortingInWords(sorting));
}

/**
 * Insurance products in a table that can be sorted, narrowed by type, grade and province, and compared side by side. A
 * province puts the products sold there first, and those of which that isn't known below a heading of their own; it
 * leaves out the products that are not sold there, and names their companies.
 * Without JavaScript only those controls are missing. Needs `PageReferences` above it.
 *
 * Accessibility: a caption, row and column headers; the sorted column has its order, and the number of rows is
 * announced after a filter.
 */
export function ComparisonTable({ caption, products }: ComparisonTableProps) {
  const { rows, sorting, setSorting, pressColumn, filter, setFilter, chosen, isRefused, toggle, clear } =
    useComparison(products);
  const provinceNames = use(ProvinceRowWordsContext)?.names;
  const { province } = filter;
  const provinceName = province === null ? undefined : provinceNames?.[province];
  const isSold = (product: InsuranceProduct) => province !== null && soldIn(product, province) === "yes";
  const leftOut = products.filter((product) => province !== null && soldIn(product, province) === "no");
  const sold = provinceName === undefined ? undefined : { count: rows.filter(isSold).length, province: provinceName };
  const [areAllColumnsShown, setAllColumnsShown] = useState(false);
  const same = sameColumns(products);
  const folded = areAllColumnsShown ? [] : same.map(({ key }) => key);
  const [openIds, setOpenIds] = useState<readonly string[]>([]);
  const container = useRef<HTMLDivElement>(null);

  function toggleDetails(id: string) {
    setOpenIds(openIds.includes(id) ? openIds.filter((other) => other !== id) : [...openIds, id]);
  }

  function focusFirstFilter() {
    container.current?.querySelector("select")?.focus();
  }

  function showAll() {
    setFilter(noFilter);
    focusFirstFilter();
  }

  /** Returns focus to the last ticked checkbox, unless a filter hides it. */
  function clearChoice() {
    const boxes = container.current?.querySelectorAll<HTMLElement>("[data-product]") ?? [];
    const last = [...boxes].find(({ dataset }) => dataset["product"] === chosen.at(-1)?.id);
    clear();
    if (last === undefined) focusFirstFilter();
    else last.focus();
  }

  return (
    <div ref={container} data-slot="comparison-table" className="grid min-w-0 gap-6">
      <ScriptedOnly>
        <ComparisonToolbar
          products={products}
          filter={filter}
          onFilter={setFilter}
          sorting={sorting}
          onSort={setSorting}
          folded={folded}
        />
      </ScriptedOnly>
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 text-small text-ink-soft">
          <div className="flex min-h-target flex-wrap items-center gap-x-4">
            <output>{resultInWords({ shown: rows.length, all: products.length, sold }, sorting)}</output>
            {filterOptions(products).hasTerritories && (
              <ProvinceOffer
                province={province}
                onProvince={(chosenOne) => setFilter({ ...filter, province: chosenOne })}
              />
            )}
          </div>
          {hasIllustrativeFigures(products) && <p>{words.illustrativeFigures}</p>}
        </div>
        {provinceName !== undefined && leftOut.length > 0 && (
          <p className="text-small text-ink-soft">
            {words.notSoldIn(provinceName, [...new Set(leftOut.map(({ company }) => company))])}
          </p>
        )}
        <FoldedColumns
          same={same}
          areShown={areAllColumnsShown}
          onToggle={() => setAllColumnsShown(!areAllColumnsShown)}
        />
      </div>
      <Table
        caption={caption}
        columns={comparisonColumns(products, {
          sorting,
          onSort: pressColumn,
          chosen,
          onToggle: toggle,
          province,
          folded,
          openIds,
          onDetails: toggleDetails,
        })}
        rows={rows}
        rowKey={({ id }) => id}
        isOpen={({ id }) => openIds.includes(id)}
        groupOf={(product) =>
          provinceName === undefined || isSold(product) ? undefined : words.unknownWhetherSoldIn(provinceName)
        }
        narrow="compact"
        empty={products.length === 0 ? words.noProductsListed : <NoMatch onShowAll={showAll} />}
      />
      <CompareTray chosen={chosen} isRefused={isRefused} onRemove={toggle} onClear={clearChoice} />
      <ProductNotes products={products} />
    </div>
  );
}

function NoMatch({ onShowAll }: { readonly onShowAll: () => void }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-4">
      {words.noProductMatches}
      <Button intent="secondary" size="small" onClick={onShowAll}>
        {words.showAll}
      </Button>
    </span>
  );
}
