import { useId, type ReactNode } from "react";
import { SiteLink } from "#design-system/link/link.tsx";
import type { ProvinceCode } from "#domain/province-code.ts";
import * as words from "#words/province.ts";
import { useProvince } from "./province-choice.ts";

export interface HeaderProvinceProps {
  readonly names: Readonly<Record<ProvinceCode, string>>;
  /** Address of the map on which a province is chosen. */
  readonly chooseHref: string;
  /** Content of the panel below the button; it may load later. */
  readonly panel: (province: ProvinceCode) => ReactNode;
}

/* The link and the button are equally wide, so that nothing shifts once the choice is known. */
const look =
  "min-h-target min-w-14 shrink-0 cursor-pointer items-center justify-center gap-1 rounded-medium border border-line-strong px-1 font-semibold text-ink no-underline hover:border-brand hover:bg-brand-wash inline-flex desktop:min-w-28";

/** One path: it is in the HTML of every page. */
function Pin() {
  return (
    <svg aria-hidden="true" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="2">
      <path d="M10 18s6-5 6-10a6 6 0 0 0-12 0c0 5 6 10 6 10zM10 8h0" strokeLinecap="round" />
    </svg>
  );
}

function Down() {
  return (
    <svg aria-hidden="true" width="12" height="12" fill="none" stroke="currentColor" strokeWidth="2">
      <path d="M2 4l4 4 4-4" />
    </svg>
  );
}

/**
 * The visitor's province in the header, with a panel to change or clear it; a link to the map while none is chosen, and
 * where scripts are off.
 *
 * Accessibility: the button is named by the province in full; the panel is a popover that Escape closes.
 */
export function HeaderProvince({ names, chooseHref, panel }: HeaderProvinceProps) {
  const panelId = `${useId()}province`;
  const [province] = useProvince();
  if (province === null) {
    return (
      <SiteLink href={chooseHref} className={look}>
        <Pin />
        <span className="sr-only desktop:not-sr-only">{words.province}</span>
      </SiteLink>
    );
  }
  return (
    <>
      <button type="button" popoverTarget={panelId} className={look}>
        {province}
        <span className="sr-only"> {words.yourProvinceIs(names[province])}</span>
        <Down />
      </button>
      <div
        id={panelId}
        popover="auto"
        className="fixed inset-auto end-[max(var(--spacing-gutter),calc(50vw-var(--container-page)/2+var(--spacing-gutter)))] top-16 m-0 w-88 max-w-[calc(100vw-2*var(--spacing-gutter))] rounded-medium border border-line-strong bg-surface p-5 text-ink shadow-overlay"
      >
        {panel(province)}
      </div>
    </>
  );
}
