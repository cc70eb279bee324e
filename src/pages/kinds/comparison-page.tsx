import type { InsuranceProduct } from "#domain/insurance-product.ts";
import type { PageModule } from "#widgets/reading/guide-text/prose-module.ts";
import { markdownComponents } from "#widgets/reading/markdown/markdown-components.tsx";
import { ComparisonFrame } from "../insurance-types/comparison-frame.tsx";
import { SlotText } from "../blocks/slot-text.tsx";

export interface ComparisonPageProps {
  readonly text: PageModule<"comparison"> & {
    /** The products, which the file exports. */
    readonly products: readonly InsuranceProduct[];
  };
}

/** The comparison of one line, as its file and its products say it. */
export function ComparisonPage({ text }: ComparisonPageProps) {
  const { default: Content, page, products, Opening } = text;
  return (
    <ComparisonFrame
      title={page.heading}
      lead={page.lead}
      line={page.line}
      aside={Opening === undefined ? undefined : <SlotText of={Opening} />}
      caption={page.caption}
      products={products}
      related={page.related}
    >
      <Content components={markdownComponents} />
    </ComparisonFrame>
  );
}
