import type { InsuranceLine } from "#domain/insurance-line.ts";
import type { InsuranceProduct } from "#domain/insurance-product.ts";
import { companyNames } from "#text/insurance-types/company-names.ts";

/** A product without words: names of the company and the type are keys. */
export interface ProductFacts extends Pick<
  InsuranceProduct,
  "id" | "coverageBasis" | "sources" | "grade" | "territory" | "quoteUrl"
> {
  readonly company: keyof typeof companyNames;
  readonly type: string;
}

/** What a language says about a product. */
export type ProductWords = Pick<InsuranceProduct, "product" | "coverage" | "features">;

/** Joins the facts of a line's products with the words of the build's language, in the order of the facts. */
export function productsOf<Facts extends ProductFacts>(
  line: InsuranceLine,
  facts: readonly Facts[],
  words: {
    readonly types: Readonly<Record<Facts["type"], string>>;
    readonly products: Readonly<Record<Facts["id"], ProductWords>>;
  },
): readonly InsuranceProduct[] {
  return facts.map((fact) => {
    const id: Facts["id"] = fact.id;
    const type: Facts["type"] = fact.type;
    return { ...fact, ...words.products[id], line, company: companyNames[fact.company], type: words.types[type] };
  });
}
