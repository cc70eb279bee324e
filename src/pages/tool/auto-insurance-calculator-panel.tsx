import { answerAuto } from "#domain/tools/auto-answer.ts";
import { autoInputs } from "#domain/tools/auto-inputs.ts";
import { defineTool } from "#widgets/tools/tool/definition/define-tool.ts";
import { ToolPanel, type ToolVariantProps } from "#widgets/tools/tool/answer/tool-panel.tsx";
import { autoToolWords } from "#text/tools/auto-insurance-calculator.ts";
import { toolsById } from "#text/tools.ts";
import { sharedToolWords } from "#text/tools/shared.ts";

const tool = defineTool({
  id: "auto-insurance-calculator",
  inputs: autoInputs,
  calculate: answerAuto,
  words: autoToolWords,
  shared: sharedToolWords,
  visibleWhen: {
    benefitsDropped: ({ province }) => province === "ON",
    workCover: ({ province }) => province === "ON",
  },
});

/** The question that the tool answers. */
export const { question } = tool;

/** The tool, on its own page or embedded in a text. */
export function AutoInsuranceCalculatorPanel(props: ToolVariantProps) {
  return <ToolPanel tool={tool} title={toolsById[tool.id].title} {...props} />;
}
