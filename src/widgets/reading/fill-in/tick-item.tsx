import { Children, isValidElement, type ComponentProps } from "react";
import { TickLine } from "#widgets/reading/checklist/tick-line.tsx";

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
