import { use, useId } from "react";
import { Field } from "#design-system/field/field.tsx";
import { Select } from "#design-system/select/select.tsx";
import type { InsuranceProduct } from "#domain/insurance-product.ts";
import { filterOptions, sortKeys, type ProductFilter, type Sorting } from "#domain/product-comparison.ts";
import { isProvinceCode, provinceOptions, useProvince } from "#widgets/place/province-choice/province-choice.ts";
import { ProvinceRowWordsContext } from "#widgets/place/province-choice/province-rows.ts";
import * as words from "#words/comparison.ts";
import { sortableColumns, sortOrders } from "#words/comparison.ts";
import { Button } from "#design-system/button/button.tsx";
import type { ProvinceCode } from "#domain/province-code.ts";

/** Describes a sort order in words, such as "company, A to Z". */
export function sortingInWords({ key, direction }: Sorting): string {
  if (key === "rating") return direction === "ascending" ? sortOrders.weakestFirst : sortOrders.strongestFirst;
  return sortOrders[direction](sortableColumns[key]);
}

export interface ComparisonToolbarProps {
  readonly products: readonly InsuranceProduct[];
  readonly filter: ProductFilter;
  readonly onFilter: (filter: ProductFilter) => void;
  readonly sorting: Sorting | null;
  readonly onSort: (sorting: Sorting | null) => void;
  /** Columns with one value in all rows, which can't be sorted by. */
  readonly folded: readonly string[];
}

const sortings: readonly Sorting[] = sortKeys.flatMap((key): readonly Sorting[] => {
  const both = [
    { key, direction: "ascending" },
    { key, direction: "descending" },
  ] as const;
  return key === "rating" ? both.toReversed() : both;
});

const sortingOptions = sortings.map((sorting) => {
  const label = sortingInWords(sorting);
  return {
    key: sorting.key,
    value: `${sorting.key} ${sorting.direction}`,
    label: label.charAt(0).toUpperCase() + label.slice(1),
  };
});

const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** Filters the table by type, grade and province. Where the table has no visible header, the toolbar sorts as well. */
export function ComparisonToolbar({ products, filter, onFilter, sorting, onSort, folded }: ComparisonToolbarProps) {
  const id = useId();
  const provinceWords = use(ProvinceRowWordsContext);
  const { types, grades, hasTerritories } = filterOptions(products);
  return (
    <div data-slot="comparison-toolbar" className="flex flex-wrap gap-x-4 gap-y-4">
      {types.length > 1 && (
        <div className="grow basis-36 [:lang(fr)_&]:basis-44 tablet:max-w-60">
          <Field id={`${id}type`} label={words.typeLabel}>
            {(control) => (
              <Select
                {...control}
                placeholder={words.allTypes}
                options={asOptions(types)}
                value={filter.type ?? ""}
                onChange={({ currentTarget: { value } }) => onFilter({ ...filter, type: value === "" ? null : value })}
              />
            )}
          </Field>
        </div>
      )}
      {grades.length > 1 && (
        <div className="grow basis-36 [:lang(fr)_&]:basis-44 tablet:max-w-60">
          <Field id={`${id}grade`} label={words.grade}>
            {(control) => (
              <Select
                {...control}
                placeholder={words.allGrades}
                options={asOptions(grades)}
                value={filter.grade ?? ""}
                onChange={({ currentTarget: { value } }) => onFilter({ ...filter, grade: value === "" ? null : value })}
              />
            )}
          </Field>
        </div>
      )}
      {hasTerritories && provinceWords !== null && (
        <div className="grow basis-36 [:lang(fr)_&]:basis-44 tablet:max-w-60">
          <Field id={`${id}province`} label={words.province}>
            {(control) => (
              <Select
                {...control}
                placeholder={words.allProvinces}
                options={provinceOptions(provinceWords.names)}
                value={filter.province ?? ""}
                onChange={({ currentTarget: { value } }) =>
                  onFilter({ ...filter, province: isProvinceCode(value) ? value : null })
                }
              />
            )}
          </Field>
        </div>
      )}
      <div className="grow basis-36 [:lang(fr)_&]:basis-44 desktop:hidden tablet:max-w-60">
        <Field id={`${id}sort`} label={words.sortBy}>
          {(control) => (
            <Select
              {...control}
              placeholder={words.asListed}
              options={sortingOptions.filter(({ key }) => !folded.includes(key))}
              value={sorting === null ? "" : `${sorting.key} ${sorting.direction}`}
              onChange={({ currentTarget: { value } }) =>
                onSort(sortings.find(({ key, direction }) => `${key} ${direction}` === value) ?? null)
              }
            />
          )}
        </Field>
      </div>
    </div>
  );
}

export interface ProvinceOfferProps {
  readonly province: ProvinceCode | null;
  readonly onProvince: (province: ProvinceCode | null) => void;
}

/** Removes the filter by the visitor's own province, and restores it. */
export function ProvinceOffer({ province, onProvince }: ProvinceOfferProps) {
  const provinceWords = use(ProvinceRowWordsContext);
  const [own] = useProvince();
  if (provinceWords === null || own === null) return null;
  const isNarrowed = province === own;
  return (
    <Button intent="quiet" size="small" edge="text" onClick={() => onProvince(isNarrowed ? null : own)}>
      {isNarrowed ? words.showAllProvinces : words.narrowTo(provinceWords.names[own])}
    </Button>
  );
}
