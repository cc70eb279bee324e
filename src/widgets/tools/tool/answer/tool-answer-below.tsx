import { use } from "react";
import type { Entries } from "#domain/tools/read-inputs.ts";
import { encodeShareLink } from "#domain/tools/share-link.ts";
import { longDate } from "#format/long-date.ts";
import { ScriptedOnly } from "#platform/hydration.tsx";
import type { AnswerView } from "#widgets/tools/tool/definition/answer-view.ts";
import { answerAsRows, answerAsText } from "#widgets/tools/tool/keep/answer-as-text.ts";
import type { Tool } from "#widgets/tools/tool/definition/define-tool.ts";
import { AnswerActions } from "#widgets/tools/tool/keep/answer-actions.tsx";
import { ToolAnswerDetails } from "./tool-answer-details.tsx";
import { ToolEnvironmentContext } from "#widgets/tools/tool/definition/tool-environment.ts";

export interface ToolAnswerBelowProps {
  readonly tool: Tool;
  /** Title of the tool, for copies and files. */
  readonly title: string;
  readonly view: AnswerView;
  /** What the answer is for; a link holds it. */
  readonly entries: Entries;
  /** What a link holds besides. */
  readonly sharedAlong: Entries | undefined;
}

/** All that stands below the questions and the answer: what the answer rests on and leads to, and ways to keep it. */
export function ToolAnswerBelow({ tool, title, view, entries, sharedAlong }: ToolAnswerBelowProps) {
  const { shared } = tool;
  const visit = use(ToolEnvironmentContext);
  return (
    <div className="mt-16 print:mt-3">
      <ToolAnswerDetails view={view} tool={tool} />
      <div className="mt-14 print:hidden">
        <ScriptedOnly>
          <AnswerActions
            words={shared.keep}
            fileName={tool.id}
            rows={answerAsRows(view, shared)}
            text={() => answerAsText(title, longDate(view.day), view, shared)}
            link={() => visit.address() + encodeShareLink({ ...sharedAlong, ...entries })}
          />
        </ScriptedOnly>
      </div>
    </div>
  );
}
