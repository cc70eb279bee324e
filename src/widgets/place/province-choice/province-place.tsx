import { useDeferredValue } from "react";
import { useIsHydrated } from "#platform/hydration.tsx";
import { later } from "#platform/later.tsx";
import type { ProvinceButtonsProps } from "./province-buttons.tsx";

const Buttons = later(async () => (await import("./province-buttons.tsx")).ProvinceButtons);

/**
 * Room in a page for the buttons by which a visitor makes a province theirs. They come with the app and cost the prerendered
 * page next to nothing; their room is kept, so that nothing moves when they come, and is not there where scripts are off.
 */
export function ProvincePlace(props: ProvinceButtonsProps) {
  const isHydrated = useDeferredValue(useIsHydrated());
  return (
    <div className="min-h-40 noscript:hidden tablet:min-h-24 print:hidden">{isHydrated && <Buttons {...props} />}</div>
  );
}
