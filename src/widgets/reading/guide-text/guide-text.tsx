import { markdownComponents } from "#widgets/reading/markdown/markdown-components.tsx";
import type { ProseModule } from "./prose-module.ts";
import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import { Prose } from "#design-system/prose/prose.tsx";

const guideText = cva("min-w-0", {
  variants: {
    notes: {
      inline: "",
      /* Flow root: a note longer than its text must not overlap the content below. */
      margin: "flow-root laptop:pe-100",
      columns:
        "laptop:[&>.prose]:grid laptop:[&>.prose]:grid-cols-3 laptop:[&>.prose]:gap-x-12 laptop:[&>.prose]:gap-y-6 laptop:[&>.prose>h2]:col-span-full laptop:[&>.prose>[data-slot]]:my-0",
    },
  },
});

export interface TextProps {
  /**
   * Position of callouts, examples and province notes on wide screens. `margin` needs the page's whole width, `columns` sets
   * three notes side by side.
   */
  readonly notes?: "inline" | "margin" | "columns";
  readonly children: ReactNode;
}

/** The column of a guide's text. */
export function Text({ notes = "inline", children }: TextProps) {
  return (
    <div data-slot="guide-text" className={guideText({ notes })}>
      <Prose>{children}</Prose>
    </div>
  );
}

export interface GuideTextProps {
  /** The prose file: `import * as text from "#text/….md"`. */
  readonly of: ProseModule;
}

/** One prose file with everything that prose may use. Needs `PageReferences` above. */
export function GuideText({ of: { default: Content } }: GuideTextProps) {
  return (
    <Text>
      <Content components={markdownComponents} />
    </Text>
  );
}

export interface SlotTextProps {
  /** Content of a `<Slot>` of a page's file. */
  readonly of: ProseModule["default"] | undefined;
}

/** Renders a slot of a page's file at its place in the page's layout. */
export function SlotText({ of: Content }: SlotTextProps) {
  return Content === undefined ? null : <Content components={markdownComponents} />;
}
