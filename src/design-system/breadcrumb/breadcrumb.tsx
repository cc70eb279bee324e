import { cva } from "class-variance-authority";
import { TextLink } from "#design-system/link/link.tsx";
import { useDesignSystemWords } from "#design-system/words/design-system-words.ts";

/** A step of the breadcrumb trail. Without an address a step is plain text; the last step has no address. */
export interface BreadcrumbItem {
  /** Name of the page or section. */
  readonly label: string;
  /** Address of the page or section. */
  readonly href?: string;
}

export interface BreadcrumbProps {
  /** From the home page to the current one. Nothing is shown for an empty trail. */
  readonly items: readonly BreadcrumbItem[];
}

const item = cva("flex min-h-target min-w-0 items-center gap-2", {
  variants: { isLast: { true: "max-wide-phone:sr-only", false: "" } },
});

const separator = cva("text-line-strong", { variants: { isBeforeLast: { true: "max-wide-phone:hidden", false: "" } } });

/**
 * The path from the home page to the current page, as links.
 *
 * On a phone the current page is only announced: its heading follows, and a long name would stand on a line of its own.
 *
 * Accessibility: a named navigation with a list. The current page is the last item, marked as current and not a link.
 */
export function Breadcrumb({ items }: BreadcrumbProps) {
  const words = useDesignSystemWords();
  if (items.length === 0) return null;
  return (
    <nav data-slot="breadcrumb" aria-label={words.breadcrumb}>
      <ol className="flex flex-wrap items-center gap-x-2 text-caption wrap-anywhere text-ink-soft">
        {items.map(({ label, href }, index) => (
          <li key={`${index} ${label}`} className={item({ isLast: index > 0 && index === items.length - 1 })}>
            {href === undefined ? (
              <span aria-current={index === items.length - 1 ? "page" : undefined} className="py-2">
                {label}
              </span>
            ) : (
              <TextLink href={href} tone="quiet">
                <span className="flex min-h-target items-center py-2">{label}</span>
              </TextLink>
            )}
            {/* At the end of the item, so that no line begins with it. */}
            {index < items.length - 1 && (
              <span aria-hidden="true" className={separator({ isBeforeLast: index === items.length - 2 })}>
                /
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
