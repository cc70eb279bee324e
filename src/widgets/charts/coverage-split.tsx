import { cva } from "class-variance-authority";
import Check from "lucide-react/dist/esm/icons/check.mjs";
import X from "lucide-react/dist/esm/icons/x.mjs";
import { useId, type ReactNode } from "react";
import * as words from "#words/reading.ts";

const side = cva(
  [
    "min-w-0 border-t-2 pt-3 [&_li]:relative [&_li]:py-1.5 [&_li]:ps-6 [&_ul]:mt-2 [&_ul]:list-none [&_ul]:ps-0",
    "[&_li]:before:absolute [&_li]:before:inset-s-0 [&_li]:before:font-bold",
  ],
  {
    variants: {
      verdict: {
        covered: "border-positive [&_li]:before:text-positive [&_li]:before:content-['+'/'']",
        excluded: "border-negative [&_li]:before:text-negative [&_li]:before:content-['−'/'']",
      },
    },
  },
);

export interface CoverageProps {
  /** `Covered` and `NotCovered`. */
  readonly children: ReactNode;
}

/** Covered and excluded losses of a policy, side by side. */
export function Coverage({ children }: CoverageProps) {
  return (
    <div data-slot="coverage-split" className="grid gap-x-12 gap-y-8 tablet:grid-cols-2">
      {children}
    </div>
  );
}

export interface CoverageSideProps {
  /** A single Markdown list. */
  readonly children: ReactNode;
}

/** The half that a policy normally pays for. */
export function Covered({ children }: CoverageSideProps) {
  const titleId = useId();
  return (
    <figure aria-labelledby={titleId} className={side({ verdict: "covered" })}>
      <figcaption id={titleId} className="flex items-center gap-2 font-semibold text-positive">
        <Check aria-hidden="true" size={20} strokeWidth={2.25} />
        <span>{words.covered}</span>
      </figcaption>
      <div>{children}</div>
    </figure>
  );
}

/** The half that a policy normally leaves out. */
export function NotCovered({ children }: CoverageSideProps) {
  const titleId = useId();
  return (
    <figure aria-labelledby={titleId} className={side({ verdict: "excluded" })}>
      <figcaption id={titleId} className="flex items-center gap-2 font-semibold text-negative">
        <X aria-hidden="true" size={20} strokeWidth={2.25} />
        <span>{words.notCovered}</span>
      </figcaption>
      <div>{children}</div>
    </figure>
  );
}
