import { toolLeadType } from "#domain/tool-lead-type.ts";
import { toolPageSource, type ToolDefinition } from "#domain/tool.ts";
import * as words from "#words/tool-screen.ts";
import { AskedInsurers, type AskedInsurersProps } from "./asked-insurers.tsx";
import { LeadForm } from "#widgets/leads/lead-form/lead-form.tsx";

export interface ToolLeadFormProps {
  readonly tool: ToolDefinition;
  /** Fetches product names for quote requests. Must be stable between renders. */
  readonly loadProductNames: AskedInsurersProps["load"];
  /** Called after the lead is stored. */
  readonly onSuccess?: (() => void) | undefined;
}

/** Lead form for an answer from a person. It contains no entry of the tool. */
export function ToolLeadForm({ tool, loadProductNames, onSuccess }: ToolLeadFormProps) {
  return (
    <>
      <AskedInsurers load={loadProductNames} />
      <LeadForm
        title={words.getYourTool(tool.title)}
        description={words.questionsAboutYourResult}
        leadType={toolLeadType(tool)}
        interests={tool.interests}
        pageSource={toolPageSource(tool.id)}
        buttonText={words.sendMyRequest}
        onSuccess={onSuccess}
      />
    </>
  );
}
