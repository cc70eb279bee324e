import { answerBusiness } from "#domain/tools/business-answer.ts";
import { businessInputs } from "#domain/tools/business-inputs.ts";
import { defineTool } from "#widgets/tool/define-tool.ts";
import { ToolPanel, type ToolPlace } from "#widgets/tool/tool-panel.tsx";
import { businessToolWords } from "#content/en/tools/business-insurance-calculator.ts";
import { toolsById } from "#content/en/tools.ts";
import { sharedToolWords } from "#content/en/tools/shared.ts";

const hasPlace = ({ premises }: { readonly [id: string]: unknown }) => premises === "leased" || premises === "owned";

const tool = defineTool({
  id: "business-insurance-calculator",
  inputs: businessInputs,
  calculate: answerBusiness,
  words: businessToolWords,
  shared: sharedToolWords,
  asks: {
    // Only a place of its own brings interruption coverage.
    grossProfit: hasPlace,
    recoveryMonths: hasPlace,
  },
});

/** What it answers. */
export const { question } = tool;

/** The tool, on its page or in a text. */
export function Part(place: ToolPlace) {
  return <ToolPanel tool={tool} title={toolsById[tool.id].title} {...place} />;
}
