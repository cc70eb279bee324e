import type { ReactNode } from "react";
import { listRole } from "#design-system/layout/layout-element.ts";

export interface ChangeoverProps {
  /** Accessible name: the change. */
  readonly label: string;
  /** One `ChangeoverBefore` and one `ChangeoverAfter`. */
  readonly children: ReactNode;
}

/** A change of rules on a timeline: at a date the old rules end and the new ones begin. */
export function Changeover({ label, children }: ChangeoverProps) {
  return (
    <ol role={listRole("ol")} aria-label={label} className="grid">
      {children}
    </ol>
  );
}

export interface ChangeoverSideProps {
  /** The period or the date. */
  readonly title: string;
  /** The rules in the period. */
  readonly children: ReactNode;
}

/** The old rules. */
export function ChangeoverBefore({ title, children }: ChangeoverSideProps) {
  return (
    <li className="border-s-2 border-dashed border-line-strong ps-6 pb-8">
      <p className="text-caption font-semibold text-ink-soft">{title}</p>
      <div className="mt-1">{children}</div>
    </li>
  );
}

/** The new rules, under their start date. */
export function ChangeoverAfter({ title, children }: ChangeoverSideProps) {
  return (
    <li className="border-s-4 border-brand ps-6 pb-2">
      <p className="-ms-8.5 flex items-center gap-4 font-display text-heading-1 font-medium text-brand">
        <span aria-hidden="true" className="size-4 shrink-0 rounded-round bg-brand" />
        <span>{title}</span>
      </p>
      <div className="mt-3">{children}</div>
    </li>
  );
}
