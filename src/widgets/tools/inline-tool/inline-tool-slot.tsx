import { use, useCallback, useDeferredValue } from "react";
import type { ToolId } from "#domain/tool-id.ts";
import type { Entries } from "#domain/tools/read-inputs.ts";
import { useIsHydrated } from "#platform/hydration.tsx";
import { InlineTool } from "./inline-tool.tsx";
import { InlineToolsContext } from "./inline-tools-context.ts";

export interface InlineToolSlotProps {
  readonly id: ToolId;
  /** Inputs of the tool that the page sets in advance. */
  readonly presetEntries?: Entries | undefined;
  /** Called when a visitor opens the tool. */
  readonly onOpen?: () => void;
}

/**
 * Slot for a tool within a text, below the sentence that links to the tool's page. Until the page is hydrated, a
 * placeholder reserves the button's height, so that nothing shifts. Hidden without JavaScript.
 */
export function InlineToolSlot({ id, ...props }: InlineToolSlotProps) {
  const tools = use(InlineToolsContext);
  const isHydrated = useDeferredValue(useIsHydrated());
  const loadTool = tools?.load;
  const load = useCallback(() => loadTool?.(id) ?? Promise.reject(new Error("There are no tools")), [loadTool, id]);
  if (tools === null) return null;
  return (
    <div className="min-h-target noscript:hidden print:hidden">
      {isHydrated && <InlineTool load={load} words={tools.words} {...props} />}
    </div>
  );
}
