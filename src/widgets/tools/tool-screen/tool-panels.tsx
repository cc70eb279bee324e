import type { ReactNode } from "react";
import { Prose } from "#design-system/prose/prose.tsx";

export interface ToolPanelsProps {
  /** Text beside the form. */
  readonly about?: ReactNode;
  /** The form. */
  readonly children: ReactNode;
}

/** A tool's form with the text about it beside it; on a phone, the text is below. */
export function ToolPanels({ about, children }: ToolPanelsProps) {
  const form = (
    <div
      id="your-request"
      className="max-w-narrow min-w-0 self-start rounded-large border border-line bg-surface p-5 wide-phone:p-8"
    >
      {children}
    </div>
  );
  if (about === undefined || about === null) return form;
  return (
    <div className="grid gap-x-16 gap-y-12 laptop:grid-cols-2">
      {form}
      <Prose>{about}</Prose>
    </div>
  );
}
