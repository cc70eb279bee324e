import { createContext, use, useCallback, useDeferredValue, type ComponentType } from "react";
import type { ToolId } from "#domain/tool-id.ts";
import type { Entries } from "#domain/tools/read-inputs.ts";
import { useIsHydrated } from "#platform/hydration.tsx";
import type { ToolVariantProps } from "#widgets/tools/tool/answer/tool-panel.tsx";
import { InlineTool, type InlineToolProps } from "./inline-tool.tsx";

export interface InlineToolSlotProps {
  readonly id: ToolId;
  /** Inputs of the tool that the page sets in advance. */
  readonly presetEntries?: Entries | undefined;
  /** Called when a visitor opens the tool. */
  readonly onOpen?: () => void;
}

export interface InlineTools {
  /** Fetches a tool. */
  readonly load: (id: ToolId) => Promise<ComponentType<ToolVariantProps>>;
  readonly words: InlineToolProps["words"];
}

/** The tools that texts embed; provided by the app. Without them, as in a story, the text has only its link to the tool. */
export const InlineToolsContext = createContext<InlineTools | null>(null);

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
