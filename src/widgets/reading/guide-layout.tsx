import type { ReactNode } from "react";
import { Section } from "#design-system/layout/section.tsx";
import { Sidebar } from "#design-system/layout/sidebar.tsx";
import { OnPageNav, type OnPageNavItem } from "#design-system/on-page-nav/on-page-nav.tsx";

export interface GuideLayoutProps {
  /** The page's parts in order, those outside the prose too. */
  readonly sections: readonly OnPageNavItem[];
  /** `Prose`, and what stands between its parts. */
  readonly children: ReactNode;
}

/**
 * Running text with the page's own table of contents, which stays in view beside it and stands above it on small
 * screens.
 *
 * Accessibility: contents come before the text, as a named navigation that marks what is read.
 */
export function GuideLayout({ sections, children }: GuideLayoutProps) {
  return (
    <Section>
      <Sidebar side="start" sticky>
        <OnPageNav items={sections} />
        {children}
      </Sidebar>
    </Section>
  );
}
