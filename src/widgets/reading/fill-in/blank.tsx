import type { ReactNode } from "react";

const line = "min-h-target w-full border-b border-line-strong bg-transparent px-1 text-body print:min-h-8";

export interface BlankProps {
  /** What is to be written here. */
  readonly label: string;
}

/** A ruled line to write on by hand, or to type on before printing. It belongs to no form: nothing typed here is sent. */
export function Blank({ label }: BlankProps) {
  return (
    <label className="block break-inside-avoid">
      <span className="text-small text-ink-soft">{label}</span>
      <input type="text" autoComplete="off" className={line} />
    </label>
  );
}

/** Ruled lines, two beside each other where there is room. */
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
  /** The row and the column it stands in. */
  readonly label: string;
  /** Tells the cell apart from all others of the page. */
  readonly name?: string | undefined;
}

/** A cell of a table to write in. */
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
