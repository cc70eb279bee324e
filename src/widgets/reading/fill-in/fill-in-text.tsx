import { Prose } from "#design-system/prose/prose.tsx";
import type { ProseModule } from "#widgets/reading/guide-text/prose-module.ts";
import { markdownComponents } from "#widgets/reading/markdown/markdown-components.tsx";
import { Blank, Blanks } from "./blank.tsx";
import { FillInTable } from "./fill-in-table.tsx";
import { TickItem, TickList } from "./tick-list.tsx";

const components = { ...markdownComponents, Blank, Blanks, FillInTable, TickList, li: TickItem };

export interface FillInTextProps {
  /** The prose file, which may also use `TickList`, `Blanks`, `Blank` and `FillInTable`. */
  readonly of: ProseModule;
}

/**
 * A text with boxes to tick and lines to fill. Needs `PageReferences` above.
 *
 * Accessibility: every blank and box has a name from its line or its row.
 */
export function FillInText({ of: { default: Text } }: FillInTextProps) {
  return (
    <Prose>
      <Text components={components} />
    </Prose>
  );
}
