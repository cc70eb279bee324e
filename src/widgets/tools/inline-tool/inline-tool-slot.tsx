import { createContext, use, type ReactNode, useDeferredValue } from "react";
import type { ToolId } from "#domain/tool-id.ts";
import type { Entries } from "#domain/tools/read-inputs.ts";
import { useIsHydrated } from "#platform/hydration.tsx";

export interface InlineToolSlotProps {
  readonly id: ToolId;
  /** Inputs of the tool that the page sets in advance. */
  readonly presetEntries?: Entries | undefined;
  /** Called when a visitor opens the tool. */
  readonly onOpen?: () => void;
}

/** Renders an embedded tool; provided by the app. Without it, as in a story, the text has only its link to the tool. */
export const InlineToolSlotContext = createContext<((props: InlineToolSlotProps) => ReactNode) | null>(null);

/**
 * Slot for a tool within a text, below the sentence that links to the tool's page. Until the app renders the button, a
 * placeholder reserves its height, so that nothing shifts. Hidden without JavaScript.
 */
export function InlineToolSlot(props: InlineToolSlotProps) {
  const drawTool = use(InlineToolSlotContext);
  const isHydrated = useDeferredValue(useIsHydrated());
  if (drawTool === null) return null;
  return <div className="min-h-target noscript:hidden print:hidden">{isHydrated && drawTool(props)}</div>;
}
