import { createContext, type ComponentType } from "react";
import type { ToolId } from "#domain/tool-id.ts";
import type { ToolVariantProps } from "#widgets/tools/tool/answer/tool-panel.tsx";
import type { InlineToolProps } from "./inline-tool.tsx";

export interface InlineTools {
  /** Fetches a tool. */
  readonly load: (id: ToolId) => Promise<ComponentType<ToolVariantProps>>;
  readonly words: InlineToolProps["words"];
}

/** The tools that texts embed; provided by the app. Without them, as in a story, the text has only its link to the tool. */
export const InlineToolsContext = createContext<InlineTools | null>(null);
