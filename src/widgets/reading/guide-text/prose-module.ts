import type { MDXProps } from "mdx/types";
import type { ComponentType, ReactNode } from "react";
import type { LineIllustrationProps } from "#design-system/illustration/line-illustration.tsx";
import type { ShownOffice } from "#domain/office.ts";
import type { TopicPlateProps } from "#widgets/reading/topic-plate.tsx";
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
  /** Renders the plate of the topic in the front matter. Only pages that need a plate ship the drawings. */
  readonly Plate?: ComponentType<TopicPlateProps>;
  /** Renders the plate of the line in the front matter. */
  readonly LinePlate?: ComponentType<LineIllustrationProps>;
}
