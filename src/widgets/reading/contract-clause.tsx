import { Children, isValidElement, type ReactNode } from "react";

/** Note about the clause. Only within `ContractClause`. */
export function ClauseNote({ children }: { readonly children: ReactNode }) {
  return <span>{children}</span>;
}

function isNote(part: ReactNode): boolean {
  return isValidElement(part) && part.type === ClauseNote;
}

export interface ContractClauseProps {
  /** Text of the clause, and a `ClauseNote`. */
  readonly children: ReactNode;
}

/**
 * A clause on a page of a contract, so that readers recognise it in their own.
 *
 * Accessibility: a figure whose caption is the note; the lines of writing around the clause are never announced.
 */
export function ContractClause({ children }: ContractClauseProps) {
  const parts = Children.toArray(children);
  return (
    <figure data-slot="contract-clause" className="border border-line bg-surface px-6 py-6 shadow-raised">
      <div aria-hidden="true" className="grid gap-2">
        <span className="h-1.5 w-full bg-line" />
        <span className="h-1.5 w-11/12 bg-line" />
      </div>
      <div className="my-5 font-display text-heading-3">{parts.filter((part) => !isNote(part))}</div>
      <div aria-hidden="true" className="grid gap-2">
        <span className="h-1.5 w-full bg-line" />
        <span className="h-1.5 w-2/3 bg-line" />
      </div>
      <figcaption className="mt-5 border-t border-line pt-3 text-small text-ink-soft">
        {parts.filter(isNote)}
      </figcaption>
    </figure>
  );
}
