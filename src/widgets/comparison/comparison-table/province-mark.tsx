import Check from "lucide-react/dist/esm/icons/check.mjs";
import { use } from "react";
import type { ProvinceCode } from "#domain/province-code.ts";
import { ProvinceRowWordsContext } from "#widgets/place/province-choice/province-rows.ts";
import * as words from "#words/comparison.ts";

export interface ProvinceMarkProps {
  /** A province where the product is sold. */
  readonly province: ProvinceCode;
}

/** A tick under a company's name: the product is sold in the province. */
export function ProvinceMark({ province }: ProvinceMarkProps) {
  const provinceWords = use(ProvinceRowWordsContext);
  if (provinceWords === null) return null;
  return (
    <span
      data-slot="province-mark"
      className="flex items-center gap-1 font-text text-caption font-regular text-ink-soft"
    >
      <Check aria-hidden="true" size={14} strokeWidth={3} className="shrink-0 text-positive" />
      <span className="sr-only">, </span>
      <span>{words.soldIn(provinceWords.names[province])}</span>
    </span>
  );
}
