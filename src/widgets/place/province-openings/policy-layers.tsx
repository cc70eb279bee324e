import type { ReactNode } from "react";

export interface PolicyLayersProps {
  /** Accessible name: the policy with the layers. */
  readonly label: string;
  readonly caption: string;
  /** One `OptionalLayer` and one `BasicLayer`. */
  readonly children: ReactNode;
}

/** A car policy as a section through the ground: cover that other companies sell, too, is above the line. */
export function PolicyLayers({ label, caption, children }: PolicyLayersProps) {
  return (
    <figure aria-label={label}>
      <div>{children}</div>
      <figcaption className="mt-3 text-caption text-ink-soft">{caption}</figcaption>
    </figure>
  );
}

export interface PolicyLayerProps {
  readonly name: string;
  readonly seller: string;
  /** Cover of the layer. */
  readonly children: ReactNode;
}

/** The layer that several companies sell. */
export function OptionalLayer({ name, seller, children }: PolicyLayerProps) {
  return (
    <div className="grid border-2 border-b-0 border-dashed border-line-strong p-5 tablet:grid-cols-[12rem_minmax(0,1fr)] tablet:gap-8 tablet:p-6">
      <p className="font-display text-heading-3 font-semibold">{name}</p>
      <div>
        <div>{children}</div>
        <p className="mt-1 font-semibold">{seller}</p>
      </div>
    </div>
  );
}

/** The layer that one company sells with every plate. */
export function BasicLayer({ name, seller, children }: PolicyLayerProps) {
  return (
    <div className="grid border-t-4 border-accent bg-deep p-5 tablet:grid-cols-[12rem_minmax(0,1fr)] tablet:gap-8 tablet:p-6">
      <div className="contents scheme-dark text-ink">
        <p className="font-display text-heading-3 font-semibold">{name}</p>
        <div>
          <div>{children}</div>
          <p className="mt-1 font-semibold">{seller}</p>
        </div>
      </div>
    </div>
  );
}
