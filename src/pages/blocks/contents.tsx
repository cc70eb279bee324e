import type { ReactNode } from "react";
import type { OnPageNavItem } from "#design-system/on-page-nav/on-page-nav.tsx";
import { GuideLayout } from "#widgets/reading/guide-layout.tsx";

export interface ContentsProps {
  /**
   * Set by the compiler. The level-2 headings within; with `of="rest"` also those after it, with `of="page"` all of the
   * page.
   */
  readonly sections: readonly OnPageNavItem[];
  readonly children: ReactNode;
}

/** Text with its table of contents beside it. */
export function Contents({ sections, children }: ContentsProps) {
  return (
    <GuideLayout sections={sections}>
      <div className="grid grid-cols-1 gap-12">{children}</div>
    </GuideLayout>
  );
}
