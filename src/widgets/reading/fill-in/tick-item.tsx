import { Children, isValidElement, type ComponentProps } from "react";
import { TickLine } from "#widgets/reading/checklist/tick-line.tsx";

/** Whether Markdown made this of the `[ ]` at the start of an item. */
function isBox(node: unknown): boolean {
  return isValidElement(node) && node.type === "input";
}

/** An item of a list; one that Markdown begins with `[ ]` has a box to tick, on the screen and on paper. */
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
