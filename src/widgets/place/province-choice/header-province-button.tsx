import { useId } from "react";
import type { ProvinceCode } from "#domain/province-code.ts";
import * as words from "#words/province.ts";
import { headerProvinceLook } from "./header-province.tsx";
import { ProvincePanel } from "./province-panel.tsx";

export interface HeaderProvinceButtonProps {
  readonly province: ProvinceCode;
  readonly name: string;
  /** Address of the province's guide. */
  readonly guide: string;
  /** Address of the map, to choose another province. */
  readonly chooseHref: string;
}

/**
 * The chosen province in the header, with a panel to change or clear it.
 *
 * Accessibility: the button is named by the province in full; the panel is a popover that Escape closes.
 */
export function HeaderProvinceButton({ province, name, guide, chooseHref }: HeaderProvinceButtonProps) {
  const panelId = `${useId()}province`;
  return (
    <>
      <button type="button" popoverTarget={panelId} className={headerProvinceLook}>
        <span>{province}</span>
        <span className="sr-only">{` ${words.yourProvinceIs(name)}`}</span>
        <svg aria-hidden="true" width="12" height="12" fill="none" stroke="currentColor" strokeWidth="2">
          <path d="M2 4l4 4 4-4" />
        </svg>
      </button>
      <div
        id={panelId}
        popover="auto"
        className="fixed inset-auto end-[max(var(--spacing-gutter),calc(50vw-var(--container-page)/2+var(--spacing-gutter)))] top-16 m-0 w-88 max-w-[calc(100vw-2*var(--spacing-gutter))] rounded-medium border border-line-strong bg-surface p-5 text-ink shadow-overlay"
      >
        <ProvincePanel province={province} name={name} guide={guide} change={chooseHref} />
      </div>
    </>
  );
}
