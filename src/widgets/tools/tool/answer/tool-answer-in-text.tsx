import { TextLink } from "#design-system/link/link.tsx";
import { AnswerBlockPart } from "./answer-block-part.tsx";
import type { AnswerView } from "#widgets/tools/tool/definition/answer-view.ts";
import type { Tool } from "#widgets/tools/tool/definition/define-tool.ts";
import { ToolRemarks } from "./tool-remarks.tsx";

export interface ToolAnswerInTextProps {
  readonly view: AnswerView;
  readonly tool: Tool;
}

/**
 * The part below the answer of an embedded tool: remarks and tool-specific blocks. All other details are on the tool's
 * page.
 */
export function ToolAnswerInText({ view, tool }: ToolAnswerInTextProps) {
  const { answer } = tool.shared;
  return (
    <div className="mt-8 grid gap-8">
      <ToolRemarks view={view} words={answer} variant="inline" />
      {view.extraBlocks.map((block) => (
        <AnswerBlockPart key={block.title} block={block} tool={tool} day={view.day} hasTitle />
      ))}
      <p>
        <TextLink href={`/tools/${tool.id}`} variant="standalone">
          {answer.whole}
        </TextLink>
      </p>
    </div>
  );
}
