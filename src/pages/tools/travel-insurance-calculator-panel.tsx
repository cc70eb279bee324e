import { answerTravel } from "#domain/tools/travel-answer.ts";
import { travelInputs } from "#domain/tools/travel-inputs.ts";
import { defineTool } from "#widgets/tool/define-tool.ts";
import { ToolPanel, type ToolPlace } from "#widgets/tool/tool-panel.tsx";
import { travelToolWords } from "#content/en/tools/travel-insurance-calculator.ts";
import { toolsById } from "#content/en/tools.ts";
import { sharedToolWords } from "#content/en/tools/shared.ts";

const isAbroad = ({ destination }: { readonly [id: string]: unknown }) => destination !== "canada";

const tool = defineTool({
  id: "travel-insurance-calculator",
  inputs: travelInputs,
  calculate: answerTravel,
  words: travelToolWords,
  shared: sharedToolWords,
  asks: {
    days: isAbroad,
    billPerDay: isAbroad,
    age: ({ card }) => card !== null && card !== undefined,
  },
});

/** What it answers. */
export const { question } = tool;

/** The tool, on its page or in a text. */
export function Part(place: ToolPlace) {
  return <ToolPanel tool={tool} title={toolsById[tool.id].title} {...place} />;
}
