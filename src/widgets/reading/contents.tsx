import type { ReactNode } from "react";
import { Section } from "#design-system/layout/section.tsx";
import { Sidebar } from "#design-system/layout/sidebar.tsx";
import { OnPageNav, type OnPageNavItem } from "#design-system/on-page-nav/on-page-nav.tsx";

export interface ContentsProps {
  /**
   * The page's sections in order, set by the compiler of the page's file: the level-2 headings within; with `of="rest"`
   * also those after it, with `of="page"` all of the page.
   */
  readonly sections: readonly OnPageNavItem[];
  /** Texts, and the elements between them. */
  readonly children: ReactNode;
}

/**
 * Running text with the page's own table of contents, which is sticky beside the text, and above the text on small
 * screens.
 *
 * Accessibility: the table of contents precedes the text, as a named navigation that marks the current section.
 */
export function Contents({ sections, children }: ContentsProps) {
  return (
    <Section hasContents>
      <Sidebar side="start" sticky>
        <OnPageNav items={sections} />
        <div className="grid grid-cols-1 gap-12">{children}</div>
      </Sidebar>
    </Section>
  );
}
