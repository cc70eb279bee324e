import { useId, type ReactNode, Children, isValidElement, type ComponentProps } from "react";
import { TickLine } from "#widgets/reading/checklist/tick-line.tsx";

export interface TickListProps {
  readonly title: string;
  /** One Markdown list whose items begin with `[ ]`. */
  readonly children: ReactNode;
}

/** Tasks and checks, each with a box to tick on the screen or on paper. */
export function TickList({ title, children }: TickListProps) {
  const titleId = useId();
  return (
    <figure data-slot="tick-list" aria-labelledby={titleId} className="max-w-prose break-inside-auto print:max-w-none">
      <figcaption
        id={titleId}
        className="break-after-avoid border-b-2 border-ink pb-2 font-display text-heading-4 font-semibold"
      >
        {title}
      </figcaption>
      <div className="[&_ul]:list-none [&_ul]:ps-0">{children}</div>
    </figure>
  );
}

/** Whether a node is the checkbox that Markdown makes of `[ ]` at the start of an item. */
function isBox(node: unknown): boolean {
  return isValidElement(node) && node.type === "input";
}

/** A list item; one that starts with `[ ]` in Markdown has a box to tick, on the screen and on paper. */
export function TickItem({ children, className, ...rest }: ComponentProps<"li">) {
  const parts = Children.toArray(children);
  if (!parts.some(isBox)) {
    return (
      <li className={className} {...rest}>
        {children}
      </li>
    );
  }
  return <TickLine>{parts.filter((part) => !isBox(part))}</TickLine>;
}
