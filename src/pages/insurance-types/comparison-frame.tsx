import type { ReactNode } from "react";
import { Section } from "#design-system/layout/section.tsx";
import type { InsuranceProduct } from "#domain/insurance-product.ts";
import { productList } from "#site/structured-data.ts";
import { GuideFooter, type RelatedPage } from "#widgets/guide-footer/guide-footer.tsx";
import { StructuredData } from "#widgets/structured-data/structured-data.tsx";

export interface ComparisonFrameProps {
  /** What the table compares, as its caption says it. */
  readonly caption: string;
  readonly products: readonly InsuranceProduct[];
  readonly related: readonly RelatedPage[];
  readonly children: ReactNode;
}

/** What every page of a line has around it: its products for machines, and its foot. */
export function ComparisonFrame({ caption, products, related, children }: ComparisonFrameProps) {
  return (
    <>
      {children}
      <Section>
        <GuideFooter reviewedOn="2026-11-20" related={related} />
      </Section>
      <StructuredData data={productList(caption, products)} />
    </>
  );
}
