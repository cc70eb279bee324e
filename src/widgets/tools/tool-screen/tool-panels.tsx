import type { ReactNode } from "react";
import { Prose } from "#design-system/prose/prose.tsx";

export interface ToolPanelsProps {
  /** Text beside the form. */
  readonly about?: ReactNode;
  /** The form. */
  readonly children: ReactNode;
}

/** Text about a tool with the form beside it; on a phone, the form is below. */
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
      <Prose>{about}</Prose>
      {form}
    </div>
  );
}
