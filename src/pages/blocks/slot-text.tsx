import type { ProseModule } from "#widgets/reading/guide-text/prose-module.ts";
import { markdownComponents } from "#widgets/reading/markdown/markdown-components.tsx";

export interface SlotTextProps {
  /** Content of a `<Slot>` of a page's file. */
  readonly of: ProseModule["default"] | undefined;
}

/** Renders a slot of a page's file at its place in the page's layout. */
export function SlotText({ of: Content }: SlotTextProps) {
  return Content === undefined ? null : <Content components={markdownComponents} />;
}
