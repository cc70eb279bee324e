import type { ProseModule } from "#widgets/reading/guide-text/prose-module.ts";
import { markdownComponents } from "#widgets/reading/markdown/markdown-components.tsx";

export interface SlotTextProps {
  /** What stands in a `<Slot>` of a page's file. */
  readonly of: ProseModule["default"] | undefined;
}

/** A slot of a page's file, for the place that the page's layout has for it. */
export function SlotText({ of: Content }: SlotTextProps) {
  return Content === undefined ? null : <Content components={markdownComponents} />;
}
