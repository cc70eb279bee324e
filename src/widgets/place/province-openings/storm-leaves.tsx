import { cva } from "class-variance-authority";
import type { ReactNode } from "react";

export interface StormLeavesProps {
  /** Accessible name of the two leaves. */
  readonly label: string;
  /** One `WindLeaf` and one `SeaLeaf`. */
  readonly children: ReactNode;
}

/** One storm on two leaves, separated by the shoreline. */
export function StormLeaves({ label, children }: StormLeavesProps) {
  return (
    <figure aria-label={label} className="grid border-y-2 border-ink tablet:grid-cols-2">
      {children}
    </figure>
  );
}

export interface StormLeafProps {
  readonly title: string;
  /** Usual outcome of such a claim. */
  readonly verdict: string;
  readonly children: ReactNode;
}

const verdictLine = cva("mt-1 font-semibold", {
  variants: { tone: { positive: "text-positive", negative: "text-negative" } },
});

interface LeafTextProps extends StormLeafProps {
  readonly tone: "positive" | "negative";
}

function LeafText({ title, verdict, tone, children }: LeafTextProps) {
  return (
    <>
      <p className="mt-4 font-display text-heading-2 font-medium">{title}</p>
      <p className={verdictLine({ tone })}>{verdict}</p>
      <div className="mt-2">{children}</div>
    </>
  );
}

/** Damage by wind, which policies pay. */
export function WindLeaf(props: StormLeafProps) {
  return (
    <div className="py-6 tablet:pe-10">
      <LeafDrawing d="M2 14h96c14 0 14-12 4-12-6 0-8 4-7 7M2 26h128c18 0 18 16 6 16-7 0-9-5-7-9M2 38h70" />
      <LeafText {...props} tone="positive" />
    </div>
  );
}

/** Damage by the sea, which most policies leave out. */
export function SeaLeaf(props: StormLeafProps) {
  return (
    <div className="border-t border-line-strong py-6 tablet:border-s tablet:border-t-0 tablet:ps-10">
      <LeafDrawing d="M2 30c10-22 30-26 38-10 4 8-2 14-8 10M40 30c10-22 30-26 38-10 4 8-2 14-8 10M78 30c10-22 30-26 38-10 4 8-2 14-8 10M116 30c10-22 30-26 38-10 4 8-2 14-8 10M2 42h156" />
      <LeafText {...props} tone="negative" />
    </div>
  );
}

function LeafDrawing({ d }: { readonly d: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 160 48"
      fill="none"
      className="h-12 w-40 stroke-brand"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <path d={d} />
    </svg>
  );
}
