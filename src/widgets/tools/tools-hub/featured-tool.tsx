import { ButtonLink } from "#design-system/button/button-link.tsx";
import { Heading } from "#design-system/heading/heading.tsx";
import { Plate } from "#design-system/illustration/plate.tsx";
import { Section } from "#design-system/layout/section.tsx";
import type { ToolDefinition } from "#domain/tool.ts";
import { QuestionCount } from "./tool-entry.tsx";

export interface FeaturedToolProps {
  readonly tool: ToolDefinition;
}

/** The featured tool at the top of the hub. */
export function FeaturedTool({ tool: { id, title, description, questions, actionText } }: FeaturedToolProps) {
  return (
    <Section tone="wash" labelledBy="featured-tool">
      <div className="flex flex-col gap-x-14 gap-y-6 tablet:flex-row tablet:items-center">
        <div className="w-40 shrink-0 text-brand tablet:w-120">
          <Plate name="life" size="large" />
        </div>
        <div className="min-w-0">
          <Heading level={2} id="featured-tool">
            {title}
          </Heading>
          <p className="mt-3 max-w-prose text-lead text-ink-soft">{description}</p>
          <div className="mb-6">
            <QuestionCount questions={questions} />
          </div>
          <ButtonLink href={`/tools/${id}`}>{actionText}</ButtonLink>
        </div>
      </div>
    </Section>
  );
}
