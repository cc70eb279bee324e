/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- Some browsers
   drop a table's semantics when CSS stacks its cells on a narrow screen, unless the roles are explicit. */
import { cva } from "class-variance-authority";
import EqualNot from "lucide-react/dist/esm/icons/equal-not.mjs";
import { useId, useState, type RefObject } from "react";
import { Button } from "#design-system/button/button.tsx";
import { Checkbox } from "#design-system/checkbox/checkbox.tsx";
import type { InsuranceProduct } from "#domain/insurance-product.ts";
import { compareProducts, type ComparedRow, type ComparedValue } from "./compared-rows.ts";
import { QuoteLink } from "#widgets/comparison/comparison-table/quote-link.tsx";
import * as words from "#words/comparison.ts";
import { ComparedCell } from "./compared-cell.tsx";

export interface SideBySideProps {
  /** Two to four products. */
  readonly products: readonly InsuranceProduct[];
  /** Ref of the heading, which takes focus when the comparison opens. */
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  readonly onRemove: (id: string) => void;
  readonly onClose: () => void;
}

const cell =
  "block py-1.5 text-start align-top tablet:table-cell tablet:border-b tablet:border-b-line tablet:py-3 tablet:pe-6";

/* On a phone, of four products two are on the next line, under their names. */
const columnsOnPhone = { pairs: "grid-cols-2", three: "grid-cols-3 max-tablet:text-caption" } as const;

const row = cva("grid border-b border-line py-3 max-tablet:pe-3 tablet:table-row", {
  variants: { differs: { true: "bg-surface text-ink", false: "text-ink-soft" }, onPhone: columnsOnPhone },
});

/* On a phone, values begin below the text of their label. */
const valueCell = `${cell} min-w-0 max-tablet:ps-4`;

const rowHeader = cva(`${cell} col-span-full ps-3 font-semibold`, {
  variants: { differs: { true: "border-s-4 border-s-accent", false: "border-s-4 border-s-transparent" } },
});

const companyName = cva("font-display text-heading-4 font-semibold", {
  variants: { onPhone: { pairs: "", three: "max-tablet:text-body" } },
});

const headRow = cva("grid gap-y-3 pb-3 max-tablet:pe-3 tablet:table-row", { variants: { onPhone: columnsOnPhone } });

/* The names of two or three products are sticky; the names of four would take half a phone's screen. */
const head = cva("block tablet:table-header-group", {
  variants: {
    sticky: { true: "sticky top-0 z-1 border-b-2 border-ink bg-paper pt-2 tablet:static tablet:border-0", false: "" },
  },
});

/** Whether one cell can represent all products. */
function isUniform(values: readonly ComparedValue[]): boolean {
  return new Set(values.map((value) => JSON.stringify(value))).size === 1;
}

/**
 * Products in columns, their values in grouped rows. A row states in words whether its values differ, and is
 * highlighted if so.
 */
export function SideBySide({ products, headingRef, onRemove, onClose }: SideBySideProps) {
  const headingId = useId();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const groups = compareProducts(products)
    .map(({ title, rows }) => ({ title, rows: onlyDifferences ? rows.filter(({ differs }) => differs) : rows }))
    .filter(({ rows }) => rows.length > 0);
  const columns = products.length + 1;
  const onPhone = products.length === 3 ? "three" : "pairs";
  return (
    <section data-slot="side-by-side" aria-labelledby={headingId} className="min-w-0 border-t-2 border-ink pt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <h3
          id={headingId}
          ref={headingRef}
          tabIndex={-1}
          className="scroll-mt-4 font-display text-heading-3 font-semibold"
        >
          {words.sideBySide}
        </h3>
        <Button intent="quiet" size="small" edge="text" onClick={onClose}>
          {words.closeTheComparison}
        </Button>
      </div>
      <Checkbox
        label={words.onlyWhereTheyDiffer}
        checked={onlyDifferences}
        onChange={({ currentTarget }) => setOnlyDifferences(currentTarget.checked)}
      />
      {groups.length === 0 && <p className="py-4">{words.differInNothing}</p>}
      <table
        role="table"
        aria-labelledby={headingId}
        className="mt-3 block w-full border-separate border-spacing-0 text-small wrap-anywhere tablet:table tablet:table-fixed"
      >
        <thead role="rowgroup" className={head({ sticky: products.length < 4 })}>
          <tr role="row" className={headRow({ onPhone })}>
            {/* Rendered even where invisible: without this header, screen readers announce each cell under the next
                column's header. */}
            <th role="columnheader" scope="col" className="max-tablet:sr-only">
              <span className="sr-only">{words.compared}</span>
            </th>
            {products.map(({ id, company, product }) => (
              <th
                key={id}
                role="columnheader"
                scope="col"
                // Leave out the name of the header's button, which screen readers would repeat with each cell of the
                // column.
                aria-label={`${company}, ${product}`}
                className="grid min-w-0 content-start justify-items-start gap-1 text-start align-bottom max-tablet:ps-4 tablet:table-cell tablet:pe-6 tablet:pb-2"
              >
                <span className={companyName({ onPhone })}>{company}</span>{" "}
                <span className="block font-regular text-ink-soft">{product}</span>{" "}
                <Button intent="quiet" size="small" edge="text" onClick={() => onRemove(id)}>
                  {words.remove}
                  <span className="sr-only">{` ${company}, ${product}`}</span>
                </Button>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title} role="rowgroup" className="block tablet:table-row-group">
            <tr role="row" className="block tablet:table-row">
              <th
                role="rowheader"
                scope="rowgroup"
                colSpan={columns}
                className="block border-b-2 border-ink pt-6 pb-2 text-start font-display text-heading-4 font-semibold tablet:table-cell"
              >
                {title}
              </th>
            </tr>
            {rows.map((compared) => (
              <ComparedRowView key={compared.label} row={compared} products={products} onPhone={onPhone} />
            ))}
          </tbody>
        ))}
        <tfoot role="rowgroup" className="block tablet:table-footer-group">
          <tr role="row" className={row({ differs: false, onPhone })}>
            <th role="rowheader" scope="row" className={rowHeader({ differs: false })}>
              {words.quote}
            </th>
            {products.map((product) => (
              <td key={product.id} role="cell" className={valueCell}>
                {products.length > 3 && (
                  <span className="block text-caption font-semibold text-ink-soft tablet:hidden">
                    {product.company}
                  </span>
                )}
                <QuoteLink product={product} />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

interface ComparedRowViewProps {
  readonly row: ComparedRow;
  readonly products: readonly InsuranceProduct[];
  readonly onPhone: keyof typeof columnsOnPhone;
}

function ComparedRowView({ row: { label, values, differs }, products, onPhone }: ComparedRowViewProps) {
  return (
    <tr role="row" className={row({ differs, onPhone })} data-differs={differs}>
      <th role="rowheader" scope="row" className={rowHeader({ differs })}>
        <span>{label}</span>
        <span className="flex items-center gap-1 text-caption font-regular text-ink-soft">
          {differs ? (
            <>
              <EqualNot aria-hidden="true" size={14} className="shrink-0 text-accent" />
              <span>{words.differs}</span>
            </>
          ) : (
            words.sameForAll
          )}
        </span>
      </th>
      {isUniform(values) && values[0] !== undefined ? (
        <td role="cell" colSpan={products.length} className={`${cell} col-span-full max-tablet:ps-4`}>
          <ComparedCell value={values[0]} />
        </td>
      ) : (
        products.map(({ id, company }, index) => {
          const value = values[index];
          return (
            <td key={id} role="cell" className={valueCell}>
              {products.length > 3 && (
                <span className="block text-caption font-semibold text-ink-soft tablet:hidden">{company}</span>
              )}
              {value !== undefined && <ComparedCell value={value} />}
            </td>
          );
        })
      )}
    </tr>
  );
}
