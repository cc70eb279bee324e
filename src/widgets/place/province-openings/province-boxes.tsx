import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import { listRole } from "#design-system/layout/layout-element.ts";
import { provinceCodes, type ProvinceCode } from "#domain/province-code.ts";

const box = cva("grid place-items-center border-2", {
  variants: {
    is: {
      filled: "aspect-square border-brand bg-brand text-small font-semibold text-on-brand",
      open: "col-span-3 border-dashed border-accent font-display text-heading-2 text-ink",
    },
  },
});

export interface ProvinceBoxesProps {
  /** Accessible name of the boxes. */
  readonly label: string;
  /** The province with the open box. */
  readonly open: ProvinceCode;
  /** Meanings of a filled and an open box. */
  readonly children: ReactNode;
}

/** A box for each province and territory, all filled but one. */
export function ProvinceBoxes({ label, open, children }: ProvinceBoxesProps) {
  return (
    <figure aria-label={label}>
      <ul role={listRole("ul")} aria-hidden="true" className="grid max-w-narrow grid-cols-5 gap-2">
        {provinceCodes
          .filter((code) => code !== open)
          .map((code) => (
            <li key={code} className={box({ is: "filled" })}>
              {code}
            </li>
          ))}
        <li className={box({ is: "open" })}>{open}</li>
      </ul>
      <figcaption className="mt-4 text-small text-ink-soft">{children}</figcaption>
    </figure>
  );
}
