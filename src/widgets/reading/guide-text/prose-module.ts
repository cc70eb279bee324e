import type { MDXProps } from "mdx/types";
import type { ComponentType, ReactNode } from "react";
import type { ShownOffice } from "#domain/office.ts";
import type { TopicPlateProps } from "#widgets/reading/topic-plate.tsx";
import type { PageText } from "#site/front-matter.ts";
import type { PageKind } from "#site/registry.ts";

/** A prose file with what the compiler found in it: `import * as intro from "#content/….md"`. */
export interface ProseModule {
  /** The text. */
  readonly default: (props: MDXProps) => ReactNode;
  /** Its level-2 headings. */
  readonly sections: readonly { readonly href: `#${string}`; readonly label: string }[];
  readonly wordCount: number;
  /** The offices of the place that the file is about; only a provincial guide has them. */
  readonly offices?: readonly ShownOffice[];
}

/** The file of a page that its kind draws. */
export interface PageModule<Kind extends PageKind> extends ProseModule {
  /** What its front matter says. */
  readonly page: PageText<Kind>;
  /** What stands in the file's `<Slot name="Opening">`, for the place that the kind's layout has for it. */
  readonly Opening?: ProseModule["default"];
  /** Draws the plate that the front matter names. */
  readonly Plate?: ComponentType<TopicPlateProps>;
}
