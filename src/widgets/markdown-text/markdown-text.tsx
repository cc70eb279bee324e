import type { MDXProps } from "mdx/types";
import type { ComponentType } from "react";
import { Prose } from "#design-system/prose/prose.tsx";
import { markdownComponents } from "#widgets/markdown/markdown-components.tsx";

export interface MarkdownTextProps {
  /** A prose file of the site. */
  readonly content: ComponentType<MDXProps>;
}

/** Prose with everything it may use. Its figures need a `SourcesProvider` above, its terms a `GlossaryProvider`. */
export function MarkdownText({ content: Content }: MarkdownTextProps) {
  return (
    <Prose>
      <Content components={markdownComponents} />
    </Prose>
  );
}
