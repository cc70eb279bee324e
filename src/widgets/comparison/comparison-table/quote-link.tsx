import { ButtonLink } from "#design-system/button/button-link.tsx";
import { buttonRecipe } from "#design-system/button/button-recipe.ts";
import { NewTabMark } from "#design-system/link/link.tsx";
import type { InsuranceProduct } from "#domain/insurance-product.ts";
import { quoteAddress } from "#domain/product-comparison.ts";
import * as words from "#words/comparison.ts";

export interface QuoteLinkProps {
  readonly product: InsuranceProduct;
}

/**
 * Link to a quote: the partner's page in a new tab or, without a partner, the tool for this kind of insurance. A
 * partner may see the referrer, so the link is `sponsored` and without `noreferrer`.
 */
export function QuoteLink({ product }: QuoteLinkProps) {
  const label = (
    <>
      {words.getQuote}
      <span className="sr-only">{` ${words.forProduct(product.company, product.product)}`}</span>
    </>
  );
  if (product.quoteUrl === undefined) {
    return (
      <ButtonLink href={quoteAddress([product])} intent="secondary" size="small">
        {label}
      </ButtonLink>
    );
  }
  return (
    <a
      data-slot="quote-link"
      href={product.quoteUrl}
      target="_blank"
      rel="noopener sponsored"
      className={buttonRecipe({ intent: "secondary", size: "small" })}
    >
      {label}
      <NewTabMark />
    </a>
  );
}
