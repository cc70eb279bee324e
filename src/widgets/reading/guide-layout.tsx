import type { Elements } from "#design-system/elements.ts";
import { Section } from "#design-system/layout/section.tsx";
import { Sidebar } from "#design-system/layout/sidebar.tsx";
import { OnPageNav, type OnPageNavItem } from "#design-system/on-page-nav/on-page-nav.tsx";

export interface GuideLayoutProps {
  /** The page's sections in order, including those outside the prose. */
  readonly sections: readonly OnPageNavItem[];
  /** `Prose`, and the elements between its parts. */
  readonly children: Elements;
}

/**
 * Running text with the page's own table of contents, which is sticky beside the text, and above the text on small
 * screens.
 *
 * Accessibility: the table of contents precedes the text, as a named navigation that marks the current section.
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
