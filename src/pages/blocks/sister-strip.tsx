import type { ReactNode } from "react";
import { SisterStrip as Strip } from "#widgets/reading/sister-strip.tsx";
import { site } from "#content/site.ts";

export interface SisterStripProps {
  /** A note on the owner of the sister site, and on why the page names it. */
  readonly children: ReactNode;
}

/** A strip with the name of the sister site, above the text about it. */
export function SisterStrip({ children }: SisterStripProps) {
  return (
    <div className="mb-8">
      <Strip sisterName={site.sisterName}>{children}</Strip>
    </div>
  );
}
