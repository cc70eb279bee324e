import type { ReactNode } from "react";

const line = "min-h-target w-full border-b border-line-strong bg-transparent px-1 text-body print:min-h-8";

export interface BlankProps {
  /** Visible label of the blank. */
  readonly label: string;
}

/**
 * A ruled line to write on by hand, or to type on before printing. Outside any form, so that entries are never sent.
 */
export function Blank({ label }: BlankProps) {
  return (
    <label className="block break-inside-avoid">
      <span className="text-small text-ink-soft">{label}</span>
      <input type="text" autoComplete="off" className={line} />
    </label>
  );
}

/** Ruled lines, in two columns where space allows. */
export function Blanks({ children }: { readonly children: ReactNode }) {
  return (
    <div
      data-slot="blanks"
      className="grid max-w-prose gap-x-8 gap-y-3 tablet:grid-cols-2 print:max-w-none print:grid-cols-2 print:gap-y-1"
    >
      {children}
    </div>
  );
}

export interface BlankCellProps {
  /** Row and column of the cell. */
  readonly label: string;
  /** Name of the cell, unique on the page. */
  readonly name?: string | undefined;
}

/** A blank cell of a table. */
export function BlankCell({ label, name }: BlankCellProps) {
  return (
    <input
      type="text"
      autoComplete="off"
      aria-label={label}
      name={name}
      className="block min-h-target w-full min-w-0 border border-line-strong bg-transparent px-2 text-small print:min-h-7"
    />
  );
}
