import type { MDXProps } from "mdx/types";
import type { ReactNode } from "react";
import type { ShownOffice } from "#domain/office.ts";
import type { PageText } from "#site/front-matter.ts";
import type { PageKind } from "#site/registry.ts";

/** A prose file with the compiler's metadata: `import * as intro from "#content/….md"`. */
export interface ProseModule {
  /** Component that renders the text. */
  readonly default: (props: MDXProps) => ReactNode;
  /** Level-2 headings of the text. */
  readonly sections: readonly { readonly href: `#${string}`; readonly label: string }[];
  readonly wordCount: number;
  /** Offices of the province that the file is about; only in provincial guides. */
  readonly offices?: readonly ShownOffice[];
}

/** Module of a page, rendered by the component of its kind. */
export interface PageModule<Kind extends PageKind> extends ProseModule {
  /** Front matter of the page. */
  readonly page: PageText<Kind>;
  /** Content of the file's `<Slot name="Opening">`, placed by the layout of the kind. */
  readonly Opening?: ProseModule["default"];
  /** The page's subject in five lines, from a file that the guide and the comparison of a line share. */
  readonly Brief?: ProseModule["default"];
}
