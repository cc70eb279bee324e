import { useEffect, useState } from "react";
import { useIsHydrated } from "#platform/hydration.tsx";
import { lazyComponent, loadWithRetry, useLazyCode } from "#platform/lazy-component.tsx";
import { usePriceVisitor } from "#widgets/charts/prices/price-visitor.ts";
import { useProvince } from "#widgets/place/province-choice/province-choice.ts";
import type { PriceStripProps } from "./price-strip.tsx";

const load = async () => (await import("./price-strip.tsx")).PriceBands;
const loadRetrying = () => loadWithRetry(load);

const Prerendered = import.meta.env.SSR ? lazyComponent(load) : undefined;

const noHtml = { __html: "" };

/**
 * The price strip. Its prerendered HTML is for a visitor of whom nothing is known; the code and the records of all
 * prices (20 KB) are fetched once the visitor's province or answers make a difference, or for a strip without such HTML.
 */
export function PriceStrip(props: PriceStripProps) {
  const [province] = useProvince();
  const [visitor] = usePriceVisitor();
  const [prerenderedFor] = useState(useIsHydrated() ? undefined : visitor);
  const [state, fetchCode] = useLazyCode(loadRetrying);
  const isNeeded = province !== null || visitor !== prerenderedFor;

  useEffect(() => {
    if (isNeeded) void fetchCode();
  }, [isNeeded, fetchCode]);

  const Strip = state.step === "ready" ? state.code : Prerendered;
  if (Strip !== undefined) {
    return (
      <div className="contents">
        <Strip {...props} />
      </div>
    );
  }
  if (prerenderedFor === undefined) return null;
  // React leaves the HTML in it alone. A Suspense boundary without its code would lose it at the first change of a
  // context around it, such as the address.
  return <div key="prerendered" className="contents" suppressHydrationWarning dangerouslySetInnerHTML={noHtml} />;
}
