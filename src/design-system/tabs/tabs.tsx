import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from "react";
import { Heading, type HeadingLevel } from "#design-system/heading/heading.tsx";
import { isPlainClick } from "#design-system/link/is-plain-click.ts";
import { tabForKey } from "./tab-keys.ts";
import "./tab-panel-element.ts";
import { useTabSelection } from "./use-tab-selection.ts";

/** One tab with its panel. */
export interface TabItem {
  /** Fragment that opens the tab; unique on the page. */
  readonly id: string;
  /** Name of the tab, and heading of its panel where panels stand one under the other. */
  readonly title: string;
  /** What the panel holds. */
  readonly content: ReactNode;
}

export interface TabsProps {
  /** What the tabs are about, for assistive technology. */
  readonly label: string;
  /** Up to eight tabs. */
  readonly items: readonly TabItem[];
  /** Id of the tab that shows at first; the first one if left out. */
  readonly defaultValue?: string | undefined;
  /** Depth of the panels' headings, which show in print and without JavaScript. */
  readonly headingLevel?: HeadingLevel | undefined;
}

/**
 * Panels of which one shows at a time. All are in the HTML: the tabs are links to their panels, so fragments and CSS
 * make them work before any script; where scripting is off, and in print, the panels stand one under the other.
 *
 * Not Radix's tabs: their panels carry an inline style, which the content security policy forbids in prerendered HTML,
 * can't be `hidden="until-found"`, and take made-up ids where these need the fragments that readers share.
 */
export function Tabs({ label, items, defaultValue, headingLevel = 2 }: TabsProps) {
  const panelsRef = useRef<HTMLDivElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const { selected, ready, choose, show } = useTabSelection(panelsRef, defaultValue ?? items[0]?.id ?? "");

  // Only the row scrolls: the page must stay where the fragment or the visitor has put it.
  useEffect(() => {
    const list = listRef.current;
    const tab = document.getElementById(`tab-${selected}`);
    if (!list || !tab) return;
    const room = list.getBoundingClientRect();
    const { left, right } = tab.getBoundingClientRect();
    const [atLeft, atRight] = [left - room.left, right - room.right];
    if (atLeft < 0 && atRight < 0) list.scrollBy({ left: Math.max(atLeft, atRight) });
    else if (atLeft > 0 && atRight > 0) list.scrollBy({ left: Math.min(atLeft, atRight) });
  }, [selected]);

  function chooseByPointer(event: MouseEvent, id: string) {
    // With a modifier the link opens elsewhere, already on its tab.
    if (!isPlainClick(event)) return;
    event.preventDefault();
    choose(id);
  }

  function chooseByKey(event: KeyboardEvent<HTMLAnchorElement>, index: number) {
    if (event.key === " ") {
      event.preventDefault();
      event.currentTarget.click();
      return;
    }
    const direction = getComputedStyle(event.currentTarget).direction === "rtl" ? "rtl" : "ltr";
    const next = tabForKey(event.key, index, items.length, direction);
    const item = next === undefined ? undefined : items[next];
    if (next === undefined || item === undefined) return;
    event.preventDefault();
    choose(item.id);
    listRef.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  }

  return (
    <div data-slot="tabs" data-static={ready ? undefined : ""} className="tabs">
      <div ref={listRef} role="tablist" aria-label={label} className="tabs-list print:hidden">
        {items.map(({ id, title }, index) => (
          <a
            key={id}
            id={`tab-${id}`}
            href={`#${id}`}
            role="tab"
            aria-selected={id === selected}
            aria-controls={id}
            tabIndex={ready ? (id === selected ? 0 : -1) : undefined}
            className="tabs-tab"
            onClick={(event) => chooseByPointer(event, id)}
            onKeyDown={(event) => chooseByKey(event, index)}
          >
            {title}
          </a>
        ))}
      </div>
      <div ref={panelsRef}>
        {items.map(({ id, title, content }) => (
          <tab-panel
            key={id}
            id={id}
            role="tabpanel"
            aria-labelledby={`tab-${id}`}
            // An empty box would still be announced as a panel.
            aria-hidden={ready && id !== selected ? "true" : undefined}
            hidden={id === selected ? false : "until-found"}
            tabIndex={id === selected ? 0 : -1}
            className="tabs-panel"
            onbeforematch={() => show(id)}
            // The browser opens a panel by itself when a fragment or a search leads into it, maybe before React starts.
            suppressHydrationWarning
          >
            <div className="tabs-heading">
              <Heading level={headingLevel}>{title}</Heading>
            </div>
            <div className="pt-8">{content}</div>
          </tab-panel>
        ))}
      </div>
    </div>
  );
}
