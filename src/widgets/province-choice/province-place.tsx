import { useIsHydratedDeferred } from "#widgets/hydration/use-is-hydrated.ts";
import { fetchedLater } from "#widgets/hydration/fetched-later.tsx";
import type { ProvinceButtonsProps } from "./province-buttons.tsx";

const Buttons = fetchedLater(async () => (await import("./province-buttons.tsx")).ProvinceButtons);

/**
 * Room in a page for the buttons by which a visitor makes a province theirs. They come with the app and cost the prerendered
 * page next to nothing; their room is kept, so that nothing moves when they come, and is not there where scripts are off.
 */
export function ProvincePlace(props: ProvinceButtonsProps) {
  const isHydrated = useIsHydratedDeferred();
  return (
    <div className="min-h-40 noscript:hidden tablet:min-h-24 print:hidden">{isHydrated && <Buttons {...props} />}</div>
  );
}
