import type { ReactNode } from "react";
import { toolCategoryLabels, toolLeadType, toolPageSource, type ToolDefinition } from "#domain/tool.ts";
import { LeadForm } from "#widgets/lead-form/lead-form.tsx";
import { ToolFrame } from "./tool-frame.tsx";
import { ToolPanels } from "./tool-panels.tsx";

export interface ToolScreenProps {
  readonly tool: ToolDefinition;
  /** What the tool answers and what to have at hand, as prose. */
  readonly children?: ReactNode;
  /** Called once the lead is stored: the site then returns to the list. */
  readonly onSuccess?: (() => void) | undefined;
}

/** A tool that is answered by a person: what it answers, and the form that asks for it. */
export function ToolScreen({ tool, children, onSuccess }: ToolScreenProps) {
  const { id, title, description, interests, category } = tool;
  return (
    <ToolFrame title={title} lead={description} kicker={toolCategoryLabels[category]}>
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
    </ToolFrame>
  );
}
