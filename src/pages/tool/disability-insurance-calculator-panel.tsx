import { answerDisability } from "#domain/tools/disability-answer.ts";
import { disabilityInputs } from "#domain/tools/disability-inputs.ts";
import { defineTool } from "#widgets/tools/tool/definition/define-tool.ts";
import { ToolPanel, type ToolVariantProps } from "#widgets/tools/tool/answer/tool-panel.tsx";
import { disabilityToolWords } from "#text/tools/disability-insurance-calculator.ts";
import { toolsById } from "#text/tools.ts";
import { sharedToolWords } from "#text/tools/shared.ts";

const isEmployee = ({ status }: { readonly [id: string]: unknown }) =>
  status !== "selfEmployed" && status !== "selfEmployedEI";

const tool = defineTool({
  id: "disability-insurance-calculator",
  inputs: disabilityInputs,
  calculate: answerDisability,
  words: disabilityToolWords,
  shared: sharedToolWords,
  visibleWhen: {
    sickWeeks: isEmployee,
    std: isEmployee,
    ltd: isEmployee,
    yearsPaid: ({ cppd }) => cppd === "estimate",
  },
});

/** The question that the tool answers. */
export const { question } = tool;

/** The tool, on its own page or embedded in a text. */
export function DisabilityInsuranceCalculatorPanel(props: ToolVariantProps) {
  return <ToolPanel tool={tool} title={toolsById[tool.id].title} {...props} />;
}
