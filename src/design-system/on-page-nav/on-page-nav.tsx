import { useId } from "react";
import { listRole } from "#design-system/layout/layout-element.ts";
import { useDesignSystemWords } from "#design-system/words/design-system-words.ts";

/** A part of the page with a fragment of its own. */
export interface OnPageNavItem {
  /** Fragment of the part. */
  readonly href: `#${string}`;
  /** The part's name, as in its heading. */
  readonly label: string;
}

export interface OnPageNavProps {
  /** Name and visible title of the navigation. */
  readonly label?: string | undefined;
  /** The page's parts, in their order. Nothing is shown for fewer than two. */
  readonly items: readonly OnPageNavItem[];
}

/**
 * Links to the parts of a long page.
 *
 * Accessibility: a named navigation with a list. The current section is marked as the current location.
 */
export function OnPageNav({ label, items }: OnPageNavProps) {
  const words = useDesignSystemWords();
  const labelId = useId();
  if (items.length < 2) return null;
  return (
    <nav data-slot="on-page-nav" aria-labelledby={labelId} className="@container print:hidden">
      <p id={labelId} className="mb-2 text-caption font-semibold">
        {label ?? words.onPageNav}
      </p>
      <ol role={listRole("ol")} className="@min-[28rem]:columns-2 @min-[56rem]:columns-4">
        {items.map(({ href, label: itemLabel }) => (
          <li key={href} className="break-inside-avoid">
            <a
              href={href}
              className="flex wrap-anywhere min-h-target items-center border-s-2 border-line py-1.5 ps-4 text-small text-ink-soft no-underline hover:border-brand hover:text-ink"
            >
              {itemLabel}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
