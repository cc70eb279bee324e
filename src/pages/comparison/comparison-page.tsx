import { use, useMemo } from "react";
import type { InsuranceProduct } from "#domain/insurance-product.ts";
import { isHomeInsurer, withoutScores } from "#domain/product-comparison.ts";
import { productList } from "#site/structured-data.ts";
import { productCategory } from "#words/products.ts";
import type { PageModule } from "#widgets/reading/guide-text/prose-module.ts";
import { markdownComponents } from "#widgets/reading/markdown/markdown-components.tsx";
import { StructuredData } from "#widgets/shell/structured-data.tsx";
import { comparisonKicker } from "#words/comparison.ts";
import { SlotText } from "#widgets/reading/guide-text/guide-text.tsx";
import { GuideFrame } from "../guide/guide-frame.tsx";
import { ComparisonProductsContext, OwnersScoresContext } from "./comparison-context.ts";
import { OnePrice } from "../blocks/one-price.tsx";

export interface ComparisonPageProps {
  readonly text: PageModule<"comparison"> & {
    /** The products that the file exports. */
    readonly products: readonly InsuranceProduct[];
  };
}

/** The products without the owner's scores. Products that have no scores keep their order. */
function withPublishedFacts(products: readonly InsuranceProduct[]): readonly InsuranceProduct[] {
  const scored = products.filter(isHomeInsurer);
  return scored.length === 0 ? products : withoutScores(scored);
}

/** The comparison of one line of insurance, from its file and its products. */
export function ComparisonPage({ text }: ComparisonPageProps) {
  const { default: Content, page, products, Opening, Brief } = text;
  const showsScores = use(OwnersScoresContext);
  const { heading, lead } = showsScores ? page : (page.withoutScores ?? page);
  const comparison = useMemo(
    () => ({ caption: page.caption, products: showsScores ? products : withPublishedFacts(products) }),
    [page.caption, products, showsScores],
  );
  return (
    <ComparisonProductsContext value={comparison}>
      <GuideFrame
        kicker={comparisonKicker}
        title={heading}
        lead={lead}
        plate={page.line}
        aside={Opening === undefined ? undefined : <SlotText of={Opening} />}
        brief={Brief === undefined ? undefined : <Brief components={markdownComponents} />}
        price={page.line === undefined ? undefined : <OnePrice line={page.line} />}
        related={page.related}
        reviewedOn={page.reviewed}
      >
        <Content components={markdownComponents} />
      </GuideFrame>
      <StructuredData
        data={productList(page.caption, comparison.products, ({ line, type }) => productCategory(line, type))}
      />
    </ComparisonProductsContext>
  );
}
