import type { ReactNode } from "react";
import { HeadingBlock } from "#design-system/heading/heading-block.tsx";
import { Section, type SectionProps } from "#design-system/layout/section.tsx";
import { ComparisonTable } from "#widgets/comparison/comparison-table/comparison-table.tsx";
import { useComparisonProducts } from "./comparison-context.ts";

/** The table of the page's products. */
export function ProductsTable() {
  return <ComparisonTable {...useComparisonProducts()} />;
}

export interface ProductsProps {
  readonly title: string;
  readonly tone?: SectionProps["tone"];
  /** Notes below the table. */
  readonly children?: ReactNode;
}

/** The table of the page's products under its own heading. */
export function Products({ title, tone, children }: ProductsProps) {
  return (
    <Section tone={tone} labelledBy="products">
      <HeadingBlock level={2} id="products" title={title} />
      <div className="mt-6">
        <ProductsTable />
      </div>
      {children !== undefined && <div className="mt-8">{children}</div>}
    </Section>
  );
}
