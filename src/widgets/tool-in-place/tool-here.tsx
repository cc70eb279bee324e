import { createContext, use, type ReactNode } from "react";
import type { ToolId } from "#domain/tool-id.ts";
import type { Entries } from "#domain/tools/read-inputs.ts";
import { useIsHydratedDeferred } from "#widgets/hydration/use-is-hydrated.ts";

export interface ToolHereProps {
  readonly id: ToolId;
  /** What the place knows and the tool asks. */
  readonly known?: Entries | undefined;
  /** Called when a visitor opens the tool. */
  readonly onOpen?: () => void;
}

/** Draws a tool to be opened in a text. It comes from the app; without it, as in a lone story, the link in the text is all. */
export const ToolHereContext = createContext<((props: ToolHereProps) => ReactNode) | null>(null);

/**
 * Room in a text for a tool that answers the question at hand, below the sentence that links to the tool's own page. The
 * button comes with the app; its room is kept, so that nothing moves, and is not there where scripts are off.
 */
export function ToolHere(props: ToolHereProps) {
  const drawTool = use(ToolHereContext);
  const isHydrated = useIsHydratedDeferred();
  if (drawTool === null) return null;
  return <div className="min-h-target noscript:hidden print:hidden">{isHydrated && drawTool(props)}</div>;
}
