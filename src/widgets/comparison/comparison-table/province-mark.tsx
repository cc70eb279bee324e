import { use } from "react";
import type { InsuranceProduct } from "#domain/insurance-product.ts";
import { soldIn } from "#domain/product-comparison.ts";
import type { ProvinceCode } from "#domain/province-code.ts";
import { ProvinceRowWordsContext } from "#widgets/place/province-choice/province-rows.ts";

export interface ProvinceMarkProps {
  readonly product: InsuranceProduct;
  readonly province: ProvinceCode;
}

/** Shows under a company's name whether it sells in a province, or that this is unknown. */
export function ProvinceMark({ product, province }: ProvinceMarkProps) {
  const words = use(ProvinceRowWordsContext);
  if (words === null) return null;
  return (
    <span data-slot="province-mark" className="block font-text text-caption font-regular text-ink-soft">
      <span className="sr-only">, </span>
      {words.names[province]}: {soldIn(product, province) === "yes" ? "sold there" : "ask if it is sold there"}
    </span>
  );
}
