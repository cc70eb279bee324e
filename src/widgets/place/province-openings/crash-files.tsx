import type { ReactNode } from "react";
import { listRole } from "#design-system/layout/layout-element.ts";

export interface CrashFilesProps {
  /** Accessible name of the group of files. */
  readonly label: string;
  /** `CrashFile` elements. */
  readonly children: ReactNode;
}

/** The claims that one crash opens, as folders on one desk. */
export function CrashFiles({ label, children }: CrashFilesProps) {
  return (
    <ol role={listRole("ol")} aria-label={label} className="grid gap-8 tablet:grid-cols-2">
      {children}
    </ol>
  );
}

export interface CrashFileProps {
  /** Text of the folder's tab. */
  readonly tab: string;
  readonly title: string;
  readonly payer: string;
  /** Benefits paid, and whether fault matters. */
  readonly children: ReactNode;
}

export function CrashFile({ tab, title, payer, children }: CrashFileProps) {
  return (
    <li className="flex flex-col">
      <span className="w-max rounded-t-large border border-b-0 border-line-strong bg-surface px-5 pt-2 text-caption font-semibold text-ink-soft">
        {tab}
      </span>
      <div className="grow rounded-b-large rounded-tr-large border border-line-strong bg-surface px-6 py-5">
        <p className="font-display text-heading-2 font-medium">{title}</p>
        <p className="font-semibold text-brand">{payer}</p>
        <div className="mt-3">{children}</div>
      </div>
    </li>
  );
}
