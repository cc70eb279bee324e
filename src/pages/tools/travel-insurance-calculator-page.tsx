import { answerTravel } from "#domain/tools/travel-answer.ts";
import { travelInputs } from "#domain/tools/travel-inputs.ts";
import { defineTool } from "#widgets/tool/define-tool.ts";
import { ToolPanel } from "#widgets/tool/tool-panel.tsx";
import * as about from "#content/en/tools/travel-insurance-calculator.md";
import { travelToolWords } from "#content/en/tools/travel-insurance-calculator.ts";
import { toolsById } from "#content/en/tools.ts";
import { sharedToolWords } from "#content/en/tools/shared.ts";
import { toolPage } from "./page-of-tool.tsx";

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

/** `/tools/travel-insurance-calculator` */
export default toolPage({
  id: tool.id,
  about,
  question: tool.question,
  panel: <ToolPanel tool={tool} title={toolsById[tool.id].title} />,
});
