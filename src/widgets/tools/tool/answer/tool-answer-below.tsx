import { longDate } from "#format/long-date.ts";
import { ScriptedOnly } from "#platform/hydration.tsx";
import type { AnswerView } from "#widgets/tools/tool/definition/answer-view.ts";
import { answerAsRows, answerAsText } from "#widgets/tools/tool/answer-actions/answer-as-text.ts";
import type { Tool } from "#widgets/tools/tool/definition/define-tool.ts";
import { AnswerActions } from "#widgets/tools/tool/answer-actions/answer-actions.tsx";
import { ToolAnswerDetails } from "./tool-answer-details.tsx";

export interface ToolAnswerBelowProps {
  readonly tool: Tool;
  /** Title of the tool in copied text and files. */
  readonly title: string;
  readonly view: AnswerView;
  /** URL that restores the entries. */
  readonly link: () => string;
  /** Id of the section with the save and share actions. */
  readonly keepId: string;
}

/** The part below the form and the answer: details, next steps, and actions to save or share. */
export function ToolAnswerBelow({ tool, title, view, link, keepId }: ToolAnswerBelowProps) {
  const { shared } = tool;
  return (
    <div data-slot="tool-answer-below" className="mt-6 print:mt-3">
      <ToolAnswerDetails
        view={view}
        tool={tool}
        keepId={keepId}
        keep={
          <ScriptedOnly>
            <AnswerActions
              words={shared.actions}
              fileName={tool.id}
              rows={answerAsRows(view, shared)}
              text={() => answerAsText(title, longDate(view.day), view, shared)}
              link={link}
            />
          </ScriptedOnly>
        }
      />
    </div>
  );
}
