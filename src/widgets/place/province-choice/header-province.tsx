import { useEffect, type ComponentType } from "react";
import { SiteLink } from "#design-system/link/link.tsx";
import type { ProvinceCode } from "#domain/province-code.ts";
import { useLazyCode } from "#platform/lazy-component.tsx";
import * as words from "#words/province.ts";
import { useProvince } from "./province-choice.ts";

/** Styles of the link and of the button, equally wide, so that nothing shifts once the choice is known. Small phones have no room for a frame. */
export const headerProvinceLook =
  "min-h-target min-w-target shrink-0 cursor-pointer items-center justify-center gap-0.5 rounded-medium border-line-strong min-[24rem]:min-w-14 min-[24rem]:gap-1 min-[24rem]:border min-[24rem]:px-1 font-semibold text-ink no-underline hover:border-brand hover:bg-brand-wash inline-flex desktop:min-w-28";

export interface HeaderProvinceProps {
  /** Address of the map on which a province is chosen. */
  readonly chooseHref: string;
  /** Fetches the button of a chosen province, which a first visit doesn't need. Must stay the same. */
  readonly load: () => Promise<ComponentType<{ readonly province: ProvinceCode }>>;
}

/**
 * The visitor's province in the header: a link to the map while none is chosen and where scripts are off, then a button
 * with a panel.
 */
export function HeaderProvince({ chooseHref, load }: HeaderProvinceProps) {
  const [province] = useProvince();
  const [button, fetchButton] = useLazyCode(load);
  useEffect(() => {
    if (province !== null) void fetchButton();
  }, [province, fetchButton]);
  if (province !== null && button.step === "ready") return <button.code province={province} />;
  return (
    // Not centred on wide screens, where the icon would shift when the rest of a slow page brings its label.
    <SiteLink href={chooseHref} className={`${headerProvinceLook} desktop:justify-start desktop:ps-2`}>
      {/* One path: it is in the HTML of every page. */}
      <svg aria-hidden="true" viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="2" className="size-5">
        <path d="M10 18s6-5 6-10a6 6 0 0 0-12 0c0 5 6 10 6 10zM10 8h0" strokeLinecap="round" />
      </svg>
      <span className="sr-only desktop:not-sr-only">{words.province}</span>
    </SiteLink>
  );
}
