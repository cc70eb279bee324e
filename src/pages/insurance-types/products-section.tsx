import type { ReactNode } from "react";
import { HeadingBlock } from "#design-system/heading/heading-block.tsx";
import { Section, type SectionProps } from "#design-system/layout/section.tsx";
import type { InsuranceProduct } from "#domain/insurance-product.ts";
import { ComparisonTable } from "#widgets/comparison/comparison-table/comparison-table.tsx";

export interface ProductsSectionProps {
  readonly title: string;
  readonly caption: string;
  readonly products: readonly InsuranceProduct[];
  readonly tone?: SectionProps["tone"];
  /** What stands below the table. */
  readonly children?: ReactNode;
}

/** The table of a line's page under its own heading. */
export function ProductsSection({ title, caption, products, tone, children }: ProductsSectionProps) {
  return (
    <Section tone={tone} labelledBy="products">
      <HeadingBlock level={2} id="products" title={title} />
      <div className="mt-6">
        <ComparisonTable caption={caption} products={products} />
      </div>
      {children !== undefined && <div className="mt-8">{children}</div>}
    </Section>
  );
}
