import type { ToolId } from "#domain/tool-id.ts";
import { useGoTo } from "#widgets/go-to/go-to.tsx";
import type { ProseModule } from "#widgets/guide-text/prose-module.ts";
import { markdownComponents } from "#widgets/markdown/markdown-components.tsx";
import { ToolScreen } from "#widgets/tool-screen/tool-screen.tsx";
import { tools } from "#content/en/tools.ts";

export interface SingleToolProps {
  readonly id: ToolId;
  /** What the tool answers and what to have at hand. */
  readonly about: ProseModule;
}

/**
 * A tool that a person answers: what it is, its form, and back to the list once the form is stored.
 * @throws {Error} For a tool without a record.
 */
export function SingleTool({ id, about }: SingleToolProps) {
  const goTo = useGoTo();
  const tool = tools.find((candidate) => candidate.id === id);
  if (tool === undefined) throw new Error(`tools.ts has no ${id}`);
  return (
    <ToolScreen tool={tool} onSuccess={() => goTo("/tools")}>
      <about.default components={markdownComponents} />
    </ToolScreen>
  );
}
