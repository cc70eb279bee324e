import { Children, isValidElement, type ReactNode } from "react";
import type { Elements } from "#design-system/elements.ts";
import { GuideBeside } from "#widgets/reading/guide-beside.tsx";

/** Content beside the surrounding text: an example, a note, a list. Use only within `Beside`. */
export function Aside({ children }: { readonly children: Elements }) {
  return children;
}

export interface BesideProps {
  /** Text, one `Aside`, and the text after it. */
  readonly children: ReactNode;
}

/**
 * Text with an aside, which keeps its place in the reading order.
 * @throws {Error} Without an `Aside`.
 */
export function Beside({ children }: BesideProps) {
  const blocks = Children.toArray(children);
  const at = blocks.findIndex((block) => isValidElement(block) && block.type === Aside);
  if (at < 0) throw new Error("A <Beside> needs an <Aside> within.");
  const after = blocks.slice(at + 1);
  return (
    <GuideBeside aside={blocks[at]} after={after.length === 0 ? undefined : after}>
      {blocks.slice(0, at)}
    </GuideBeside>
  );
}
