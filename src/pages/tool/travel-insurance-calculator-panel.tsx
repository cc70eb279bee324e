import { answerTravel } from "#domain/tools/travel-answer.ts";
import { travelInputs } from "#domain/tools/travel-inputs.ts";
import { defineTool } from "#widgets/tools/tool/definition/define-tool.ts";
import { ToolPanel, type ToolVariantProps } from "#widgets/tools/tool/answer/tool-panel.tsx";
import { travelToolWords } from "#text/tools/travel-insurance-calculator.ts";
import { toolsById } from "#text/tools.ts";
import { sharedToolWords } from "#text/tools/shared.ts";

const isAbroad = ({ destination }: { readonly [id: string]: unknown }) => destination !== "canada";

const tool = defineTool({
  id: "travel-insurance-calculator",
  inputs: travelInputs,
  calculate: answerTravel,
  words: travelToolWords,
  shared: sharedToolWords,
  visibleWhen: {
    days: isAbroad,
    billPerDay: isAbroad,
    age: ({ card }) => card !== null && card !== undefined,
  },
});

/** The question that the tool answers. */
export const { question } = tool;

/** The tool, on its own page or embedded in a text. */
export function TravelInsuranceCalculatorPanel(props: ToolVariantProps) {
  return <ToolPanel tool={tool} title={toolsById[tool.id].title} {...props} />;
}
