import type { ReactNode } from "react";
import { Container } from "#design-system/layout/container.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { toolCategoryLabels, toolLeadType, toolPageSource, type ToolDefinition } from "#domain/tool.ts";
import { LeadForm } from "#widgets/lead-form/lead-form.tsx";
import { ToolFrame } from "./tool-frame.tsx";
import { ToolPanels } from "./tool-panels.tsx";

export interface ToolScreenProps {
  readonly tool: ToolDefinition;
  /** The tool itself, where it gives an answer in the browser; without it the page is its form. */
  readonly panel?: ReactNode;
  /** What it answers, where the description speaks of the form. */
  readonly question?: string;
  /** What a person can be asked and what to have at hand, as prose. */
  readonly children?: ReactNode;
  /** Called once the lead is stored: the site then returns to the list. */
  readonly onSuccess?: (() => void) | undefined;
}

/** A tool's page: the tool that answers, and after it the form for an answer by a person. Nothing goes from one to the other. */
export function ToolScreen({ tool, panel, question, children, onSuccess }: ToolScreenProps) {
  const { id, title, description, interests, category } = tool;
  const form = (
    <ToolPanels about={children}>
      <LeadForm
        title={`Get Your ${title}`}
        description="Tell us where to send it. A person reads your request and answers; there is no charge and no duty to buy."
        leadType={toolLeadType(tool)}
        interests={interests}
        pageSource={toolPageSource(id)}
        buttonText="Send My Request"
        onSuccess={onSuccess}
      />
    </ToolPanels>
  );
  return (
    <>
      <ToolFrame title={title} lead={question ?? description} kicker={toolCategoryLabels[category]}>
        {panel ?? form}
      </ToolFrame>
      {panel !== undefined && (
        <div className="print:hidden">
          <Section tone="sunken">
            <Container>{form}</Container>
          </Section>
        </div>
      )}
    </>
  );
}
