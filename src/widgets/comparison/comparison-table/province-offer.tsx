import { use } from "react";
import { Button } from "#design-system/button/button.tsx";
import type { ProvinceCode } from "#domain/province-code.ts";
import { useProvince } from "#widgets/place/province-choice/province-choice.ts";
import { ProvinceRowWordsContext } from "#widgets/place/province-choice/province-rows.ts";
import * as words from "#words/comparison.ts";

export interface ProvinceOfferProps {
  readonly province: ProvinceCode | null;
  readonly onProvince: (province: ProvinceCode | null) => void;
}

/** Removes the filter by the visitor's own province, and restores it. */
export function ProvinceOffer({ province, onProvince }: ProvinceOfferProps) {
  const provinceWords = use(ProvinceRowWordsContext);
  const [own] = useProvince();
  if (provinceWords === null || own === null) return null;
  const isNarrowed = province === own;
  return (
    <Button intent="quiet" size="small" edge="text" onClick={() => onProvince(isNarrowed ? null : own)}>
      {isNarrowed ? words.showAllProvinces : words.narrowTo(provinceWords.names[own])}
    </Button>
  );
}
