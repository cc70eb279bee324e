import { useCallback } from "react";
import type { ToolHereProps } from "#widgets/tool-in-place/tool-here.tsx";
import { ToolInPlace as Tool } from "#widgets/tool-in-place/tool-in-place.tsx";
import { toolInPlaceWords } from "#content/en/tool-in-place.ts";
import { toolParts } from "#pages/tools/tool-parts.ts";

/** Any of the tools, to be opened in a text. Its code comes after the page's, and the tool's own once somebody opens it. */
export function ToolInPlace({ id, ...place }: ToolHereProps) {
  const load = useCallback(() => toolParts[id](), [id]);
  return <Tool load={load} words={toolInPlaceWords} {...place} />;
}
