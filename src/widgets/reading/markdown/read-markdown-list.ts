import { Children, isValidElement, type ReactElement, type ReactNode } from "react";

/** The items of a rendered Markdown list, found by the name of their element. */
export function readMarkdownList(node: ReactNode): readonly ReactNode[] {
  return Children.toArray(node)
    .filter((part): part is ReactElement<{ readonly children?: ReactNode }> => isValidElement(part))
    .flatMap(({ type, props: { children } }) => (type === "li" ? [children] : readMarkdownList(children)));
}
