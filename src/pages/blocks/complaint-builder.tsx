import type { ReactNode } from "react";
import { Prose } from "#design-system/prose/prose.tsx";
import { sharedInputsId } from "#format/is-share-link.ts";
import { later } from "#platform/later.tsx";

const ComplaintSection = later(async () => (await import("../blog/complaint-section.tsx")).ComplaintSection);

export interface ComplaintBuilderProps {
  /** The level-2 heading that names the builder. */
  readonly children: ReactNode;
}

/** The complaint builder under its heading. A shared link leads to it. */
export function ComplaintBuilder({ children }: ComplaintBuilderProps) {
  return (
    <div>
      <Prose>{children}</Prose>
      {/* With room above for the heading. */}
      <div id={sharedInputsId} className="scroll-mt-28">
        <ComplaintSection />
      </div>
    </div>
  );
}
