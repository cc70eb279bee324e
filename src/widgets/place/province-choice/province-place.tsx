import { useDeferredValue } from "react";
import { useIsHydrated } from "#platform/hydration.tsx";
import { later } from "#platform/later.tsx";
import type { ProvinceButtonsProps } from "./province-buttons.tsx";

const Buttons = later(async () => (await import("./province-buttons.tsx")).ProvinceButtons);

/**
 * Slot for the buttons that set the visitor's province. The buttons render after hydration, which keeps the prerendered
 * page small; the slot reserves their space, so that nothing shifts, and is absent where scripts are off.
 */
export function ProvincePlace(props: ProvinceButtonsProps) {
  const isHydrated = useDeferredValue(useIsHydrated());
  return (
    <div className="min-h-40 noscript:hidden tablet:min-h-24 print:hidden">{isHydrated && <Buttons {...props} />}</div>
  );
}
