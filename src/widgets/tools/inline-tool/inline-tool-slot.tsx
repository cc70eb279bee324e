import { createContext, use, type ReactNode, useDeferredValue } from "react";
import type { ToolId } from "#domain/tool-id.ts";
import type { Entries } from "#domain/tools/read-inputs.ts";
import { useIsHydrated } from "#platform/hydration.tsx";

export interface InlineToolSlotProps {
  readonly id: ToolId;
  /** What the place knows and the tool asks. */
  readonly presetEntries?: Entries | undefined;
  /** Called when a visitor opens the tool. */
  readonly onOpen?: () => void;
}

/** Draws a tool to be opened in a text. It comes from the app; without it, as in a lone story, the link in the text is all. */
export const InlineToolSlotContext = createContext<((props: InlineToolSlotProps) => ReactNode) | null>(null);

/**
 * Room in a text for a tool that answers the question at hand, below the sentence that links to the tool's own page. The
 * button comes with the app; its room is kept, so that nothing moves, and is not there where scripts are off.
 */
export function InlineToolSlot(props: InlineToolSlotProps) {
  const drawTool = use(InlineToolSlotContext);
  const isHydrated = useDeferredValue(useIsHydrated());
  if (drawTool === null) return null;
  return <div className="min-h-target noscript:hidden print:hidden">{isHydrated && drawTool(props)}</div>;
}
