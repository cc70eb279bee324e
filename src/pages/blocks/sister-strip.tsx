import type { ReactNode } from "react";
import { SisterStrip as Strip } from "#widgets/reading/sister-strip.tsx";
import { site } from "#content/site.ts";

export interface SisterStripProps {
  /** Who owns the sister site, and why its name stands on the page. */
  readonly children: ReactNode;
}

/** The strip with the name of the sister site, above the text that it belongs to. */
export function SisterStrip({ children }: SisterStripProps) {
  return (
    <div className="mb-8">
      <Strip sisterName={site.sisterName}>{children}</Strip>
    </div>
  );
}
