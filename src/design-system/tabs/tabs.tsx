import type { ReactNode } from "react";
import { TextLink } from "#design-system/link/link.tsx";
import { Heading, type HeadingLevel } from "#design-system/heading/heading.tsx";
import { useDesignSystemWords } from "#design-system/words/design-system-words.ts";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      /** Defined in `tab-group.ts`. */
      "tab-group": HTMLAttributes<HTMLElement>;
    }
  }
}

export interface TabItem {
  /** Fragment that opens the tab; unique on the page. */
  readonly id: string;
  /** Name of the tab, and heading of its panel where panels are stacked. */
  readonly title: string;
  /** Content of the panel. */
  readonly content: ReactNode;
}

export interface TabsProps {
  /** Accessible name of the row of tabs. */
  readonly label: string;
  /** The tabs in their order. */
  readonly items: readonly TabItem[];
  /** Id of the initially selected tab; the first one if left out. */
  readonly defaultValue?: string | undefined;
  /** Whether a panel ends with a link to the next one, as the chapters of a guide do. */
  readonly isRead?: boolean | undefined;
  /** Depth of the panels' headings, which show in print and without JavaScript. */
  readonly headingLevel?: HeadingLevel | undefined;
}

/** Link to the next panel. Not needed where panels are stacked. */
function Next({ item }: { readonly item: TabItem | undefined }) {
  const words = useDesignSystemWords();
  if (item === undefined) return null;
  return (
    <p data-slot="tab-next" className="mt-8 noscript:hidden print:hidden">
      <TextLink href={`#${encodeURIComponent(item.id)}`} variant="standalone">
        {words.next(item.title)}
      </TextLink>
    </p>
  );
}

/**
 * Panels of which one shows at a time. All are in the HTML: without scripting and in print, they are stacked. This
 * component is the markup; the behaviour is in `tab-group.ts`, which needs no React and works from the first paint.
 * React never updates this markup, so the custom element alone controls the visible panel.
 *
 * Not Radix's tabs: their panels have an inline style, which the content security policy forbids in prerendered HTML,
 * and generated ids, whereas readers share these ids as fragments.
 *
 * For parts of one subject that are read one at a time. Stack content that must all be read.
 *
 * - Do: have two to six tabs with short names.
 * - Do: give each an id that can be shared as an address.
 * - Don't: put tabs within tabs.
 * - Don't: hide decisive facts in the second tab.
 * - Accessibility: arrow keys between tabs. Without scripts all panels show, under their headings.
 */
export function Tabs({ label, items, defaultValue = items[0]?.id ?? "", isRead = false, headingLevel = 2 }: TabsProps) {
  return (
    <tab-group data-slot="tabs" className="tabs">
      <div role="tablist" aria-label={label} className="tabs-list print:hidden">
        {items.map(({ id, title }) => (
          <a
            key={id}
            id={`tab-${id}`}
            href={`#${encodeURIComponent(id)}`}
            role="tab"
            aria-selected={id === defaultValue}
            aria-controls={id}
            className="tabs-tab"
            suppressHydrationWarning
          >
            {title}
          </a>
        ))}
      </div>
      <div>
        {items.map(({ id, title, content }, index) => (
          <div
            key={id}
            id={id}
            role="tabpanel"
            aria-labelledby={`tab-${id}`}
            hidden={id !== defaultValue}
            className="tabs-panel"
            suppressHydrationWarning
          >
            <div className="tabs-heading">
              <Heading level={headingLevel}>{title}</Heading>
            </div>
            <div className="pt-8">{content}</div>
            {isRead && <Next item={items[index + 1]} />}
          </div>
        ))}
      </div>
    </tab-group>
  );
}
