import type { InsuranceProduct } from "#domain/insurance-product.ts";
import { productList } from "#site/structured-data.ts";
import { StructuredData } from "#widgets/shell/structured-data.tsx";
import { GuideFrame, type GuideFrameProps } from "../guide-frame.tsx";
import * as words from "#words/pages/comparison-pages.ts";

export interface ComparisonFrameProps extends Omit<GuideFrameProps, "kicker"> {
  /** What the table compares, as its caption says it. */
  readonly caption: string;
  readonly products: readonly InsuranceProduct[];
}

/** What every page of a line has around it: a guide's frame, and its products for machines. */
export function ComparisonFrame({ caption, products, ...guide }: ComparisonFrameProps) {
  return (
    <>
      <GuideFrame {...guide} kicker={words.kicker} />
      <StructuredData data={productList(caption, products)} />
    </>
  );
}
