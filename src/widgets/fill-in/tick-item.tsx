import { Children, isValidElement, type ComponentProps } from "react";

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
  return (
    <li {...rest} className="break-inside-avoid border-b border-line last:border-b-0">
      {/* The whole line is the target. Unbound to the app, the box can be ticked before that runs. */}
      <label className="flex min-h-target cursor-pointer items-start gap-3 py-2.5 print:min-h-0 print:py-1">
        <input type="checkbox" autoComplete="off" className="mt-1 size-5 shrink-0 accent-brand" />
        <span className="min-w-0">{parts.filter((part) => !isBox(part))}</span>
      </label>
    </li>
  );
}
