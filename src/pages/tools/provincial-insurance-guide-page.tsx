import { answerProvincialGuide } from "#domain/tools/provincial-guide-answer.ts";
import { provincialGuideInputs } from "#domain/tools/provincial-guide-inputs.ts";
import { defineTool } from "#widgets/tool/define-tool.ts";
import { ToolPanel } from "#widgets/tool/tool-panel.tsx";
import * as about from "#content/en/tools/provincial-insurance-guide.md";
import { provincialGuideWords } from "#content/en/tools/provincial-insurance-guide.ts";
import { toolsById } from "#content/en/tools.ts";
import { sharedToolWords } from "#content/en/tools/shared.ts";
import { toolPage } from "./page-of-tool.tsx";

const tool = defineTool({
  id: "provincial-insurance-guide",
  inputs: provincialGuideInputs,
  calculate: answerProvincialGuide,
  words: provincialGuideWords,
  shared: sharedToolWords,
});

/** `/tools/provincial-insurance-guide` */
export default toolPage({
  id: tool.id,
  about,
  question: tool.question,
  panel: <ToolPanel tool={tool} title={toolsById[tool.id].title} />,
});
