import { ButtonLink } from "#design-system/button/button-link.tsx";
import { Heading } from "#design-system/heading/heading.tsx";
import { Plate } from "#design-system/illustration/plate.tsx";
import type { InsuranceLine } from "#domain/insurance-line.ts";
import type { ToolId } from "#domain/tool-id.ts";
import type { ToolDefinition } from "#domain/tool.ts";
import { ToolIcon } from "./tool-icon.tsx";
import * as words from "#words/tools-hub.ts";

/**
 * States how many questions a tool has and that the browser calculates the answer, so that visitors don't expect a
 * person.
 */
export function QuestionCount({ questions }: { readonly questions: number }) {
  return <p className="mt-2 text-small font-semibold">{words.answersInTheBrowser(questions)}</p>;
}

/** Illustrations of tools about one line of insurance. Other tools have an icon of the same width. */
const plates: Partial<Record<ToolId, InsuranceLine>> = {
  "life-insurance-calculator": "life",
  "home-insurance-calculator": "home",
  "auto-insurance-calculator": "auto",
  "disability-insurance-calculator": "disability",
  "travel-insurance-calculator": "travel",
  "business-insurance-calculator": "business",
};

export interface ToolEntryProps {
  readonly tool: ToolDefinition;
}

/** One tool: title, description, result, and the button that opens it. */
export function ToolEntry({ tool: { id, title, description, questions, actionText } }: ToolEntryProps) {
  const plate = plates[id];
  return (
    <li data-slot="tool-entry" className="flex min-w-0 gap-5">
      <div className="size-11 shrink-0 text-brand">
        {plate === undefined ? <ToolIcon id={id} /> : <Plate name={plate} size="small" />}
      </div>
      <div className="min-w-0">
        <Heading level={3} size={4}>
          {title}
        </Heading>
        <p className="mt-1 max-w-prose text-ink-soft">{description}</p>
        <QuestionCount questions={questions} />
        <p className="mt-3">
          <ButtonLink href={`/tools/${id}`} intent="secondary" size="small">
            {actionText}
          </ButtonLink>
        </p>
      </div>
    </li>
  );
}
