import { useEffect, useState } from "react";
import { useIsHydrated } from "#platform/hydration.tsx";
import { lazyComponent, loadWithRetry, useLazyCode } from "#platform/lazy-component.tsx";
import { usePriceVisitor } from "#widgets/charts/prices/price-visitor.ts";
import { useProvince } from "#widgets/place/province-choice/province-choice.ts";
import type { OnePriceProps } from "./price-of-line.tsx";

const load = async () => (await import("./price-of-line.tsx")).PriceOfLine;
const loadRetrying = () => loadWithRetry(load);

const Prerendered = import.meta.env.SSR ? lazyComponent(load) : undefined;

const noHtml = { __html: "" };

/**
 * One price of a line of insurance. Its prerendered HTML is for a visitor of whom nothing is known; the code and the prices
 * are fetched once the visitor's province or answers make a difference, or for a price without such HTML.
 */
export function OnePrice(props: OnePriceProps) {
  const [province] = useProvince();
  const [visitor] = usePriceVisitor();
  const [isPrerendered] = useState(!useIsHydrated());
  const [state, fetchCode] = useLazyCode(loadRetrying);
  const isNeeded = !isPrerendered || province !== null || Object.values(visitor).some((answer) => answer !== null);

  useEffect(() => {
    if (isNeeded) void fetchCode();
  }, [isNeeded, fetchCode]);

  const Price = state.step === "ready" ? state.code : Prerendered;
  if (Price !== undefined) {
    return (
      <div className="contents">
        <Price {...props} />
      </div>
    );
  }
  if (!isPrerendered) return null;
  // React leaves the HTML in it alone. A Suspense boundary without its code would lose it at the first change of a
  // context around it, such as the address.
  return <div key="prerendered" className="contents" suppressHydrationWarning dangerouslySetInnerHTML={noHtml} />;
}
