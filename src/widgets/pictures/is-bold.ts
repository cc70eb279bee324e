import { Children, isValidElement, type ReactNode } from "react";

/** Whether a piece of rendered Markdown begins in bold. */
export function isBold(node: ReactNode): boolean {
  const [first] = Children.toArray(node);
  return isValidElement(first) && first.type === "strong";
}
