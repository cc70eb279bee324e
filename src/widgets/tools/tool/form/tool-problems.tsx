import type { Ref } from "react";
import { openDetailsAround } from "#design-system/details/open-details.ts";
import { Heading, type HeadingLevel } from "#design-system/heading/heading.tsx";
import { listRole } from "#design-system/layout/layout-element.ts";
import type { InputPath } from "#domain/tools/read-inputs.ts";
import type { Tool } from "#widgets/tools/tool/definition/define-tool.ts";
import { controlId } from "./tool-input.tsx";

export interface ToolProblemsProps {
  readonly tool: Pick<Tool, "shared" | "nameOf">;
  readonly formId: string;
  readonly problems: ReadonlyMap<InputPath, string>;
  /** Receives focus when the visitor asks for the answer. */
  readonly headingRef: Ref<HTMLHeadingElement>;
  /** Id of the summary, for fragment links. */
  readonly id: string;
  readonly headingLevel: HeadingLevel;
}

/** Error summary in place of the answer: each problem links to its field. */
export function ToolProblems({ tool, formId, problems, headingRef, id, headingLevel }: ToolProblemsProps) {
  const { answer } = tool.shared;
  return (
    <div
      data-slot="tool-problems"
      id={id}
      className="rounded-large border-2 border-negative bg-surface p-5 wide-phone:p-7"
    >
      <Heading level={headingLevel} size={4} ref={headingRef}>
        {answer.heading}
      </Heading>
      <p className="mt-2">{answer.problems}</p>
      <ul role={listRole("ul")} className="mt-1">
        {[...problems].map(([path, problem]) => (
          <li key={path}>
            <a
              href={`#${controlId(formId, path)}`}
              className="inline-flex min-h-target items-center font-semibold text-negative underline underline-offset-4"
              onClick={(event) => {
                const field = document.getElementById(controlId(formId, path));
                if (field === null) return;
                event.preventDefault();
                openDetailsAround(field);
                field.focus();
              }}
            >
              {`${tool.nameOf(path)}. ${problem}`}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
