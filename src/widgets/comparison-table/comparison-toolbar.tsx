import { useId } from "react";
import { Field } from "#design-system/field/field.tsx";
import { Select } from "#design-system/select/select.tsx";
import type { InsuranceProduct } from "#domain/insurance-product.ts";
import { filterOptions, sortKeys, type ProductFilter, type Sorting } from "#domain/product-comparison.ts";
import { sortingInWords } from "./sort-names.ts";

export interface ComparisonToolbarProps {
  readonly products: readonly InsuranceProduct[];
  readonly filter: ProductFilter;
  readonly onFilter: (filter: ProductFilter) => void;
  readonly sorting: Sorting | null;
  readonly onSort: (sorting: Sorting | null) => void;
}

const sortings: readonly Sorting[] = sortKeys.flatMap((key): readonly Sorting[] => {
  const both = [
    { key, direction: "ascending" },
    { key, direction: "descending" },
  ] as const;
  return key === "rating" ? both.toReversed() : both;
});

const sortingOptions = sortings.map((sorting) => {
  const words = sortingInWords(sorting);
  return { value: `${sorting.key} ${sorting.direction}`, label: words.charAt(0).toUpperCase() + words.slice(1) };
});

const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** Narrows the table by type and grade. Where the table has no header to press, it sorts as well. */
export function ComparisonToolbar({ products, filter, onFilter, sorting, onSort }: ComparisonToolbarProps) {
  const id = useId();
  const { types, grades } = filterOptions(products);
  return (
    <div data-slot="comparison-toolbar" className="flex flex-wrap gap-x-6 gap-y-4">
      {types.length > 1 && (
        <div className="grow basis-40 tablet:max-w-60">
          <Field id={`${id}type`} label="Type">
            {(control) => (
              <Select
                {...control}
                placeholder="All types"
                options={asOptions(types)}
                value={filter.type ?? ""}
                onChange={({ currentTarget: { value } }) => onFilter({ ...filter, type: value === "" ? null : value })}
              />
            )}
          </Field>
        </div>
      )}
      {grades.length > 1 && (
        <div className="grow basis-40 tablet:max-w-60">
          <Field id={`${id}grade`} label="Grade">
            {(control) => (
              <Select
                {...control}
                placeholder="All grades"
                options={asOptions(grades)}
                value={filter.grade ?? ""}
                onChange={({ currentTarget: { value } }) => onFilter({ ...filter, grade: value === "" ? null : value })}
              />
            )}
          </Field>
        </div>
      )}
      <div className="grow basis-40 laptop:hidden tablet:max-w-60">
        <Field id={`${id}sort`} label="Sort by">
          {(control) => (
            <Select
              {...control}
              placeholder="As listed"
              options={sortingOptions}
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
