import type { MDXProps } from "mdx/types";
import type { ReactNode } from "react";

/** A prose file with what the compiler found in it: `import * as intro from "#content/….md"`. */
export interface ProseModule {
  /** The text. */
  readonly default: (props: MDXProps) => ReactNode;
  /** Its level-2 headings. */
  readonly sections: readonly { readonly href: `#${string}`; readonly label: string }[];
  readonly wordCount: number;
}
