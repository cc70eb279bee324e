import type { ReactNode } from "react";
import { Prose } from "#design-system/prose/prose.tsx";
import { sharedInputsId } from "#format/is-share-link.ts";
import { later } from "#platform/later.tsx";

const ComplaintSection = later(async () => (await import("../blog/complaint-section.tsx")).ComplaintSection);

export interface ComplaintBuilderProps {
  /** The level-2 heading that names the builder. */
  readonly children: ReactNode;
}

/** The complaint builder under its heading. Share links scroll to it. */
export function ComplaintBuilder({ children }: ComplaintBuilderProps) {
  return (
    <div>
      <Prose>{children}</Prose>
      {/* The scroll margin keeps the heading in view. */}
      <div id={sharedInputsId} className="scroll-mt-28">
        <ComplaintSection />
      </div>
    </div>
  );
}
