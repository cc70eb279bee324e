import { toolLeadType } from "#domain/tool-lead-type.ts";
import { toolPageSource, type ToolDefinition } from "#domain/tool.ts";
import * as words from "#words/tool-screen.ts";
import { AskedInsurers, type AskedInsurersProps } from "./asked-insurers.tsx";
import { LeadForm } from "#widgets/leads/lead-form/lead-form.tsx";

export interface ToolLeadFormProps {
  readonly tool: ToolDefinition;
  /** Fetches the names of what a quote may be asked for. Must stay the same. */
  readonly loadProductNames: AskedInsurersProps["load"];
  /** Called once the lead is stored. */
  readonly onSuccess?: (() => void) | undefined;
}

/** The form for an answer by a person. Nothing that was entered into the tool is in it. */
export function ToolLeadForm({ tool, loadProductNames, onSuccess }: ToolLeadFormProps) {
  return (
    <>
      <AskedInsurers load={loadProductNames} />
      <LeadForm
        title={words.getYourTool(tool.title)}
        description={words.tellUsWhereToSendIt}
        leadType={toolLeadType(tool)}
        interests={tool.interests}
        pageSource={toolPageSource(tool.id)}
        buttonText={words.sendMyRequest}
        onSuccess={onSuccess}
      />
    </>
  );
}
