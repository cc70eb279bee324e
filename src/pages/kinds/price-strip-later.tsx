import { useEffect, useState } from "react";
import { useIsHydrated } from "#platform/hydration.tsx";
import { later } from "#platform/later.tsx";
import { usePriceVisitor } from "#widgets/charts/prices/price-visitor.ts";
import { useProvince } from "#widgets/place/province-choice/province-choice.ts";
import type { PriceStripProps } from "../blocks/price-strip.tsx";

let needCode: (() => void) | undefined;
const isCodeNeeded = import.meta.env.SSR ? undefined : new Promise<void>((resolve) => (needCode = resolve));

const Strip = later(async () => {
  await isCodeNeeded;
  return (await import("../blocks/price-strip.tsx")).PriceStrip;
});

/**
 * The price strip. Its prerendered HTML is for a visitor of whom nothing is known; the code and the records of all
 * prices (20 KB) are fetched once the visitor's province or answers make a difference, or for a strip without such HTML.
 */
export function PriceStrip(props: PriceStripProps) {
  const [province] = useProvince();
  const [visitor] = usePriceVisitor();
  const [prerenderedFor] = useState(useIsHydrated() ? undefined : visitor);
  useEffect(() => {
    if (province !== null || visitor !== prerenderedFor) needCode?.();
  });
  return <Strip {...props} />;
}
