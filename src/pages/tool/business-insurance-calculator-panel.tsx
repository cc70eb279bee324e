import { answerBusiness } from "#domain/tools/business-answer.ts";
import { businessInputs } from "#domain/tools/business-inputs.ts";
import { defineTool } from "#widgets/tools/tool/definition/define-tool.ts";
import { ToolPanel, type ToolVariantProps } from "#widgets/tools/tool/answer/tool-panel.tsx";
import { businessToolWords } from "#text/tools/business-insurance-calculator.ts";
import { toolsById } from "#text/tools.ts";
import { sharedToolWords } from "#text/tools/shared.ts";

const hasPremises = ({ premises }: { readonly [id: string]: unknown }) => premises === "leased" || premises === "owned";

const tool = defineTool({
  id: "business-insurance-calculator",
  inputs: businessInputs,
  calculate: answerBusiness,
  words: businessToolWords,
  shared: sharedToolWords,
  visibleWhen: {
    // Interruption coverage applies only to a business with its own premises.
    grossProfit: hasPremises,
    recoveryMonths: hasPremises,
  },
});

/** The question that the tool answers. */
export const { question } = tool;

/** The tool, on its own page or embedded in a text. */
export function BusinessInsuranceCalculatorPanel(props: ToolVariantProps) {
  return <ToolPanel tool={tool} title={toolsById[tool.id].title} {...props} />;
}
