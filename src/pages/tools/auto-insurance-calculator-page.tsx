import { answerAuto } from "#domain/tools/auto-answer.ts";
import { autoInputs } from "#domain/tools/auto-inputs.ts";
import { defineTool } from "#widgets/tool/define-tool.ts";
import { ToolPanel } from "#widgets/tool/tool-panel.tsx";
import * as about from "#content/en/tools/auto-insurance-calculator.md";
import { autoToolWords } from "#content/en/tools/auto-insurance-calculator.ts";
import { toolsById } from "#content/en/tools.ts";
import { sharedToolWords } from "#content/en/tools/shared.ts";
import { toolPage } from "./page-of-tool.tsx";

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

/** `/tools/auto-insurance-calculator` */
export default toolPage({
  id: tool.id,
  about,
  question: tool.question,
  panel: <ToolPanel tool={tool} title={toolsById[tool.id].title} />,
});
