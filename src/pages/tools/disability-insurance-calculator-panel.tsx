import { answerDisability } from "#domain/tools/disability-answer.ts";
import { disabilityInputs } from "#domain/tools/disability-inputs.ts";
import { defineTool } from "#widgets/tool/define-tool.ts";
import { ToolPanel, type ToolPlace } from "#widgets/tool/tool-panel.tsx";
import { disabilityToolWords } from "#content/en/tools/disability-insurance-calculator.ts";
import { toolsById } from "#content/en/tools.ts";
import { sharedToolWords } from "#content/en/tools/shared.ts";

const isEmployee = ({ status }: { readonly [id: string]: unknown }) =>
  status !== "selfEmployed" && status !== "selfEmployedEI";

const tool = defineTool({
  id: "disability-insurance-calculator",
  inputs: disabilityInputs,
  calculate: answerDisability,
  words: disabilityToolWords,
  shared: sharedToolWords,
  asks: {
    sickWeeks: isEmployee,
    std: isEmployee,
    ltd: isEmployee,
    yearsPaid: ({ cppd }) => cppd === "estimate",
  },
});

/** What it answers. */
export const { question } = tool;

/** The tool, on its page or in a text. */
export function Part(place: ToolPlace) {
  return <ToolPanel tool={tool} title={toolsById[tool.id].title} {...place} />;
}
