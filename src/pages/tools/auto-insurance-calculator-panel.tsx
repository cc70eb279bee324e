import { answerAuto } from "#domain/tools/auto-answer.ts";
import { autoInputs } from "#domain/tools/auto-inputs.ts";
import { defineTool } from "#widgets/tool/define-tool.ts";
import { ToolPanel, type ToolPlace } from "#widgets/tool/tool-panel.tsx";
import { autoToolWords } from "#content/en/tools/auto-insurance-calculator.ts";
import { toolsById } from "#content/en/tools.ts";
import { sharedToolWords } from "#content/en/tools/shared.ts";

const tool = defineTool({
  id: "auto-insurance-calculator",
  inputs: autoInputs,
  calculate: answerAuto,
  words: autoToolWords,
  shared: sharedToolWords,
  asks: {
    benefitsDropped: ({ province }) => province === "ON",
    workCover: ({ province }) => province === "ON",
  },
});

/** What it answers. */
export const { question } = tool;

/** The tool, on its page or in a text. */
export function Part(place: ToolPlace) {
  return <ToolPanel tool={tool} title={toolsById[tool.id].title} {...place} />;
}
