import { useCallback } from "react";
import type { InlineToolSlotProps } from "#widgets/tools/inline-tool/inline-tool-slot.tsx";
import { InlineTool as Tool } from "#widgets/tools/inline-tool/inline-tool.tsx";
import { inlineToolWords } from "#text/inline-tool.ts";
import { toolPanels } from "#pages/tools/tool-panels.ts";

/** Any tool, embedded in a text. Loaded after the page; the tool's own code is loaded once a visitor opens it. */
export function InlineTool({ id, ...props }: InlineToolSlotProps) {
  const load = useCallback(() => toolPanels[id](), [id]);
  return <Tool load={load} words={inlineToolWords} {...props} />;
}
